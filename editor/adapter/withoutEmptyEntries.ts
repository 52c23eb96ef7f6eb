import { type Group, isGroup, isObject } from '../../schema/browser.ts';

/** A block without empty list entries: the page does not show an entry until it has a value. */
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
