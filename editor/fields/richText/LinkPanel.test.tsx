import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { link, showRichText, tool } from '../../../tests/tools/shownRichText.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const panel = () => screen.queryByRole('group', { name: /link/i });
const chooser = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Leads to' });
/** Chooses a page by typing its name and pressing Enter. */
function lead(words: string) {
  fireEvent.change(chooser(), { target: { value: words } });
  fireEvent.keyDown(chooser(), { key: 'Enter' });
}
test('turns selected words into a link in one step, with the cursor after them', async () => {
  const { now, choose, editor, dom } = showRichText(['See the FAQ first']);
  choose(4, 11);
  expect(tool('Link').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(tool('Link'));
  expect(tool('Link').getAttribute('aria-expanded')).toBe('true');
  expect(panel()).toBe(screen.getByRole('group', { name: 'Link of “the FAQ”' }));
  expect(document.activeElement).toBe(chooser());
  expect(screen.queryByLabelText('Link text')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull();
  expect(button('Add link').disabled).toBe(true);
  lead('questions');
  // After choosing a target, the button gets the focus.
  expect(document.activeElement).toBe(button('Add link'));
  expect(now.told).toBe(0);
  fireEvent.click(button('Add link'));
  expect(now.value).toEqual([['See ', link('the FAQ', '/faq'), ' first']]);
  expect(now.told).toBe(1);
  expect(panel()).toBeNull();
  expect([editor.state.selection.from, editor.state.selection.empty]).toEqual([12, true]);
  await waitFor(() => expect(document.activeElement).toBe(dom));
});

test.each([
  ['a word', 5, 'the', 'See the FAQ'],
  ['the start of a word with marks', 2, 'don’t-stop', 'don’t-stop now'],
  ['its other end', 8, 'don’t-stop', 'don’t-stop now'],
  ['the end of a word', 3, 'See', 'See the FAQ'],
])('at %s, links the whole word', (_where, place, words, text) => {
  const { choose } = showRichText([text]);
  choose(place);
  fireEvent.click(tool('Link'));
  expect(panel()?.textContent).toContain(`Link of “${words}”`);
});

test('changes or removes a whole link from any position in it', () => {
  const { now, choose } = showRichText([['See ', link('the FAQ', '/old'), ' first']]);
  choose(6);
  fireEvent.click(tool('Link'));
  expect(screen.getByRole('group', { name: 'Link of “the FAQ”' })).toBeTruthy();
  expect(chooser().value).toBe('/old');
  lead('questions');
  fireEvent.click(button('Change link'));
  expect(now.value).toEqual([['See ', link('the FAQ', '/faq'), ' first']]);
  choose(6);
  fireEvent.click(tool('Link'));
  fireEvent.click(button('Remove link'));
  expect(now.value).toEqual(['See the FAQ first']);
  expect(panel()).toBeNull();
});

test('between words, asks for the text of the link, and Enter adds it', async () => {
  const { now, choose } = showRichText(['See  first']);
  choose(4);
  fireEvent.click(tool('Link'));
  expect(screen.getByRole('group', { name: 'New link' })).toBeTruthy();
  const words = screen.getByLabelText<HTMLInputElement>('Link text');
  expect(document.activeElement).toBe(words);
  lead('questions');
  expect(button('Add link').disabled).toBe(true);
  fireEvent.change(words, { target: { value: '  ' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  expect(panel()).not.toBeNull();
  fireEvent.change(words, { target: { value: 'the FAQ' } });
  expect(button('Add link').disabled).toBe(false);
  expect(fireEvent.keyDown(words, { key: 'Enter' })).toBe(false);
  expect(now.value).toEqual([['See ', link('the FAQ', '/faq'), ' first']]);
});

test('Ctrl+K opens the link panel for the current selection', () => {
  const { choose, dom } = showRichText(['See the FAQ']);
  choose(4, 7);
  fireEvent.keyDown(dom, { key: 'k', ctrlKey: true });
  expect(panel()?.textContent).toContain('Link of “the”');
});
