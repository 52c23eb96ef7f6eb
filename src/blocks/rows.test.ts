import { expect, test } from 'vitest';
import { peopleInRow, rowLengths } from './rows.ts';

test.each([
  [5, [3, 3, 3, 2, 2]],
  [7, [4, 4, 4, 4, 3, 3, 3]],
  [9, [3, 3, 3, 3, 3, 3, 3, 3, 3]],
  [10, [4, 4, 4, 4, 3, 3, 3, 3, 3, 3]],
])('arranges %i items in rows of at most four, none alone', (count, rows) => {
  expect(rowLengths(count)).toEqual(rows);
});

test.each([3, 4])(
  'fills rows with at most %i items, whose lengths differ by at most one',
  (max) => {
    for (let count = 2; count <= 60; count += 1) {
      const lengths = rowLengths(count, max);
      const rows: number[] = [];
      for (let at = 0; at < count; at += lengths[at] ?? 1) rows.push(lengths[at] ?? 0);
      expect(
        rows.flatMap((length) => Array(length).fill(length)),
        `${count}`,
      ).toEqual(lengths);
      const shortest = Math.min(...rows);
      expect([Math.max(...rows) - shortest <= 1, shortest >= 2, Math.max(...rows) <= max]).toEqual([
        true,
        true,
        true,
      ]);
    }
  },
);

test('never leaves one of up to 12 people alone in the last row', () => {
  const counts = Array.from({ length: 11 }, (_, index) => index + 2);
  expect(counts.filter((count) => count % peopleInRow(count) === 1)).toEqual([]);
  expect(counts.map(peopleInRow)).toEqual([2, 3, 4, 3, 3, 4, 4, 3, 4, 4, 4]);
  expect(peopleInRow(1)).toBe(1);
});
