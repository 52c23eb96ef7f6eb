import type { Group } from '../../schema/values.ts';

/**
 * The form of a field: what it shows, and how a value is converted from the document and back. A missing field is
 * undefined on both sides. A value that the field cannot show is undefined in the form and would be lost, so
 * `toData` (pageForm.ts) does not open such a document as a form.
 */
export type Form = {
  field: FormField;
  toForm(value: unknown): unknown;
  toDocument(held: unknown): unknown;
};

/** What a field shows; editor/fields/puckField.tsx has a component for each type. */
export type FormField = Base &
  (
    | { type: 'line' | 'lines'; isInPlace: boolean }
    | { type: 'number' }
    | { type: 'colour' }
    | { type: 'icon' }
    | { type: 'drawing' }
    | { type: 'typeface' }
    | { type: 'picture'; parts: readonly string[] }
    | { type: 'link' }
    | { type: 'destination' }
    | { type: 'address' }
    | { type: 'paragraph' }
    | { type: 'paragraphs' }
    | { type: 'contact'; contacts: 'phones' | 'emails' }
    | { type: 'choice'; choices: readonly Choice[] }
    | { type: 'yes-or-no'; isYesByDefault: boolean }
    | { type: 'group'; fields: FormFields }
    | { type: 'list'; fields: FormFields; first: Group; summaryOf: (item: object) => string }
  );

export type Choice = string | number | boolean;
export type FormFields = Record<string, FormField>;

/** What a field tells those who fill it in: the text of its help, and how much fits. */
export type FieldHelp = {
  description: string;
  isOptional: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
};

/** What every form of a field begins with. */
export type Base = { label: string; help: FieldHelp };

// Names that a form has beside those of the document begin with "_", which no field of a schema does.

/** In forms a list is one of groups; the one field of an entry that is no group has this name. */
export const entryName = '_entry';
/** The "id" of a block in its form: Puck has an "id" of its own there. */
export const anchorName = '_id';
/** In forms a record is a list of entries with these two fields. */
export const recordKey = '_name';
export const recordValue = '_value';
