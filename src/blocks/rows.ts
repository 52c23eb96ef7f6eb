/** The most pictures in a row of a gallery. */
export const galleryRow = 3;

/**
 * The length of the row of each of `count` items, in order. A row of a wide window has `most` items at most, three or more. Rows
 * differ by one item at most and the longer ones come first, so no item is alone: 5 is 3 and 2, 9 is three times 3.
 */
export function rowLengths(count: number, most = 4): number[] {
  const rows = Math.ceil(count / most);
  const full = Math.ceil(count / rows);
  const longer = count - rows * (full - 1);
  return Array.from({ length: count }, (_, index) => (index < longer * full ? full : full - 1));
}
