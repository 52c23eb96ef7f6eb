// Converts values between the document and the fields of a form. A missing value is undefined on both sides. A value that
// its field cannot show is undefined in the form and would be lost, so `toForm` of the document (pageForm.ts) does not open
// such a document as a form.
import { type Group, isGroup, ownValue } from '../../schema/browser.ts';
import { entryName, type FormField, type FormFields, recordKey, recordValue } from './form.ts';
import { identified } from './identity.ts';
import { isParagraph } from './richText.ts';

/** The form's name for the properties of a group that no field shows, and for written empty ones. */
const restName = '_rest';

/** The value that a field shows for a value of the document. */
export function toForm(field: FormField, value: unknown): unknown {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' ? value : undefined;
    // A value that is not one of the choices is kept until another one is chosen.
    case 'choice':
    case 'yes-or-no':
      return ['string', 'number', 'boolean'].includes(typeof value) ? value : undefined;
    case 'picture':
      return isGroup(value) ? value : undefined;
    case 'paragraph':
      return isParagraph(value) ? value : undefined;
    case 'paragraphs':
      return isParagraphs(field, value) ? value : undefined;
    case 'group':
      return groupToForm(field, value);
    case 'list': {
      const { [recordValue]: recordField } = field.fields;
      return recordField ? recordToForm(recordField, value) : listToForm(field, value);
    }
    default:
      return typeof value === 'string' ? value : undefined;
  }
}

/** The document's value for a field's value; undefined if the document omits it. */
export function toDocument(field: FormField, held: unknown): unknown {
  const { isOptional } = field.help;
  switch (field.type) {
    case 'number':
      return typeof held === 'number' && !Number.isNaN(held) ? held : undefined;
    case 'choice':
    case 'yes-or-no':
      return held === '' ? undefined : held;
    case 'picture':
      return isGroup(held) ? held : undefined;
    case 'paragraphs':
      return isParagraphs(field, held) && !(isOptional && isEmpty(held)) ? held : undefined;
    case 'group':
      return groupToDocument(field, held, isOptional);
    case 'list': {
      if (!Array.isArray(held)) return undefined;
      const { [recordValue]: recordField } = field.fields;
      if (recordField) return recordToDocument(recordField, held);
      return isOptional && held.length === 0 ? undefined : listToDocument(field, held);
    }
    default:
      return isOptional && held === '' ? undefined : held;
  }
}

/**
 * The form's values for a group: one for each field, and the other properties under `_rest`. `_rest` also holds an empty
 * list or group that is written in an optional field, so that it is saved again until the field has a value.
 */
export function fieldsToForm(fields: FormFields, group: Group): Group {
  const held = Object.entries(fields).map(([name, field]) => {
    const value = ownValue(group, name);
    return [name, isExplicitlyEmpty(field, value) ? undefined : toForm(field, value)];
  });
  const rest = Object.entries(group).filter(([name, value]) => {
    const field = ownValue(fields, name);
    return field === undefined || isExplicitlyEmpty(field, value);
  });
  return {
    ...Object.fromEntries(held),
    ...(rest.length > 0 && { [restName]: Object.fromEntries(rest) }),
  };
}

/** Whether a valid value is one that the form omits: an empty list or group in an optional field. */
function isExplicitlyEmpty(field: FormField, value: unknown): boolean {
  if (!field.help.isOptional) return false;
  if (field.type === 'list') return isEmptyList(value) && !field.help.minimum;
  return (
    field.type === 'group' &&
    isGroup(value) &&
    Object.keys(value).length === 0 &&
    Object.values(field.fields).every(({ help }) => help.isOptional)
  );
}

/** The group for the document: first the properties that no field shows, then the fields in the order of `fields`. */
export function fieldsToDocument(fields: FormFields, held: Group): Group {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, toDocument(field, ownValue(held, name))] as const,
  );
  return {
    ...asGroup(held[restName]),
    ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
  };
}

/**
 * A new entry of a list with these fields, without an identity. Required texts and lists are empty, so that they are
 * reported; everything else is omitted.
 */
export function emptyEntry(fields: FormFields): Group {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]),
  );
}

function emptyValue(field: FormField): unknown {
  if (field.help.isOptional) return undefined;
  switch (field.type) {
    case 'number':
    case 'choice':
    case 'yes-or-no':
    case 'picture':
      return undefined;
    case 'group':
      return emptyEntry(field.fields);
    case 'list':
      return [];
    case 'paragraphs':
      return field.canBeOne ? '' : [];
    default:
      return '';
  }
}

/** The value if it is a group, else an empty group. */
export function asGroup(value: unknown): Group {
  return isGroup(value) ? value : {};
}

type Type<Name extends FormField['type']> = Extract<FormField, { type: Name }>;
type Parts = { fields: FormFields; textField?: string | undefined };

function isParagraphs({ canBeOne }: Type<'paragraphs'>, value: unknown): boolean {
  const isOne = canBeOne === true && isParagraph(value);
  return isOne || (Array.isArray(value) && value.every(isParagraph));
}

const isEmptyList = (held: unknown) => Array.isArray(held) && held.length === 0;
const isEmpty = (held: unknown) => held === '' || isEmptyList(held);

function groupToForm({ fields, textField }: Parts, value: unknown): Group | undefined {
  if (textField !== undefined && typeof value === 'string') return { [textField]: value };
  if (!isGroup(value)) return undefined;
  // A group in which only the field of its text is set stays a group.
  return { ...(textField !== undefined && { [restName]: {} }), ...fieldsToForm(fields, value) };
}

function groupToDocument({ fields, textField }: Parts, held: unknown, isOptional = false): unknown {
  if (!isGroup(held)) return undefined;
  const group = fieldsToDocument(fields, held);
  // An optional group is omitted while it is empty.
  if (isOptional && Object.values(group).every((value) => value === '')) return undefined;
  const isText = textField !== undefined && Object.keys(group).join() === textField;
  return isText && held[restName] === undefined ? group[textField] : group;
}

function listToForm(field: Type<'list'>, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  const only = field.fields[entryName];
  return value
    .map((entry) => (only ? { [entryName]: toForm(only, entry) } : groupToForm(field, entry)))
    .map((held) => held && identified(held));
}

function listToDocument(field: Type<'list'>, held: readonly unknown[]): unknown {
  const only = field.fields[entryName];
  // Every entry has a value, even a new one.
  return held
    .map((entry) =>
      only ? toDocument(only, ownValue(entry, entryName)) : groupToDocument(field, entry),
    )
    .map((value) => value ?? '');
}

function recordToForm(value: FormField, record: unknown): unknown {
  if (!isGroup(record)) return undefined;
  return Object.entries(record).map(([key, entry]) =>
    identified({ [recordKey]: key, [recordValue]: toForm(value, entry) }),
  );
}

function recordToDocument(value: FormField, held: readonly unknown[]): unknown {
  const record = new Map<string, unknown>();
  for (const entry of held) {
    let key = String(ownValue(entry, recordKey) ?? '');
    // An equal name would overwrite the first entry. No name may end in a space, so the second is reported as an error.
    while (record.has(key)) key += ' ';
    record.set(key, toDocument(value, ownValue(entry, recordValue)));
  }
  return Object.fromEntries(record);
}
