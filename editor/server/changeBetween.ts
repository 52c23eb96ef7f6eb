import { isDeepStrictEqual } from 'node:util';
import { isGroup, ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';

/** A new value at a path of a document; without `value` the field is removed. */
export type Change = { path: ValuePath; value?: unknown };

/** The one change that turns `before` into `after`, at the deepest possible path; undefined where they are equal. */
export function changeBetween(
  before: unknown,
  after: unknown,
  path: ValuePath = [],
): Change | undefined {
  if (isDeepStrictEqual(before, after)) return undefined;
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (isList || (isGroup(before) && isGroup(after))) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    const [key, ...others] = Array.from(keys).filter(
      (each) => !isDeepStrictEqual(ownValue(before, each), ownValue(after, each)),
    );
    if (key !== undefined && others.length === 0) {
      const place = [...path, isList ? Number(key) : key];
      return Object.hasOwn(after, key)
        ? changeBetween(ownValue(before, key), ownValue(after, key), place)
        : { path: place };
    }
  }
  return { path, value: after };
}
