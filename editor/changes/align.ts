import { dequal } from 'dequal';
import { isGroup, isObject } from '../../schema/browser.ts';

/** Lists with more pairs than this are compared index by index: the table would take too long. */
export const maxComparisons = 1_000_000;

/**
 * Aligns a list with its changed form: pairs of an old and a new index, both ascending, with the greatest sum of likeness
 * (a weighted longest common subsequence). `likeness` is 1 for equal entries and 0 for entries with nothing in common.
 */
export function align(
  beforeLength: number,
  afterLength: number,
  likeness: (before: number, after: number) => number,
): [before: number, after: number][] {
  const shorter = Math.min(beforeLength, afterLength);
  let start = 0;
  while (start < shorter && likeness(start, start) === 1) start += 1;
  let end = 0;
  while (end < shorter - start && likeness(beforeLength - 1 - end, afterLength - 1 - end) === 1)
    end += 1;

  const rows = beforeLength - start - end;
  const columns = afterLength - start - end;
  const middle =
    rows * columns > maxComparisons
      ? samePlaces(Math.min(rows, columns))
      : mostAlike(rows, columns, (row, column) => likeness(start + row, start + column));
  return [
    ...samePlaces(start),
    ...middle.map(([row, column]): [number, number] => [start + row, start + column]),
    ...samePlaces(end).map(([place]): [number, number] => [
      beforeLength - end + place,
      afterLength - end + place,
    ]),
  ];
}

function samePlaces(count: number): [number, number][] {
  return Array.from({ length: count }, (_, place) => [place, place]);
}

/** The pairs with the greatest sum, by dynamic programming: `best` has the best sum starting at each pair of indexes. */
function mostAlike(
  rows: number,
  columns: number,
  likeness: (row: number, column: number) => number,
): [number, number][] {
  const alike = new Float32Array(rows * columns);
  const best = new Float32Array((rows + 1) * (columns + 1));
  const at = (row: number, column: number) => best[row * (columns + 1) + column] ?? 0;
  const pairAt = (row: number, column: number) => alike[row * columns + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const pair = likeness(row, column);
      alike[row * columns + column] = pair;
      best[row * (columns + 1) + column] = Math.max(
        at(row + 1, column),
        at(row, column + 1),
        pairAt(row, column) + at(row + 1, column + 1),
      );
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const skipped = Math.max(at(row + 1, column), at(row, column + 1));
    if (pairAt(row, column) > 0 && at(row, column) > skipped) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

// Two values of one type with nothing in common are paired only if there is no better pair.
export const sameKind = 0.0001;

/** The likeness of two values, from 0 to 1. Blocks of different types have 0. */
export function likeness(before: unknown, after: unknown): number {
  if (dequal(before, after)) return 1;
  if (!isObject(before) && !isObject(after)) return sameKind;
  const isList = Array.isArray(before) && Array.isArray(after);
  if (!isList && !(isGroup(before) && isGroup(after))) return 0;
  const old = new Map(Object.entries(before));
  const now = new Map(Object.entries(after));
  if (!isList && old.get('type') !== now.get('type')) return 0;
  const same = [...old].filter(([key, value]) => dequal(value, now.get(key))).length;
  return sameKind + (0.9 * same) / Math.max(old.size, now.size, 1);
}
