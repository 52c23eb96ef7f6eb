/**
 * How many of `count` items stand in each row of a wide window, at most four, so that no item is left
 * alone: 5 is 3 and 2, 7 is 4 and 3. Returns the length of the row of each item, in order.
 */
export function rowLengths(count: number): number[] {
  const rows = Math.ceil(count / (count === 5 || count === 6 || count === 9 ? 3 : 4));
  const full = Math.ceil(count / rows);
  // Rows differ by one at most; the longer ones come first.
  const longer = count - rows * (full - 1);
  return Array.from({ length: count }, (_, index) => (index < longer * full ? full : full - 1));
}
