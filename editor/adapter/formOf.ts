import type { Field } from '@puckeditor/core';
import { z } from 'zod';
import { drawingNames } from '../../schema/drawings.ts';
import { fieldKinds } from '../../schema/fields.ts';
import { iconNames } from '../../schema/icons.ts';
import { ContactField } from '../fields/ContactField.tsx';
import { DrawingField } from '../fields/DrawingField.tsx';
import { IconField } from '../fields/IconField.tsx';
import { LinkField } from '../fields/LinkField.tsx';
import { ParagraphField } from '../fields/ParagraphField.tsx';
import { labelOf } from './labelOf.ts';
import { paragraphToText, textToParagraph } from './paragraphText.ts';

/**
 * A field of a document as an editor fills it in: how Puck shows it, and how its value goes there and back.
 * `toForm` takes the value of the document, undefined where it is left out; `toDocument` gives undefined for a
 * field that is to be left out. Together they change nothing: toDocument(toForm(x)) is x.
 */
export type Form = {
  field: Field;
  toForm(value: unknown): unknown;
  toDocument(held: unknown): unknown;
};

/** What a field tells those who draw it: the words of its help, and how much fits. */
export type FieldHelp = {
  description: string;
  isOptional: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
};

/** In forms a list is one of objects; an entry that is none stands under this name. */
export const entryName = '_entry';
/** The name that an editor gives a block stands apart from the one that Puck gives it. */
export const anchorName = 'anchor';
/** In forms a record is a list of names and values. */
const recordName = '_name';
const recordValue = '_value';

// Longer texts get a field of several lines.
const longestLine = 70;

/**
 * The form of a schema, derived from nothing else: kind of field, label, help, limits, choices. New entries of
 * lists start as the first one of `example`.
 */
export function formOf(name: string, schema: z.core.$ZodType, example?: unknown): Form {
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? schema.unwrap() : schema;
  const { kind } = fieldKinds.get(inner) ?? {};
  const help = helpOf(schema, inner, isOptional);
  const base = { label: labelOf(name, schema, isOptional), metadata: help };

  if (kind === 'paragraph') {
    return {
      field: { ...base, type: 'custom', render: ParagraphField },
      toForm: paragraphToText,
      toDocument: (held) => textToParagraph(String(held ?? '')),
    };
  }
  if (kind === 'link') return textForm({ ...base, type: 'custom', render: LinkField }, isOptional);
  if (kind === 'phone' || kind === 'email') {
    const field: Field = { ...base, type: 'custom', render: ContactField };
    return textForm({ ...field, metadata: { ...help, contacts: `${kind}s` } }, isOptional);
  }
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.map(String);
    if (String(options) === String(iconNames)) {
      return textForm({ ...base, type: 'custom', render: IconField }, isOptional);
    }
    if (String(options) === String(drawingNames)) {
      return textForm({ ...base, type: 'custom', render: DrawingField }, isOptional);
    }
    return choiceForm(base, options, isOptional);
  }
  if (inner instanceof z.ZodLiteral) {
    return choiceForm(base, Array.from(inner.values).filter(isChoice), isOptional);
  }
  if (inner instanceof z.ZodNumber) {
    const { minimum, maximum } = help;
    return {
      field: { ...base, type: 'number', ...withLimits(minimum, maximum) },
      toForm: (value) => value,
      toDocument: (held) => (typeof held === 'number' && !Number.isNaN(held) ? held : undefined),
    };
  }
  if (inner instanceof z.ZodArray) return listForm(base, inner.element, isOptional, example);
  if (inner instanceof z.ZodRecord) return recordForm(base, inner.valueType);
  if (inner instanceof z.ZodObject) return groupForm(base, inner, isOptional, example);
  if (inner instanceof z.ZodUnion) return textOrGroupForm(base, inner, example);

  const { maximum } = help;
  // Headlines are edited in the page itself as well.
  const contentEditable = kind === 'headline';
  return textForm(
    maximum !== undefined && maximum > longestLine
      ? { ...base, type: 'textarea', contentEditable }
      : { ...base, type: 'text', contentEditable },
    isOptional,
  );
}

type Base = { label: string; metadata: FieldHelp };
type Choice = string | number | boolean;

