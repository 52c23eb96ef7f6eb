import { expect, test } from 'vitest';
import { emptyEntry, toDocument, toForm } from './convert.ts';
import { type Base, entryName, type FormField, recordKey, recordValue } from './form.ts';
import { entryLabel } from './searchFields.ts';

const base = (isOptional: boolean): Base => ({
  label: 'Items',
  help: { description: '', isOptional },
});
const line: FormField = { ...base(false), type: 'line' };
type List = Extract<FormField, { type: 'list' }>;
const listOf = (fields: List['fields'], isOptional = false, titles: string[] = []): List => ({
  ...{ ...base(isOptional), type: 'list', fields, titles },
});
const texts = listOf({ [entryName]: line });
const record = listOf({ [recordKey]: line, [recordValue]: line });

test('omits an emptied list where it is optional, and writes an empty list where it is required', () => {
  expect(toDocument(listOf({ [entryName]: line }, true), [])).toBeUndefined();
  // The error is reported at the list, not as a missing field.
  expect(toDocument(texts, [])).toEqual([]);
  expect(toDocument(texts, undefined)).toBeUndefined();
});

test('writes an entry without content as an empty text, so that it is reported', () => {
  const held = [{ [entryName]: undefined }, { [entryName]: 'a' }, {}];
  expect(toDocument(texts, held)).toEqual(['', 'a', '']);
  expect(toDocument(texts, toForm(texts, ['a', 'b']))).toEqual(['a', 'b']);
});

test('names a folded entry by its first text, and a picture by its alt text', () => {
  const pictures = listOf({ [entryName]: { ...base(false), type: 'picture', parts: ['alt'] } });
  const nameOf = (list: List, value: unknown) => {
    const held = toForm(list, [value]);
    return Array.isArray(held) ? entryLabel(list, held[0], 0) : undefined;
  };
  expect(nameOf(texts, 'New felt')).toBe('New felt');
  expect(nameOf(pictures, { src: 'pictures/keys.jpg', alt: 'Its new keys' })).toBe('Its new keys');
  expect(nameOf(pictures, '')).toBe('1');
});

test('names a record entry by its name and value', () => {
  expect(entryLabel(record, { [recordKey]: 'main', [recordValue]: '555' }, 0)).toBe('main: 555');
  expect(entryLabel(record, {}, 0)).toBe(': ');
  expect(emptyEntry(record.fields)).toEqual({ [recordKey]: '', [recordValue]: '' });
  expect(toForm(record, ['a'])).toBeUndefined();
  expect(toDocument(record, undefined)).toBeUndefined();
});
