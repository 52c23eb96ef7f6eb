import type { SourceTree, ValuePath } from './types.ts';

/**
 * The offsets in the file of characters in a text. `offsets` are ascending and count UTF-16 units of the decoded text: `\n` in
 * the file is one.
 */
export function placesInText(
  source: SourceTree,
  path: ValuePath,
  offsets: readonly number[],
): readonly number[] {
  const range = source.rangeOf(path);
  if (!range) return [];
  const start = range.offset + 1;
  const input = source.text.slice(start, range.offset + range.length - 1);
  if (!input.includes('\\')) return offsets.map((offset) => start + offset);
  const places: number[] = [];
  let meant = 0;
  for (const { 0: unit, index } of input.matchAll(/\\u[0-9a-f]{4}|\\.|[^\\]/giu)) {
    while (places.length < offsets.length && (offsets[places.length] ?? 0) <= meant) {
      places.push(start + index);
    }
    meant += unit.startsWith('\\') ? 1 : unit.length;
  }
  while (places.length < offsets.length) places.push(start + input.length);
  return places;
}
