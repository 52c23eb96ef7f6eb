import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { link, showRichText, tool, toolbar } from '../../../tests/tools/shownRichText.tsx';
import type { WrittenParagraph } from '../../adapter/richText.ts';

test.each<[string, string, WrittenParagraph]>([
  ['Bold', 'B', [{ strong: 'New' }, ' felt']],
  ['Bulleted list', 'Shift+8', { list: ['New felt'] }],
  ['Numbered list', 'Shift+7', { list: ['New felt'], numbered: true }],
])(
  'one button sets and removes %s, and shows its state and shortcut',
  async (name, key, written) => {
    const { now, choose, dom } = showRichText(['New felt']);
    choose(0, 3);
    expect(tool(name).getAttribute('aria-pressed')).toBe('false');
    expect(tool(name).title).toBe(`${name} (Ctrl+${key}, on a Mac Cmd+${key})`);
    // The selection is kept while it is pressed.
    expect(fireEvent.mouseDown(tool(name))).toBe(false);
    fireEvent.click(tool(name));
    expect(now.value).toEqual([written]);
    expect(tool(name).getAttribute('aria-pressed')).toBe('true');
    expect(within(toolbar()).getAllByRole('button', { pressed: true })).toEqual([tool(name)]);
    await waitFor(() => expect(document.activeElement).toBe(dom));
    fireEvent.click(tool(name));
    expect(now.value).toEqual(['New felt']);
  },
);

test('the Bold button explains that link text cannot be bold', () => {
  const { now, choose } = showRichText([['See ', link('the FAQ', '/faq')]]);
  choose(1);
  expect(tool('Bold').hasAttribute('aria-disabled')).toBe(false);
  expect(tool('Link').getAttribute('aria-pressed')).toBe('false');
  choose(6, 8);
  expect(tool('Link').getAttribute('aria-pressed')).toBe('true');
  expect(tool('Bold').getAttribute('aria-disabled')).toBe('true');
  expect(tool('Bold').title).toBe('Link text cannot be bold');
  fireEvent.click(tool('Bold'));
  expect(now.told).toBe(0);
});

test('the toolbar has one tab stop, and arrow keys wrap around its ends', async () => {
  showRichText(['New felt']);
  const reached = () =>
    within(toolbar())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((button) => button.getAttribute('aria-label'));
  await waitFor(() => expect(reached()).toEqual(['Bold']));
  tool('Bold').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Numbered list'],
    ['ArrowRight', 'Bold'],
    ['ArrowRight', 'Link'],
    ['ArrowLeft', 'Bold'],
    ['End', 'Numbered list'],
    ['Home', 'Bold'],
  ] as const) {
    expect(fireEvent.keyDown(document.activeElement ?? toolbar(), { key })).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(tool(name)));
    expect(reached()).toEqual([name]);
  }
  expect(fireEvent.keyDown(tool('Bold'), { key: 'x' })).toBe(true);
  act(() => tool('Bulleted list').focus());
  expect(reached()).toEqual(['Bulleted list']);
});

test('Escape moves the focus from the toolbar to the text', async () => {
  const { dom } = showRichText(['New felt']);
  act(() => tool('Link').focus());
  expect(fireEvent.keyDown(tool('Link'), { key: 'Escape' })).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(dom));
});
