import { type Group, isGroup, isObject } from '../../schema/values.ts';

/** A block without the entries of lists that nobody has written anything into: a page shows them once they have something. */
export function withoutEmptyEntries(block: Group): Group {
  return Object.fromEntries(Object.entries(block).map(([name, value]) => [name, without(value)]));
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isEmpty(entry)).map(without);
  return isGroup(value) ? withoutEmptyEntries(value) : value;
}

function isEmpty(value: unknown): boolean {
  return isObject(value) ? Object.values(value).every(isEmpty) : value === '';
}
