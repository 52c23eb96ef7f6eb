import { isDeepStrictEqual } from 'node:util';
import type { ValuePath } from '../../schema/diagnose/types.ts';
import { isGroup } from '../../schema/values.ts';

/** A new value at a path of a document; without `value` the field is removed. */
type Change = { path: ValuePath; value?: unknown };

/** The one change that turns `before` into `after`, at the deepest path that one change can have; undefined where they are equal. */
export function changeBetween(
  before: unknown,
  after: unknown,
  path: ValuePath = [],
): Change | undefined {
  if (isDeepStrictEqual(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const [place, ...others] = before
      .map((_item, index) => index)
      .filter((index) => !isDeepStrictEqual(before[index], after[index]));
    if (place !== undefined && others.length === 0) {
      return changeBetween(before[place], after[place], [...path, place]);
    }
  }
  if (isGroup(before) && isGroup(after)) {
    const [name, ...others] = Array.from(
      new Set([...Object.keys(before), ...Object.keys(after)]),
    ).filter((key) => !isDeepStrictEqual(before[key], after[key]));
    if (name !== undefined && others.length === 0) {
      return name in after
        ? changeBetween(before[name], after[name], [...path, name])
        : { path: [...path, name] };
    }
  }
  return { path, value: after };
}
