import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { link, showRichText, tool, toolbar } from '../../../tests/tools/shownRichText.tsx';
import type { RichParagraph } from '../../adapter/richText.ts';

test.each<[string, string, RichParagraph]>([
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
