import { valueAt } from './schemaAt.ts';
import type { Edit, SourceTree, ValuePath } from './types.ts';

/** What can be done about a field: another name or value, its value as the only entry of a list, or the field taken out. */
export type Change = { rename: string } | { value: unknown } | 'list' | 'remove';

/** The edits that make a change to the field at a path; undefined where it is not in the text. */
export function editsOf(
  source: SourceTree,
  path: ValuePath,
  change: Change,
): readonly Edit[] | undefined {
  if (change === 'remove') return removal(source, path);
  const isRename = typeof change === 'object' && 'rename' in change;
  const range = source.rangeOf(path, isRename ? 'key' : 'value');
  if (!range) return undefined;
  const { offset, length } = range;
  if (change === 'list') {
    return [
      { offset, length: 0, text: '[' },
      { offset: offset + length, length: 0, text: ']' },
    ];
  }
  const text = JSON.stringify('rename' in change ? change.rename : change.value);
  return [{ offset, length, text }];
}

/** Takes a field out with the comma that parts it from its neighbour. */
function removal(source: SourceTree, path: ValuePath): readonly Edit[] | undefined {
  const group = path.slice(0, -1);
  const names = Object.keys(Object(valueAt(source.value, group)));
  const place = names.indexOf(String(path.at(-1)));
  const rangeOf = (name: string | undefined) =>
    name === undefined ? undefined : source.rangeOf([...group, name], 'property');
  const own = rangeOf(names[place]);
  if (!own) return undefined;
  const next = rangeOf(names[place + 1]);
  if (next) return [{ offset: own.offset, length: next.offset - own.offset, text: '' }];
  const before = rangeOf(names[place - 1]);
  const start = before ? before.offset + before.length : own.offset;
  return [{ offset: start, length: own.offset + own.length - start, text: '' }];
}

/**
 * The offsets in the file of characters of a text, whose own offsets are in order and count UTF-16 units of what the
 * text means: `\n` in the file is one.
 */
export function placesInText(
  source: SourceTree,
  path: ValuePath,
  offsets: readonly number[],
): readonly number[] {
  const range = source.rangeOf(path);
  if (!range) return [];
  const start = range.offset + 1;
  const written = source.text.slice(start, range.offset + range.length - 1);
  if (!written.includes('\\')) return offsets.map((offset) => start + offset);
  const units = /\\u[0-9a-f]{4}|\\.|[^\\]/giu;
  const places: number[] = [];
  let meant = 0;
  for (const { 0: unit, index } of written.matchAll(units)) {
    while (offsets[places.length] !== undefined && (offsets[places.length] ?? 0) <= meant) {
      places.push(start + index);
    }
    meant += unit.startsWith('\\') ? 1 : unit.length;
  }
  while (places.length < offsets.length) places.push(start + written.length);
  return places;
}
