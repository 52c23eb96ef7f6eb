/** How many people stand side by side in a wide window: four at most, and none of them alone in the last row where that can be. */
export function peopleInRow(count: number): 3 | 4 {
  return count === 4 || count > 6 ? 4 : 3;
}