function isChoice(value: unknown): value is Choice {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function textForm(field: Field, isOptional: boolean): Form {
  return {
    field,
    toForm: (value) => value ?? '',
    toDocument: (held) =>
      isOptional && (held === '' || held === undefined) ? undefined : (held ?? ''),
  };
}

function choiceForm(base: Base, choices: readonly Choice[], isOptional: boolean): Form {
  const words = (choice: Choice) =>
    choice === true ? 'Yes' : choice === false ? 'No' : String(choice);
  const options = choices.map((value) => ({ label: words(value), value }));
  const none = { label: isOptional ? 'Left out' : 'Choose …', value: '' };
  return {
    field: { ...base, type: 'select', options: [none, ...options] },
    toForm: (value) => value ?? '',
    toDocument: (held) => (held === '' ? undefined : held),
  };
}

function listForm(
  base: Base,
  element: z.core.$ZodType,
  isOptional: boolean,
  example: unknown,
): Form {
  const [firstExample] = Array.isArray(example) ? example : [];
  const entry = formOf(entryName, element, firstExample);
  const group: Form =
    entry.field.type === 'object'
      ? entry
      : {
          field: { type: 'object', objectFields: { [entryName]: entry.field } },
          toForm: (value) => ({ [entryName]: entry.toForm(value) }),
          toDocument: (held) => entry.toDocument(fieldOf(held, entryName)),
        };
  const objectFields = group.field.type === 'object' ? group.field.objectFields : {};
  return {
    field: {
      ...base,
      type: 'array',
      arrayFields: objectFields,
      defaultItemProps: asObject(group.toForm(firstExample)),
      getItemSummary: (item, index = 0) => summaryOf(item) || `${index + 1}`,
      ...withLimits(base.metadata.minimum, base.metadata.maximum),
    },
    toForm: (value) => (Array.isArray(value) ? value.map(group.toForm) : []),
    toDocument: (held) => {
      const entries = Array.isArray(held) ? held.map(group.toDocument) : [];
      return isOptional && entries.length === 0 ? undefined : entries;
    },
  };
}

function recordForm(base: Base, valueType: z.core.$ZodType): Form {
  const value = formOf(recordValue, valueType);
  const name: Field = {
    type: 'text',
    label: 'Name',
    metadata: { description: '', isOptional: false },
  };
  return {
    field: {
      ...base,
      type: 'array',
      arrayFields: { [recordName]: name, [recordValue]: value.field },
      defaultItemProps: { [recordName]: '', [recordValue]: value.toForm(undefined) },
      getItemSummary: (item) => `${item[recordName]}: ${item[recordValue]}`,
    },
    toForm: (record) =>
      Object.entries(asObject(record)).map(([key, entry]) => ({
        [recordName]: key,
        [recordValue]: value.toForm(entry),
      })),
    toDocument: (held) => {
      const record = new Map<string, unknown>();
      for (const entry of Array.isArray(held) ? held : []) {
        let key = String(fieldOf(entry, recordName));
        // Two of one name would be one, and the other lost. No name may end in a space: that is a mistake, and said.
        while (record.has(key)) key += ' ';
        record.set(key, value.toDocument(fieldOf(entry, recordValue)));
      }
      return Object.fromEntries(record);
    },
  };
}

function groupForm(base: Base, schema: z.ZodObject, isOptional: boolean, example: unknown): Form {
  const forms = formsOf(schema, example);
  return {
    field: {
      ...base,
      type: 'object',
      objectFields: Object.fromEntries(forms.map(({ name, form }) => [name, form.field])),
    },
    toForm: (value) => toFormProps(forms, value),
    toDocument: (held) => {
      const group = toDocumentFields(forms, held);
      // A group that may be missing is missing while nothing stands in it.
      const isEmpty = Object.values(group).every((value) => value === '');
      return isOptional && isEmpty ? undefined : group;
    },
  };
}

/** An entry that is a plain text, or a group of fields where it has more than its first one. */
function textOrGroupForm(base: Base, schema: z.ZodUnion, example: unknown): Form {
  const group = schema.options.find((option) => option instanceof z.ZodObject);
  if (!group) throw new Error(`The editor has no field for ${base.label}.`);
  const form = groupForm(base, group, false, asObject(example));
  const [main = ''] = Object.keys(group.shape);
  return {
    field: form.field,
    toForm: (value) => form.toForm(typeof value === 'string' ? { [main]: value } : value),
    toDocument: (held) => {
      const value = asObject(form.toDocument(held));
      return Object.keys(value).length === 1 ? value[main] : value;
    },
  };
}

export type NamedForm = { name: string; form: Form };

/** The forms of the fields of a group, by name. */
export function formsOf(schema: z.ZodObject, example?: unknown): NamedForm[] {
  return Object.entries(schema.shape)
    .filter(([name]) => name !== '$schema')
    .map(([name, field]) => ({ name, form: formOf(name, field, fieldOf(example, name)) }));
}

/** What Puck holds of a group of fields. */
export function toFormProps(forms: readonly NamedForm[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    forms.map(({ name, form }) => [name, form.toForm(fieldOf(value, name))]),
  );
}

/** The fields of a group from what Puck holds of it. */
export function toDocumentFields(
  forms: readonly NamedForm[],
  held: unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    forms
      .map(({ name, form }) => [name, form.toDocument(fieldOf(held, name))] as const)
      .filter(([, value]) => value !== undefined),
  );
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

function withLimits(min: number | undefined, max: number | undefined) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The first text of an entry that is not the name of a choice. */
function summaryOf(item: object): string {
  const texts = Object.entries(item).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && name !== 'id',
  );
  const text = String(texts[0]?.[1] ?? '');
  return text.length > longestLine ? `${text.slice(0, longestLine)} …` : text;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
