import { align } from '../changes/align.ts';

/** How many lines differ between two texts: removed and added ones, together. */
export function changedLines(before: string, after: string): number {
  const old = before.split('\n');
  const now = after.split('\n');
  const isSame = (line: number, other: number) => old[line] === now[other];
  const pairs = align(old.length, now.length, (line, other) => Number(isSame(line, other)));
  const same = pairs.filter(([line, other]) => isSame(line, other)).length;
  return old.length + now.length - 2 * same;
}
