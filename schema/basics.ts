// Types without imports.

/** The path of a value in a document: keys and indexes, as Zod gives them. */
export type ValuePath = readonly (string | number)[];

/** A range of the text, in UTF-16 units. */
export type Range = { offset: number; length: number };

/** Replaces a range of the original text. */
export type Edit = Range & { text: string };

/** A text in a document, and its path. */
export type TextAt = { path: ValuePath; text: string };

/**
 * A change of a field: another name or value, another field or several in its place, one before it, several fields with its value in its
 * place, its value as the only entry of a list, the values of its group as the entries of a list, or its removal.
 */
export type FieldChange =
  | { rename: string }
  | { value: unknown }
  | { field: string; value: unknown }
  | { fields: Readonly<Record<string, unknown>> }
  | { before: string; value: unknown }
  | { names: readonly string[] }
  | 'list'
  | 'entries'
  | 'remove';
