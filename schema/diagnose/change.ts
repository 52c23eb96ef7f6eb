import type { FieldChange } from '../basics.ts';
import { valueAt } from '../schemaAt.ts';
import { insertion, removal } from './edits.ts';
import type { Edit, SourceTree, ValuePath } from './types.ts';

/** The edits that make a change to the field at a path; undefined where it is not in the text. */
export function editsOf(
  source: SourceTree,
  path: ValuePath,
  change: FieldChange,
): readonly Edit[] | undefined {
  if (change === 'remove') return removalOf(source, path);
  if (typeof change === 'object' && 'field' in change) {
    const property = source.rangeOf(path, 'property');
    const text = `${JSON.stringify(change.field)}: ${JSON.stringify(change.value)}`;
    return property && [{ offset: property.offset, length: property.length, text }];
  }
  if (typeof change === 'object' && 'fields' in change) {
    return replacementOf(source, path, change.fields);
  }
  if (typeof change === 'object' && 'before' in change) return insertionOf(source, path, change);
  if (typeof change === 'object' && 'names' in change)
    return repetitionOf(source, path, change.names);
  const isRename = typeof change === 'object' && 'rename' in change;
  const range = source.rangeOf(path, isRename ? 'key' : 'value');
  if (!range) return undefined;
  const { offset, length } = range;
  if (change === 'entries') return entriesOf(source, path);
  if (change === 'list') return [insertion(offset, '['), insertion(offset + length, ']')];
  return [{ offset, length, text: JSON.stringify(isRename ? change.rename : change.value) }];
}

/** Writes a group as a list: brackets instead of its braces, and its values without the numbers that name them. */
function entriesOf(source: SourceTree, path: ValuePath): readonly Edit[] | undefined {
  const range = source.rangeOf(path);
  if (!range) return undefined;
  const names = Object.keys(Object(valueAt(source.value, path))).flatMap((name) => {
    const [property, value] = [
      source.rangeOf([...path, name], 'property'),
      source.rangeOf([...path, name]),
    ];
    return property && value
      ? [{ offset: property.offset, length: value.offset - property.offset }]
      : [];
  });
  const end = range.offset + range.length - 1;
  // JavaScript sorts such names.
  const areInOrder = names.every(({ offset }, index) => offset > (names[index - 1]?.offset ?? 0));
  if (!areInOrder) return undefined;
  return [
    { offset: range.offset, length: 1, text: '[' },
    ...names.map(removal),
    { offset: end, length: 1, text: ']' },
  ];
}

/** Inserts a field before the one at a path, on a separate line if that field has one. */
function insertionOf(
  source: SourceTree,
  path: ValuePath,
  { before, value }: { before: string; value: unknown },
): readonly Edit[] | undefined {
  const range = source.rangeOf(path, 'property');
  if (!range) return undefined;
  const space = /\n[ \t]*$/.exec(source.text.slice(0, range.offset))?.[0] ?? ' ';
  const field = `${JSON.stringify(before)}: ${JSON.stringify(value)},`;
  return [insertion(range.offset, field + space)];
}

/** Writes the value of a field once for each of these names, each on a separate line if the field has one. */
function repetitionOf(
  source: SourceTree,
  path: ValuePath,
  names: readonly string[],
): readonly Edit[] | undefined {
  const range = source.rangeOf(path, 'property');
  const value = source.rangeOf(path);
  if (!range || !value) return undefined;
  const space = /\r?\n[ \t]*$/.exec(source.text.slice(0, range.offset))?.[0] ?? ' ';
  const input = source.text.slice(value.offset, value.offset + value.length);
  const fields = names.map((name) => `${JSON.stringify(name)}: ${input}`);
  return [{ offset: range.offset, length: range.length, text: fields.join(`,${space}`) }];
}

/** Writes several fields in place of one, each on a separate line if that field has one. */
function replacementOf(
  source: SourceTree,
  path: ValuePath,
  fields: Readonly<Record<string, unknown>>,
): readonly Edit[] | undefined {
  const range = source.rangeOf(path, 'property');
  if (!range) return undefined;
  const space = /\r?\n[ \t]*$/.exec(source.text.slice(0, range.offset))?.[0] ?? ' ';
  const input = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return [{ offset: range.offset, length: range.length, text: input.join(`,${space}`) }];
}

/** Removes a field or the entry of a list with the comma that separates it from its neighbor. */
function removalOf(source: SourceTree, path: ValuePath): readonly Edit[] | undefined {
  const group = path.slice(0, -1);
  const around = valueAt(source.value, group);
  const names = Object.keys(Object(around));
  const index = names.indexOf(String(path.at(-1)));
  const [before, current, next] = [index - 1, index, index + 1].map((at) => {
    const name = names[at];
    if (name === undefined) return undefined;
    return Array.isArray(around)
      ? source.rangeOf([...group, at])
      : source.rangeOf([...group, name], 'property');
  });
  if (!current) return undefined;
  const start = before && !next ? before.offset + before.length : current.offset;
  const end = next ? next.offset : current.offset + current.length;
  return [removal({ offset: start, length: end - start })];
}
