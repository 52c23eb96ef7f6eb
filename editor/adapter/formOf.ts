import { z } from 'zod';
import { drawingNames } from '../../schema/drawings.ts';
import { fieldKinds } from '../../schema/fields.ts';
import { iconNames } from '../../schema/icons.ts';
import { type Group, isGroup } from '../isGroup.ts';
import { labelOf } from './labelOf.ts';
import { paragraphToText, textToParagraph } from './paragraphText.ts';

/**
 * A field of a document as an editor fills it in: what it shows, and how its value goes there and back. A field
 * that is missing is undefined on both sides. A value that the field cannot show is undefined in the form, so it
 * does not come back, and the document is not opened as a form (see `pageToData`).
 */
export type Form = {
  field: FormField;
  toForm(value: unknown): unknown;
  toDocument(held: unknown): unknown;
};

/** What a field shows; editor/fields has a component for each type. */
export type FormField = { label: string; help: FieldHelp } & (
  | { type: 'line' | 'lines'; isInPlace: boolean }
  | { type: 'number' | 'icon' | 'drawing' | 'link' | 'paragraph' }
  | { type: 'contact'; contacts: 'phones' | 'emails' }
  | { type: 'choice'; choices: readonly Choice[] }
  | { type: 'group'; fields: FormFields }
  | { type: 'list'; fields: FormFields; first: Group; summaryOf: (item: object) => string }
);

export type FormFields = Record<string, FormField>;

/** What a field tells those who fill it in: the text of its help, and how much fits. */
export type FieldHelp = {
  description: string;
  isOptional: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
};

/** In forms a list is one of objects; an entry that is none has this name. */
export const entryName = '_entry';
/** The name that an editor gives a block is apart from the one that Puck gives it. */
export const anchorName = 'anchor';
/** What a group has beyond the fields of its schema: no field shows it, and it is carried along. */
const restName = '_rest';
/** In forms a record is a list of names and values. */
const recordName = '_name';
const recordValue = '_value';

// Longer texts get a field of several lines.
const longestLine = 70;

/**
 * The form of a schema, derived from nothing else: kind of field, label, help, limits, choices. New entries of
 * lists start as the first one of `example`. Throws for a kind of schema that the editor has no field for.
 */
export function formOf(name: string, schema: z.core.$ZodType, example?: unknown): Form {
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? schema.unwrap() : schema;
  const { kind } = fieldKinds.get(inner) ?? {};
  const help = helpOf(schema, inner, isOptional);
  const base = { label: labelOf(name, schema, isOptional), help };

  if (kind === 'paragraph') return paragraphForm(base);
  if (inner instanceof z.ZodObject) return groupForm(base, inner, example);
  if (inner instanceof z.ZodArray) return listForm(base, inner.element, example);
  if (inner instanceof z.ZodRecord) return recordForm(base, inner.valueType);
  if (inner instanceof z.ZodUnion) return textOrGroupForm(base, inner, example);
  if (inner instanceof z.ZodLiteral) {
    return choiceForm(base, Array.from(inner.values).filter(isChoice));
  }
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.map(String);
    if (String(options) === String(iconNames)) return textForm({ ...base, type: 'icon' });
    if (String(options) === String(drawingNames)) return textForm({ ...base, type: 'drawing' });
    return choiceForm(base, options);
  }
  if (inner instanceof z.ZodBoolean) return choiceForm(base, [true, false]);
  if (inner instanceof z.ZodNumber) {
    return {
      field: { ...base, type: 'number' },
      toForm: onlyNumber,
      toDocument: (held) => (Number.isNaN(held) ? undefined : onlyNumber(held)),
    };
  }
  // Strings of a format, such as e-mail addresses, are of classes of their own.
  if (inner._zod.def.type === 'string') {
    if (kind === 'link') return textForm({ ...base, type: 'link' });
    if (kind === 'phone') return textForm({ ...base, type: 'contact', contacts: 'phones' });
    if (kind === 'email') return textForm({ ...base, type: 'contact', contacts: 'emails' });
    const isLong = (help.maximum ?? 0) > longestLine;
    // Headlines are edited in the page itself as well.
    return textForm({ ...base, type: isLong ? 'lines' : 'line', isInPlace: kind === 'headline' });
  }
  throw new Error(
    `The editor has no field for "${name}", a schema of the kind "${inner._zod.def.type}". Add one to editor/adapter/formOf.ts.`,
  );
}

