import { expect, test } from 'vitest';
import { changedLines } from './formerStates.ts';

test.each([
  ['a\nb', 'a\nb', 0],
  ['a\nb', 'a\nc', 2],
  ['a\nb', 'a\nx\nb', 1],
  ['a\nx\nb', 'a\nb', 1],
  ['a\nb\nc', 'c\na\nb', 2],
  ['a', '', 2],
])('from %j to %j, the number of removed and added lines is %i', (before, after, count) => {
  expect(changedLines(before, after)).toBe(count);
});
