/** The number of people side by side in a wide window, at most four. Of up to 12 people, none is alone in the last row. */
export function peopleInRow(count: number): 1 | 2 | 3 | 4 {
  if (count === 1 || count === 2 || count === 4) return count;
  return count > 6 && count !== 9 ? 4 : 3;
}
