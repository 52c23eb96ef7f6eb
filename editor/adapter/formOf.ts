import type { z } from 'zod';
import { labelWords } from '../../schema/diagnose/index.ts';
import { type Field, fieldOf, limitsOf, textContentOf } from '../../schema/inspect.ts';
import {
  type Base,
  entryName,
  type FormField,
  type FormFields,
  recordKey,
  recordValue,
} from './form.ts';

type Schema = z.core.$ZodType;
type Schemas = Readonly<Record<string, Schema>>;

// Longer texts get a multi-line field.
const maxLineLength = 70;

/**
 * The form field for a schema: kind, label, help, limits, choices. Undefined for a schema without a
 * form field. Throws for a schema without a kind, and for a union that no form can show.
 */
export function formOf(name: string, schema: Schema): FormField | undefined {
  const field = fieldOf(schema);
  const { isOptional, about } = field;
  const help = { description: about.description ?? '', isOptional, ...limitsOf(field) };
  const label = labelWords(name, about.title);
  // A checkbox always has a value.
  const hasNote = isOptional && field.kind !== 'yes-or-no';
  const base: Base = { label: hasNote ? `${label} (optional)` : label, help };
  const known = field.info.knownValues;
  switch (field.kind) {
    case 'code':
      if (known) return { ...base, type: 'choice', choices: known.values(), known };
      return { ...base, type: 'line' };
    case 'text':
    case 'headline':
    case 'label':
      return { ...base, type: lineOf(help), isWords: true };
    case 'picture-file':
    case 'anchor':
      return { ...base, type: 'line' };
    // Can also be a provider's code.
    case 'file':
    case 'html':
      return { ...base, type: lineOf(help) };
    case 'link':
    case 'destination':
    case 'below':
    case 'color':
    case 'day':
    case 'icon':
    case 'drawing':
    case 'typeface':
    case 'number':
    case 'paragraph':
      return { ...base, type: field.kind };
    case 'path':
      return { ...base, type: 'address' };
    case 'phone':
      return { ...base, type: 'contact', contacts: 'phones' };
    case 'email':
      return { ...base, type: 'contact', contacts: 'emails' };
    case 'choice':
      return { ...base, type: 'choice', choices: field.choices, ...(known && { known }) };
    case 'yes-or-no':
      return { ...base, type: 'yes-or-no', isYesByDefault: about.default === true };
    case 'paragraphs':
      return { ...base, type: 'paragraphs', canBeOne: true };
    case 'list':
      return listOf(base, field.entry);
    case 'picture':
      return { ...base, type: 'picture', parts: Object.keys(field.fields) };
    case 'group':
      return { ...base, type: 'group', fields: formsOf(field.fields) };
    case 'record': {
      const value = formOf(recordValue, field.value);
      return value && { ...base, type: 'list', fields: recordFields(value), titles: [] };
    }
    case 'either': {
      const fields = formsOf(groupIn(field, name));
      return { ...base, type: 'group', fields, textField: Object.keys(fields)[0] };
    }
    // Hints are for text editors, and blocks have separate forms.
    case 'hint':
    case 'block':
    // The form field of a picture sets its focus.
    case 'focus':
      return undefined;
    default:
      return field satisfies never;
  }
}

function lineOf({ maximum = 0 }: { maximum?: number | undefined }): 'line' | 'lines' {
  return maximum > maxLineLength ? 'lines' : 'line';
}

/** The form fields of a group. */
export function formsOf(schemas: Schemas): FormFields {
  const forms = Object.entries(schemas).map(
    ([name, schema]) => [name, formOf(name, schema)] as const,
  );
  return Object.fromEntries(forms.flatMap(([name, form]) => (form ? [[name, form]] : [])));
}

function listOf(base: Base, schema: Schema): FormField | undefined {
  const field = fieldOf(schema);
  if (field.kind === 'paragraph') return { ...base, type: 'paragraphs' };
  const entry = formOf(entryName, schema);
  const list = { ...base, type: 'list' as const, titles: titlesIn(field) };
  if (entry?.type !== 'group') return entry && { ...list, fields: { [entryName]: entry } };
  const { fields, textField } = entry;
  return { ...list, fields, textField };
}

function recordFields(value: FormField): FormFields {
  const help = { description: '', isOptional: false };
  return { [recordKey]: { type: 'line', label: 'Name', help }, [recordValue]: value };
}

/** The fields of the group in a union of texts and one group. */
function groupIn({ options }: Field & { structure: 'union' }, name: string): Schemas {
  const fields = options.map(fieldOf);
  const groups = fields.filter((field) => field.structure === 'group');
  const [group] = groups;
  if (
    !group ||
    groups.length > 1 ||
    fields.some(({ structure }) => !/text|group/.test(structure))
  ) {
    throw new Error(
      `The editor has no form for "${name}", which can be several kinds of value. Add a separate kind for it in schema/kinds.ts.`,
    );
  }
  return group.fields;
}

/** The names of the fields of a list entry that visitors read. */
function titlesIn(entry: Field): string[] {
  const options = entry.structure === 'union' ? entry.options.map(fieldOf) : [entry];
  const groups = options.filter((field) => field.structure === 'group');
  return groups.flatMap(({ fields }) =>
    Object.entries(fields)
      .filter(([, schema]) => textContentOf(fieldOf(schema).kind) === 'words')
      .map(([name]) => name),
  );
}
