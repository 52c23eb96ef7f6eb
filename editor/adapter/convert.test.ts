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

test('a list that is emptied is omitted where it may be, and stays an empty list where it is needed', () => {
  expect(toDocument(listOf({ [entryName]: line }, true), [])).toBeUndefined();
  // The error is reported at the list, not as a missing field.
  expect(toDocument(texts, [])).toEqual([]);
  expect(toDocument(texts, undefined)).toBeUndefined();
});

test('an entry into which nothing was written is an empty text, which is reported, and never nothing at all', () => {
  const held = [{ [entryName]: undefined }, { [entryName]: 'a' }, {}];
  expect(toDocument(texts, held)).toEqual(['', 'a', '']);
  expect(toDocument(texts, toForm(texts, ['a', 'b']))).toEqual(['a', 'b']);
});

test('a folded entry is called by its first text, and a picture by what it shows', () => {
  const pictures = listOf({ [entryName]: { ...base(false), type: 'picture', parts: ['alt'] } });
  const nameOf = (list: List, value: unknown) => {
    const held = toForm(list, [value]);
    return Array.isArray(held) ? entryLabel(list, held[0], 0) : undefined;
  };
  expect(nameOf(texts, 'New felt')).toBe('New felt');
  expect(nameOf(pictures, { src: 'pictures/keys.jpg', alt: 'Its new keys' })).toBe('Its new keys');
  expect(nameOf(pictures, '')).toBe('1');
});

test('of two names that are the same in a record none is lost', () => {
  const held = toForm(record, { main: '1', other: '2' });
  expect(toDocument(record, held)).toEqual({ main: '1', other: '2' });
  const doubled = Array.isArray(held) ? [...held, held[0]] : [];
  expect(toDocument(record, doubled)).toEqual({ main: '1', other: '2', 'main ': '1' });
  // Such as new ones, which have no name yet.
  const first = emptyEntry(record.fields);
  const added = toDocument(record, [first, first, first, first]);
  expect(added).toEqual({ '': '', ' ': '', '  ': '', '   ': '' });
});

test('a value of a record is called by its name and what it is', () => {
  expect(entryLabel(record, { [recordKey]: 'main', [recordValue]: '555' }, 0)).toBe('main: 555');
  expect(entryLabel(record, {}, 0)).toBe(': ');
  expect(emptyEntry(record.fields)).toEqual({ [recordKey]: '', [recordValue]: '' });
  expect(toForm(record, ['a'])).toBeUndefined();
  expect(toDocument(record, undefined)).toBeUndefined();
});

test('a list names an entry by a text that visitors read, whichever field comes first', () => {
  const list = listOf({ href: line, title: line }, false, ['title']);
  expect(entryLabel(list, { href: '/faq', title: 'Questions' }, 0)).toBe('Questions');
  expect(entryLabel(list, { href: '/faq', title: '' }, 0)).toBe('/faq');
  expect(entryLabel(list, { year: 7 }, 0)).toBe('1');
  expect(entryLabel(list, { title: 'x'.repeat(70) }, 0)).toBe('x'.repeat(70));
  expect(toForm(list, 'a')).toBeUndefined();
});
