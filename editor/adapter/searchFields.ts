import { isGroup, ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { asGroup } from './convert.ts';
import { entryName, type FormField, type FormFields, recordKey, recordValue } from './form.ts';

type List = Extract<FormField, { type: 'list' }>;

/** A field of a form with its value. */
export type FoundField = {
  /** Its path in the document. */
  path: ValuePath;
  label: string;
  /** The labels of the groups and lists around it, the outermost first. */
  around: readonly string[];
  help: string;
  /** Its text; empty for a group or list. */
  text: string;
};

/** The path of a field of a list entry. In the document, an entry that is a text and a record's key are not fields. */
export function entryFieldPath(
  list: ValuePath,
  { item, index }: { item: unknown; index: number },
  field: string,
): ValuePath {
  if (field === recordKey) return [...list, index];
  if (field === recordValue) return [...list, String(ownValue(item, recordKey) ?? '')];
  return field === entryName ? [...list, index] : [...list, index, field];
}

// A label is one line in a narrow column.
const maxLabelLength = 70;

/** The label of a list entry: its first text, preferably one that visitors read, or its position. For a picture its alt text. */
export function entryLabel({ fields, titles }: List, item: unknown, index: number): string {
  if (isGroup(item) && recordKey in fields) {
    return `${item[recordKey] ?? ''}: ${item[recordValue] ?? ''}`;
  }
  const picture = ownValue(item, entryName);
  const named = isGroup(picture) ? { [entryName]: picture.alt } : asGroup(item);
  const texts = Object.entries(named).filter(([, value]) => typeof value === 'string' && value);
  const [, text = index + 1] = texts.find(([name]) => titles.includes(name)) ?? texts[0] ?? [];
  const label = String(text);
  return label.length > maxLabelLength ? `${label.slice(0, maxLabelLength)} …` : label;
}

/** Every field of a form with its value, in display order. */
export function everyField(
  fields: FormFields,
  held: unknown,
  outer: ValuePath = [],
  around: readonly string[] = [],
): FoundField[] {
  return Object.entries(fields).flatMap(([key, form]) =>
    fieldAndParts(form, ownValue(held, key), [...outer, key], around),
  );
}

function fieldAndParts(
  form: FormField,
  value: unknown,
  path: ValuePath,
  around: readonly string[],
): FoundField[] {
  const label = plainLabel(form.label);
  const found = { path, label, around, help: form.help.description, text: '' };
  if (form.type === 'group') {
    return [found, ...everyField(form.fields, value, path, [...around, label])];
  }
  if (form.type !== 'list') return [{ ...found, text: textOf(value) }];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const parts = entries.flatMap((item, index) =>
    Object.entries(form.fields).flatMap(([key, field]) => {
      if (key === recordKey) return [];
      const isNamed = key === recordValue;
      const named = isNamed ? { ...field, label: String(ownValue(item, recordKey) ?? '') } : field;
      const outer = isNamed ? [] : [entryLabel(form, item, index)];
      const place = entryFieldPath(path, { item, index }, key);
      return fieldAndParts(named, ownValue(item, key), place, [...around, label, ...outer]);
    }),
  );
  return [found, ...parts];
}

/** The value of a field as one text; for a picture, its file and alt text. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .filter((part) => typeof part === 'string')
    .join(' ');
}

/** A label without " (optional)". */
export const plainLabel = (label: string) => label.replace(/ \(optional\)$/, '');

/**
 * The fields that contain every word of a query: first those with all words in label and text, then those that also
 * need their help or the labels around them.
 */
export function searchFields(all: readonly FoundField[], query: string): FoundField[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inField = ({ label, text }: FoundField) => hasAll(`${label} ${text}`);
  const near = all.filter(inField);
  const far = all.filter(
    (field) =>
      !inField(field) &&
      hasAll(`${field.around.join(' ')} ${field.label} ${field.text} ${field.help}`),
  );
  return [...near, ...far];
}
