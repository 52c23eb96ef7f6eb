/** The maximum number of pictures in a gallery row. */
export const galleryRow = 3;

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

/** The number of people side by side in a wide window, at most four. With up to 12 people, nobody is alone in the last row. */
export function peopleInRow(count: number): 1 | 2 | 3 | 4 {
  if (count === 1 || count === 2 || count === 4) return count;
  return count > 6 && count !== 9 ? 4 : 3;
}
