/** A group of fields, or a record. */
export type Group = Record<string, unknown>;

/** Whether a value is a group of fields, a record or a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is a group of fields or a record. */
export function isGroup(value: unknown): value is Group {
  return isObject(value) && !Array.isArray(value);
}

/** The value of an own property; undefined if there is none of this name. */
export function ownValue<Value>(
  value: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined;
export function ownValue(value: unknown, name: string | number): unknown;
export function ownValue(value: unknown, name: string | number): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** The value of a JSON text; undefined if it is invalid. No valid JSON has the value undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
