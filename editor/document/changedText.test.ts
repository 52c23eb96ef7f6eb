// @vitest-environment node
import { expect, test } from 'vitest';
import { changedText } from './changedText.ts';

test('the first text that differs from the base, shortened', () => {
  const base = { title: 'A', blocks: [{ headline: 'B', items: ['C'] }] };
  const changed = { title: 'A', blocks: [{ headline: 'B', items: ['Changed'] }, { text: 'New' }] };
  expect(changedText(base, changed)).toBe('Changed');
  expect(changedText(base, base)).toBe('');
  expect(changedText(undefined, { title: 'x'.repeat(70) })).toBe(`${'x'.repeat(60)} …`);
});
