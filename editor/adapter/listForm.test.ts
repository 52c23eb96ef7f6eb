import { expect, test } from 'vitest';
import { type Base, entryName, type Form, recordKey, recordValue } from './form.ts';
import { listForm, recordForm } from './listForm.ts';

const base = (isOptional: boolean): Base => ({
  label: 'Items',
  help: { description: '', isOptional },
});
const entry: Form = {
  field: { ...base(false), type: 'line' },
  toForm: (value) => value,
  toDocument: (held) => held,
};

test('a list that is emptied is omitted where it may be, and stays an empty list where it is needed', () => {
  expect(listForm(base(true), entry, '', []).toDocument([])).toBeUndefined();
  // The error is reported at the list, not as a missing field.
  expect(listForm(base(false), entry, '', []).toDocument([])).toEqual([]);
  expect(listForm(base(false), entry, '', []).toDocument(undefined)).toBeUndefined();
});

test('an entry into which nothing was written is an empty text, which is reported, and never nothing at all', () => {
  const { toForm, toDocument } = listForm(base(false), entry, '', []);
  expect(toDocument([{ [entryName]: undefined }, { [entryName]: 'a' }, {}])).toEqual(['', 'a', '']);
  expect(toDocument(toForm(['a', 'b']))).toEqual(['a', 'b']);
});

test('a folded entry is called by its first text, and a picture by what it shows', () => {
  const picture: Form = { ...entry, field: { ...base(false), type: 'picture', parts: ['alt'] } };
  const nameOf = (form: Form, value: unknown) => {
    const { field } = listForm(base(false), form, '', []);
    const held = listForm(base(false), form, '', []).toForm([value]);
    return field.type === 'list' && Array.isArray(held) ? field.summaryOf(held[0]) : undefined;
  };
  expect(nameOf(entry, 'New felt')).toBe('New felt');
  expect(nameOf(picture, { src: 'pictures/keys.jpg', alt: 'Its new keys' })).toBe('Its new keys');
  expect(nameOf(picture, '')).toBe('');
});

test('of two names that are the same in a record none is lost', () => {
  const form = recordForm(base(false), entry);
  const held = form.toForm({ main: '1', other: '2' });
  expect(form.toDocument(held)).toEqual({ main: '1', other: '2' });
  const doubled = Array.isArray(held) ? [...held, held[0]] : [];
  expect(form.toDocument(doubled)).toEqual({ main: '1', other: '2', 'main ': '1' });
  // Such as new ones, which have no name yet.
  const { first } = form.field.type === 'list' ? form.field : { first: {} };
  const added = form.toDocument([first, first, first, first]);
  expect(added).toEqual({ '': '', ' ': '', '  ': '', '   ': '' });
});

test('a value of a record is called by its name and what it is', () => {
  const { field } = recordForm(base(false), entry);
  if (field.type !== 'list') throw new Error('A record has the field of a list.');
  expect(field.summaryOf({ [recordKey]: 'main', [recordValue]: '555' })).toBe('main: 555');
  expect(field.summaryOf({})).toBe(': ');
  expect(field.first).toEqual({ [recordKey]: '', [recordValue]: '' });
  expect(recordForm(base(false), entry).toForm(['a'])).toBeUndefined();
  expect(recordForm(base(false), entry).toDocument(undefined)).toBeUndefined();
});

test('a list names an entry by a text that visitors read, whichever field comes first', () => {
  const form = listForm(base(false), entry, '', ['title']);
  if (form.field.type !== 'list') throw new Error('A list has the field of a list.');
  const { summaryOf } = form.field;
  expect(summaryOf({ href: '/faq', title: 'Questions' })).toBe('Questions');
  expect(summaryOf({ href: '/faq', title: '' })).toBe('/faq');
  expect(summaryOf({ year: 7 })).toBe('');
  expect(summaryOf({ title: 'x'.repeat(70) })).toBe('x'.repeat(70));
  expect(form.toForm('a')).toBeUndefined();
});
