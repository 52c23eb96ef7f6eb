import type { z } from 'zod';
import { fieldsIn } from '../kinds.ts';
import { once } from '../once.ts';
import { pageSchema } from '../page.ts';
import { renames } from '../renames.ts';
import { siteSchema } from '../site.ts';
import { type Group, isGroup, ownValue } from '../values.ts';
import { applyEdits } from './edits.ts';
import { forEachField } from './schemaAt.ts';
import { sourceOf } from './sourceTree.ts';
import type { SourceFile, ValuePath } from './types.ts';

type Schema = z.core.$ZodType;
type Names = Readonly<Record<string, string>>;

/** The groups that have renamed fields, by the table of renames. */
const groupsWithOldNames = once((table: Names) => {
  const groups = new Map<Schema, Record<string, string>>();
  const fields = [...fieldsIn('page', pageSchema), ...fieldsIn('site', siteSchema)];
  const schemas = new Map(fields.map(({ path, field }) => [path, field.schema]));
  for (const [path, name] of Object.entries(table)) {
    const end = path.lastIndexOf('.');
    const group = schemas.get(path.slice(0, end));
    if (!group) throw new Error(`schema/renames.ts has ${path}, and there is no such group.`);
    groups.set(group, { ...groups.get(group), [path.slice(end + 1)]: name });
  }
  return groups;
});

/** The renamed fields of a group: current name by old name. */
export function oldNamesOf(group: Schema | undefined): Names {
  return (group && groupsWithOldNames(renames).get(group)) ?? {};
}

/**
 * The current name of a field that a group has under its old name; undefined for another field. `isClear` where the group has
 * the field under this name alone; with two names, it is unknown which value is meant.
 */
export function newNameOf(
  group: Schema | undefined,
  value: object,
  name: string,
): { name: string; isClear: boolean } | undefined {
  const names = oldNamesOf(group);
  const now = ownValue(names, name);
  if (now === undefined) return undefined;
  const same = Object.keys(value).filter((other) => (ownValue(names, other) ?? other) === now);
  return { name: now, isClear: same.length === 1 };
}

/** The fields of a document that have an old name, each with its path and its current name. */
function renamesIn(root: Schema, document: unknown): { path: ValuePath; name: string }[] {
  const found: { path: ValuePath; name: string }[] = [];
  forEachField(root, document, (path, value, { schema, structure }) => {
    if (structure !== 'group' || !isGroup(value)) return;
    for (const key of Object.keys(value)) {
      const now = newNameOf(schema, value, key);
      if (now?.isClear) found.push({ path: [...path, key], name: now.name });
    }
  });
  return found;
}

/**
 * A document with the current names of its fields, in the same order; the same object where no name is old. A field that is
 * there under both names stays as it is.
 */
export function withNewNames(root: Schema, document: Group): Group {
  const [first] = renamesIn(root, document);
  if (!first) return document;
  const renamed = renamedAt(document, first.path, first.name);
  return isGroup(renamed) ? withNewNames(root, renamed) : document;
}

function renamedAt(value: unknown, [step, ...rest]: ValuePath, name: string): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === step ? renamedAt(entry, rest, name) : entry));
  }
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, own]) => {
      if (key !== step) return [key, own];
      return rest.length === 0 ? [name, own] : [key, renamedAt(own, rest, name)];
    }),
  );
}

/**
 * The text of a file with the current names; everything else stays as it is. A text that is not JSON stays unchanged: its
 * mistakes have to be fixed first.
 */
export function textWithNewNames(root: Schema, file: SourceFile): string {
  let { text } = file;
  // A renamed group can contain renamed fields.
  for (;;) {
    const source = sourceOf({ ...file, text });
    if (source.problems.length > 0 || source.unread !== undefined) return text;
    const edits = renamesIn(root, source.value).flatMap(({ path, name }) => {
      const range = source.rangeOf(path, 'key');
      return range ? [{ ...range, text: JSON.stringify(name) }] : [];
    });
    if (edits.length === 0) return text;
    text = applyEdits(text, edits);
  }
}
