import type { ValuePath } from './types.ts';

/** Every text in a value, with the way to it. */
export function stringsIn(
  value: unknown,
  path: ValuePath = [],
): { path: ValuePath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]));
  }
  return [];
}
