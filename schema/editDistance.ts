/** How many letters must be added, removed or replaced to turn one text into the other (Levenshtein distance). */
export function editDistance(one: string, other: string): number {
  // The distances of the part of `one` that is read to each start of `other`.
  let row = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const replaced = (row[at] ?? 0) + Number(one[index] !== other[at]);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
