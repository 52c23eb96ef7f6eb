// @vitest-environment node
import { expect, test } from 'vitest';
import { rowLengths } from './rows.ts';

test.each([
  [2, [2, 2]],
  [3, [3, 3, 3]],
  [4, [4, 4, 4, 4]],
  [5, [3, 3, 3, 2, 2]],
  [6, [3, 3, 3, 3, 3, 3]],
  [7, [4, 4, 4, 4, 3, 3, 3]],
  [8, [4, 4, 4, 4, 4, 4, 4, 4]],
  [9, [3, 3, 3, 3, 3, 3, 3, 3, 3]],
  [10, [4, 4, 4, 4, 3, 3, 3, 3, 3, 3]],
  [11, [4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3]],
])('%i items stand in rows of at most four, none alone', (count, rows) => {
  expect(rowLengths(count)).toEqual(rows);
});