type Base = { label: string; help: FieldHelp };
type Choice = string | number | boolean;

function isChoice(value: unknown): value is Choice {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function onlyNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function onlyText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** An optional text that is cleared is omitted. */
function textForm(field: FormField): Form {
  const { isOptional } = field.help;
  return {
    field,
    toForm: onlyText,
    toDocument: (held) => (isOptional && held === '' ? undefined : held),
  };
}

function paragraphForm(base: Base): Form {
  const { isOptional } = base.help;
  return {
    field: { ...base, type: 'paragraph' },
    toForm: (value) => (value === undefined ? undefined : paragraphToText(value)),
    toDocument: (held) =>
      typeof held !== 'string' || (isOptional && held === '') ? undefined : textToParagraph(held),
  };
}

function choiceForm(base: Base, choices: readonly Choice[]): Form {
  return {
    field: { ...base, type: 'choice', choices },
    toForm: (value) => (isChoice(value) ? value : undefined),
    toDocument: (held) => (held === '' ? undefined : held),
  };
}

function listForm(base: Base, element: z.core.$ZodType, example: unknown): Form {
  const [firstExample] = Array.isArray(example) ? example : [];
  const entry = formOf(entryName, element, firstExample);
  const isGroupEntry = entry.field.type === 'group';
  const toForm = (value: unknown) =>
    isGroupEntry ? entry.toForm(value) : { [entryName]: entry.toForm(value) };
  // Every entry has a value, a new one too.
  const toDocument = (held: unknown) =>
    entry.toDocument(isGroupEntry ? held : fieldOf(held, entryName)) ?? '';
  const fields = entry.field.type === 'group' ? entry.field.fields : { [entryName]: entry.field };
  return {
    field: { ...base, type: 'list', fields, first: asGroup(toForm(firstExample)), summaryOf },
    toForm: (value) => (Array.isArray(value) ? value.map(toForm) : undefined),
    toDocument: (held) =>
      !Array.isArray(held) || (base.help.isOptional && held.length === 0)
        ? undefined
        : held.map(toDocument),
  };
}

function recordForm(base: Base, valueType: z.core.$ZodType): Form {
  const value = formOf(recordValue, valueType);
  const name: FormField = {
    type: 'line',
    label: 'Name',
    help: { description: '', isOptional: false },
    isInPlace: false,
  };
  return {
    field: {
      ...base,
      type: 'list',
      fields: { [recordName]: name, [recordValue]: value.field },
      first: { [recordName]: '', [recordValue]: '' },
      summaryOf: (item) =>
        `${fieldOf(item, recordName) ?? ''}: ${fieldOf(item, recordValue) ?? ''}`,
    },
    toForm: (record) =>
      isGroup(record)
        ? Object.entries(record).map(([key, entry]) => ({
            [recordName]: key,
            [recordValue]: value.toForm(entry),
          }))
        : undefined,
    toDocument: (held) => {
      if (!Array.isArray(held)) return undefined;
      const record = new Map<string, unknown>();
      for (const entry of held) {
        let key = String(fieldOf(entry, recordName) ?? '');
        // Two of one name would be one, and the other lost. No name may end in a space: that is reported.
        while (record.has(key)) key += ' ';
        record.set(key, value.toDocument(fieldOf(entry, recordValue)));
      }
      return Object.fromEntries(record);
    },
  };
}

function groupForm(base: Base, schema: z.ZodObject, example: unknown): Form {
  const forms = formsOf(schema, example);
  return {
    field: { ...base, type: 'group', fields: fieldsOf(forms) },
    toForm: (value) => (isGroup(value) ? toFormProps(forms, value) : undefined),
    toDocument: (held) => {
      if (!isGroup(held)) return undefined;
      const group = toDocumentFields(forms, held);
      // An optional group is omitted while it is empty.
      const isEmpty = Object.values(group).every((value) => value === '');
      return base.help.isOptional && isEmpty ? undefined : group;
    },
  };
}

/** An entry that is a plain text, or a group of fields where it has more than its first one. */
function textOrGroupForm(base: Base, schema: z.ZodUnion, example: unknown): Form {
  const group = schema.options.find((option) => option instanceof z.ZodObject);
  const others = schema.options.filter((option) => option !== group);
  if (!group || others.some(({ _zod }) => _zod.def.type !== 'string')) {
    throw new Error(
      `The editor has no field for "${base.label}", a choice of several kinds of value. Add one to editor/adapter/formOf.ts.`,
    );
  }
  const form = groupForm(base, group, example);
  const [main = ''] = Object.keys(group.shape);
  return {
    field: form.field,
    toForm: (value) => {
      if (typeof value === 'string') return { [main]: value };
      const held = form.toForm(value);
      // A group with its first field alone stays a group.
      return isGroup(held) ? { ...held, [restName]: held[restName] ?? {} } : held;
    },
    toDocument: (held) => {
      const value = form.toDocument(held);
      const isPlain = isGroup(held) && held[restName] === undefined && isGroup(value);
      return isPlain && Object.keys(value).join() === main ? value[main] : value;
    },
  };
}

/** A field with its name in the document and in the form. */
export type NamedForm = { name: string; heldAs: string; form: Form };

/** The forms of the fields of a group, by name. */
export function formsOf(schema: z.ZodObject, example?: unknown): NamedForm[] {
  return Object.entries(schema.shape)
    .filter(([name]) => name !== '$schema')
    .map(([name, field]) => ({
      name,
      heldAs: name,
      form: formOf(name, field, fieldOf(example, name)),
    }));
}

/** The fields of a group by the names that they have in its form. */
export function fieldsOf(forms: readonly NamedForm[]): FormFields {
  return Object.fromEntries(forms.map(({ heldAs, form }) => [heldAs, form.field]));
}

/** What a form holds of a group: its fields, and what else is in the group. */
export function toFormProps(forms: readonly NamedForm[], group: Group): Group {
  const names = new Set(forms.map(({ name }) => name));
  const rest = Object.entries(group).filter(([name]) => !names.has(name));
  return {
    ...Object.fromEntries(
      forms.map(({ name, heldAs, form }) => [heldAs, form.toForm(fieldOf(group, name))]),
    ),
    ...(rest.length > 0 && { [restName]: Object.fromEntries(rest) }),
  };
}

/** A group from what a form holds of it: what no field shows first, then the fields in the order of the schema. */
export function toDocumentFields(forms: readonly NamedForm[], held: Group): Group {
  return {
    ...asGroup(held[restName]),
    ...Object.fromEntries(
      forms
        .map(({ name, heldAs, form }) => [name, form.toDocument(fieldOf(held, heldAs))] as const)
        .filter(([, value]) => value !== undefined),
    ),
  };
}

function helpOf(outer: z.core.$ZodType, inner: z.core.$ZodType, isOptional: boolean): FieldHelp {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = z.toJSONSchema(inner, {
    io: 'input',
    unrepresentable: 'any',
  });
  const { description = '' } = { ...z.globalRegistry.get(inner), ...z.globalRegistry.get(outer) };
  return {
    description,
    isOptional,
    minimum: minLength ?? minItems ?? minimum,
    maximum: maxLength ?? maxItems ?? maximum,
  };
}

/** The first text of an entry. */
function summaryOf(item: object): string {
  const texts = Object.entries(item).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && name !== 'id',
  );
  const text = String(texts[0]?.[1] ?? '');
  return text.length > longestLine ? `${text.slice(0, longestLine)} …` : text;
}

function fieldOf(value: unknown, name: string): unknown {
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function asGroup(value: unknown): Group {
  return isGroup(value) ? value : {};
}
