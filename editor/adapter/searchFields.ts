import { ownValue } from '../../schema/browser.ts';
import { fieldPath } from './fieldPath.ts';
import { type FormField, type FormFields, recordKey, recordValue } from './form.ts';

/** A field of a form with its value. */
export type FoundField = {
  /** The name of the field, from which `fieldPath` makes its path. */
  name: string;
  label: string;
  /** The labels of the groups and lists around it, the outermost first. */
  around: readonly string[];
  help: string;
  /** Its text; empty for a group or list. */
  text: string;
};

/** The name of a field of a group, and that of an entry of a list. */
export const nameIn = (group: string, field: string) => (group ? `${group}.${field}` : field);
export const entryIn = (list: string, index: number) => `${list}[${index}]`;

/** The name of the value of a record's entry. Its path has the key from the document, not the index. */
export const valueIn = (record: string, item: unknown) =>
  nameIn(record, String(ownValue(item, recordKey) ?? ''));

/** The label of an entry of a list: its first text, or its place. */
export function entryLabel(list: FormField & { type: 'list' }, item: unknown, index: number) {
  const summary = typeof item === 'object' && item !== null ? list.summaryOf(item) : '';
  return summary || `${index + 1}`;
}

/** Every field of a form with its value, in the order in which they are shown. */
export function everyField(
  fields: FormFields,
  held: unknown,
  outer = '',
  around: readonly string[] = [],
): FoundField[] {
  return Object.entries(fields).flatMap(([key, form]) =>
    fieldAndParts(form, ownValue(held, key), nameIn(outer, key), around),
  );
}

function fieldAndParts(
  form: FormField,
  value: unknown,
  name: string,
  around: readonly string[],
): FoundField[] {
  const label = plainLabel(form.label);
  const own = { name, label, around, help: form.help.description, text: '' };
  if (form.type === 'group') {
    return [own, ...everyField(form.fields, value, name, [...around, label])];
  }
  if (form.type === 'list') {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    const valueForm = form.fields[recordValue];
    const parts = entries.flatMap((item, index) => {
      if (recordKey in form.fields && valueForm) {
        const keyed = { ...valueForm, label: String(ownValue(item, recordKey) ?? '') };
        return fieldAndParts(keyed, ownValue(item, recordValue), valueIn(name, item), [
          ...around,
          label,
        ]);
      }
      const entry = entryLabel(form, item, index);
      return everyField(form.fields, item, entryIn(name, index), [...around, label, entry]);
    });
    return [own, ...parts];
  }
  return [{ ...own, text: textOf(value) }];
}

/** The value of a field as one text: of a picture, its file and its alt text. */
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
  const withPath = all.filter(({ name }) => fieldPath(name, -1).length > 0);
  const near = withPath.filter(inField);
  const far = withPath.filter(
    (field) =>
      !inField(field) &&
      hasAll(`${field.around.join(' ')} ${field.label} ${field.text} ${field.help}`),
  );
  return [...near, ...far];
}
