import { expect, test } from 'vitest';
import { align } from './align.ts';

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
