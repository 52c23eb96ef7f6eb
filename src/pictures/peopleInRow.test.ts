import { expect, test } from 'vitest';
import { peopleInRow } from './peopleInRow.ts';

test('of up to 12 people none is alone in the last row', () => {
  const counts = Array.from({ length: 11 }, (_, index) => index + 2);
  expect(counts.filter((count) => count % peopleInRow(count) === 1)).toEqual([]);
  expect(counts.map(peopleInRow)).toEqual([2, 3, 4, 3, 3, 4, 4, 3, 4, 4, 4]);
  expect(peopleInRow(1)).toBe(1);
});
