import { fireEvent, screen } from '@testing-library/react';
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

test('links selected words without the spaces around them', () => {
  const { now, choose } = showRichText(['See the FAQ first']);
  choose(3, 8);
  fireEvent.click(tool('Link'));
  expect(panel()?.textContent).toContain('Link of “the”');
  lead('/faq');
  fireEvent.click(button('Add link'));
  expect(now.value).toEqual([['See ', link('the', '/faq'), ' FAQ first']]);
});

test('changes or removes a whole link from any position in it', () => {
  const { now, choose } = showRichText([['See ', link('the FAQ', '/old'), ' first']]);
  choose(6);
  fireEvent.click(tool('Link'));
  expect(screen.getByRole('group', { name: 'Link of “the FAQ”' })).toBeTruthy();
  expect(chooser().value).toBe('/old');
  lead('/faq');
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
  lead('/faq');
  expect(button('Add link').disabled).toBe(true);
  fireEvent.change(words, { target: { value: '  ' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  expect(panel()).not.toBeNull();
  fireEvent.change(words, { target: { value: 'the FAQ' } });
  expect(button('Add link').disabled).toBe(false);
  expect(fireEvent.keyDown(words, { key: 'Enter' })).toBe(false);
  expect(now.value).toEqual([['See ', link('the FAQ', '/faq'), ' first']]);
});
