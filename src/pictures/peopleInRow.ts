/** How many people stand side by side in a wide window: four at most, and none of them alone in the last row where that can be. */
export function peopleInRow(count: number): 1 | 2 | 3 | 4 {
  if (count === 1 || count === 2 || count === 4) return count;
  return count > 6 ? 4 : 3;
}
