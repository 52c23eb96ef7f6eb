import type { Group } from '../../schema/browser.ts';
import type { KnownValues } from '../../schema/inspect.ts';

/** What a field shows; editor/fields/FormField.tsx has a component for each type. */
export type FormField = Base &
  /** `isWords`: visitors read it, so it is in the language of the site. */
  (
    | { type: 'line' | 'lines'; isWords?: true }
    | { type: 'number' }
    | { type: 'day' }
    | { type: 'color' }
    | { type: 'icon' }
    | { type: 'drawing' }
    | { type: 'typeface' }
    | { type: 'picture'; parts: readonly string[] }
    | { type: 'link' }
    | { type: 'destination' }
    | { type: 'below' }
    | { type: 'address' }
    | { type: 'paragraph' }
    | { type: 'paragraphs'; canBeOne?: true }
    | { type: 'contact'; contacts: 'phones' | 'emails' }
    /** `known`: what people call the many choices, for a search. */
    | { type: 'choice'; choices: readonly Choice[]; known?: KnownValues }
    | { type: 'yes-or-no'; isYesByDefault: boolean }
    /** `textField`: the field that holds the text where the document has a text instead of the group. */
    | { type: 'group'; fields: FormFields; textField?: string | undefined }
    | {
        type: 'list';
        fields: FormFields;
        textField?: string | undefined;
        /** The fields whose texts visitors read. */
        titles: readonly string[];
      }
  );

type Choice = string | number | boolean;
export type FormFields = Record<string, FormField>;

/** The help of a field: its text, and the limits of its value. */
export type FieldHelp = {
  description: string;
  isOptional: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** What the field inherits while it is empty. */
  placeholder?: string | undefined;
};

/** The properties of every form field. */
export type Base = { label: string; help: FieldHelp };

// Names that exist only in forms begin with "_", unlike any field of a schema.

/** In forms every list entry is a group. An entry of another type is a group with one field of this name. */
export const entryName = '_entry';
/** In forms a record is a list of entries with these two fields. */
export const recordKey = '_name';
export const recordValue = '_value';

/** A block in a form. `key` is its identity while the document is open, even if it is moved. */
export type FormBlock = { key: number; type: string; fields: Group };

/** The state of a document's form: the values of its fields, and its blocks. */
export type FormState = { fields: Group; blocks: readonly FormBlock[] };

/** A document as it is edited: in a form, or as the text of a file that no form can show; undefined: it is removed. */
export type Edited = FormState | string | undefined;
