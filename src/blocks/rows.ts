/**
 * For each of `count` items, in order, the length of its row in a wide window. `max` is the maximum length, at least 3. Lengths
 * differ by at most one and the longer rows come first, so no item is alone in a row: 5 is 3 and 2, 9 is 3, 3 and 3.
 */
export function rowLengths(count: number, max = 4): number[] {
  const rows = Math.ceil(count / max);
  const full = Math.ceil(count / rows);
  const longer = count - rows * (full - 1);
  return Array.from({ length: count }, (_, index) => (index < longer * full ? full : full - 1));
}

/**
 * The rows of a gallery with `count` pictures in a wide window: two or three indexes each. In a narrow one, the last two of a row
 * share a row, below the first of three.
 */
export function galleryRows(count: number): number[][] {
  const rows: number[][] = [];
  const lengths = rowLengths(count, 3);
  for (let next = 0; next < count; next += lengths[next] ?? count)
    rows.push(Array.from({ length: lengths[next] ?? 0 }, (_, index) => next + index));
  return rows;
}

/** The number of people side by side in a wide window, at most four. With up to 12 people, nobody is alone in the last row. */
export function peopleInRow(count: number): 1 | 2 | 3 | 4 {
  if (count === 1 || count === 2 || count === 4) return count;
  return count > 6 && count !== 9 ? 4 : 3;
}
