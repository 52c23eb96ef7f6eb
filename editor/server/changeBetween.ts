import { isDeepStrictEqual } from 'node:util';
import type { ValuePath } from '../../schema/diagnose/types.ts';
import { isGroup } from '../isGroup.ts';

/** A value that is put in a place of a document; one that is not given is taken out. */
type Change = { path: ValuePath; value?: unknown };

/** The one change that makes `after` of `before`, as far inside as one change can be; nothing where they are equal. */
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
