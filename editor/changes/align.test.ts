import { expect, test, vi } from 'vitest';
import { align, likeness, maxComparisons } from './align.ts';

/** The pairs of two texts, letter by letter: 1 for equal letters, 0.5 for a letter and its capital. */
const aligned = (before: string, after: string) =>
  align(before.length, after.length, (old, now) => {
    const [a, b] = [before[old] ?? '', after[now] ?? ''];
    if (a === b) return 1;
    return a.toLowerCase() === b.toLowerCase() ? 0.5 : 0;
  }).map(([old, now]) => `${before[old]}${old}${after[now]}${now}`);

test.each([
  ['abc', 'abc', 'a0a0 b1b1 c2c2'],
  ['abc', 'ac', 'a0a0 c2c1'],
  ['ac', 'abc', 'a0a0 c1c2'],
  ['abc', 'xbc', 'b1b1 c2c2'],
  // The alignment with the greater sum wins.
  ['abA', 'Aba', 'a0A0 b1b1 A2a2'],
  ['ab', 'ba', 'b1b0'],
  ['xay', 'zAw', 'a1A1'],
  ['aab', 'ab', 'a0a0 b2b1'],
  ['', 'ab', ''],
  ['ab', '', ''],
  ['ab', 'xy', ''],
])('aligns “%s” and “%s” as “%s”', (before, after, pairs) => {
  expect(aligned(before, after).join(' ')).toBe(pairs);
});

test('compares long lists index by index, and only at both ends', () => {
  const long = Math.sqrt(maxComparisons);
  const compare = vi.fn(() => 0.5);
  expect(align(long + 1, long, compare)).toHaveLength(long);
  // Once at the start and once at the end.
  expect(compare).toHaveBeenCalledTimes(2);
  expect(align(long + 1, long, compare).at(-1)).toEqual([long - 1, long - 1]);
  const isSameEnd = (old: number, now: number) => (old === long + 8 && now === long + 7 ? 1 : 0.5);
  expect(align(long + 9, long + 8, isSameEnd).slice(-2)).toEqual([
    [long + 6, long + 6],
    [long + 8, long + 7],
  ]);
});

test.each<[string, unknown, unknown, number]>([
  ['equal values', { a: [1] }, { a: [1] }, 1],
  ['two texts', 'a', 'b', 0.0001],
  ['a text and a group', 'a', { a: 1 }, 0],
  ['a list and a group', ['a'], { 0: 'a' }, 0],
  ['blocks of two types', { type: 'hero', a: 1 }, { type: 'faq', a: 1 }, 0],
  ['groups that share nothing', { a: 1 }, { a: 2 }, 0.0001],
  ['groups that share half of their fields', { a: 1, b: 2 }, { a: 1, b: 3 }, 0.4501],
  ['a group that has one field more', { a: 1 }, { a: 1, b: 3 }, 0.4501],
  ['lists that share one of three', ['a', 'b', 'c'], ['a', 'x', 'y'], 0.3001],
])('computes the likeness of %s', (_what, before, after, share) => {
  expect(likeness(before, after)).toBeCloseTo(share, 6);
  expect(likeness(after, before)).toBeCloseTo(share, 6);
});
