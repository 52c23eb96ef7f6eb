import { dequal } from 'dequal';
import type { ValuePath } from '../../schema/diagnose/types.ts';
import { isGroup, ownValue } from '../../schema/values.ts';

/** A field that two people changed, each in another way. */
export type FieldConflict = { path: ValuePath; mine: unknown; theirs: unknown };

type Merge = {
  /** The document with both changes, with mine in conflicts. */
  merged: unknown;
  conflicts: FieldConflict[];
};

/**
 * Merges two changes of one document, field by field: what only one of the two changed is kept.
 * A list whose length changed counts as one field.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: ValuePath = []): Merge {
  if (dequal(mine, theirs) || dequal(base, theirs)) return { merged: mine, conflicts: [] };
  if (dequal(base, mine)) return { merged: theirs, conflicts: [] };
  const isList = Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base);
  const isSameList = isList && mine.length === theirs.length && mine.length === base.length;
  if (isSameList || (isGroup(mine) && isGroup(theirs) && isGroup(base))) {
    const keys = Array.from(new Set([...Object.keys(mine), ...Object.keys(theirs)]));
    const fields = keys.map((key) => {
      const place = [...path, isList ? Number(key) : key];
      return {
        key,
        ...merge(ownValue(base, key), ownValue(mine, key), ownValue(theirs, key), place),
      };
    });
    const kept = fields.filter(({ merged }) => merged !== undefined);
    return {
      merged: isList
        ? fields.map(({ merged }) => merged)
        : Object.fromEntries(kept.map(({ key, merged }) => [key, merged])),
      conflicts: fields.flatMap(({ conflicts }) => conflicts),
    };
  }
  return { merged: mine, conflicts: [{ path, mine, theirs }] };
}

/** A document with another value at a path; without a value the field is removed. */
export function withValue(document: unknown, path: ValuePath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    return document.map((item, index) => (index === step ? withValue(item, rest, value) : item));
  }
  if (!isGroup(document)) return document;
  const { [step]: before, ...others } = document;
  if (value === undefined && rest.length === 0) return others;
  return { ...document, [step]: withValue(before, rest, value) };
}
