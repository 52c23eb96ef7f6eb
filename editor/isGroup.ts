export type Group = Record<string, unknown>;

/** A document as it is edited: its value, or the text of its file. */
export type Written = Group | string;

/** Whether a value is a group of fields in braces. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
