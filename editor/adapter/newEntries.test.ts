import { dequal } from 'dequal';
import { expect, test } from 'vitest';
import { ownValue } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { forEachField, textsIn } from '../../schema/inspect.ts';
import { emptyEntry } from './convert.ts';
import type { FormField, FormFields } from './form.ts';
import { blockForms, blockToDocument, pageForm, siteForm } from './pageForm.ts';
import { withoutEmptyEntries } from './withoutEmptyEntries.ts';

type List = Extract<FormField, { type: 'list' }>;

/** Every list of a form, those in groups and in entries included. */
function listsIn(fields: FormFields): List[] {
  return Object.values(fields).flatMap((field) => {
    if (field.type === 'group') return listsIn(field.fields);
    return field.type === 'list' ? [field, ...listsIn(field.fields)] : [];
  });
}

const forms = [...blockForms.map(({ fields }) => fields), pageForm.fields, siteForm.fields];

test('a new entry of any list is empty', () => {
  const lists = forms.flatMap(listsIn);
  expect(lists.length).toBeGreaterThan(30);
  for (const { label, fields } of lists) {
    expect(
      textsIn(emptyEntry(fields), (text) => text !== ''),
      label,
    ).toEqual([]);
  }
});

/** What a new entry, or a group in it, must have and what it may not: by its fields, which say what may be missing. */
function misfitsIn(fields: FormFields, held: unknown, place: string): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const value = ownValue(held, name);
    const at = `${place}.${name}`;
    // A picture is chosen, and so are a number and one of a few values: none of them is there by itself.
    const isChosen = ['picture', 'number', 'choice', 'yes-or-no'].includes(field.type);
    if (field.help.isOptional || isChosen) return value === undefined ? [] : [`${at} is there`];
    if (field.type === 'group') return misfitsIn(field.fields, value, at);
    const isList = field.type === 'list' || (field.type === 'paragraphs' && !field.canBeOne);
    const empty = isList ? [] : '';
    return dequal(value, empty) ? [] : [`${at} is ${JSON.stringify(value)}`];
  });
}

test('a new entry of any list begins with what must be written, empty, and with nothing else', () => {
  const lists = forms.flatMap(listsIn);
  expect(
    lists.flatMap(({ label, fields }) => misfitsIn(fields, emptyEntry(fields), label)),
  ).toEqual([]);
});

test('an entry is rendered once something is written into it', () => {
  const faq = blockForms.find(({ type }) => type === 'faq');
  const [items] = faq ? listsIn(faq.fields) : [];
  if (!faq || !items) throw new Error('The block faq has no list.');
  const one = { question: 'When?', answer: 'Now.' };
  const block = (...entries: object[]) =>
    withoutEmptyEntries(
      blockToDocument({ type: 'faq', key: 1, fields: { ...faq.first, items: entries } }),
    );
  expect(block(one, emptyEntry(items.fields))).toMatchObject({ items: [one] });
  const begun = { ...emptyEntry(items.fields), question: 'Where?' };
  expect(block(one, begun)).toMatchObject({ items: [one, { question: 'Where?', answer: '' }] });
});

test.each(blockForms)('a new $type names nothing that another site may not have', ({ first }) => {
  const kinds: string[] = [];
  const links: string[] = [];
  forEachField(pageSchema, { path: '/', blocks: [first] }, (_path, value, { kind }) => {
    kinds.push(kind);
    if (kind === 'link') links.push(String(value));
  });
  for (const kind of ['phone', 'email', 'picture', 'drawing']) expect(kinds).not.toContain(kind);
  for (const link of links)
    expect(link).toMatch(/^(\/|#lead-form|https:\/\/www\.(example\.com|\w+\.example)\/.*)$/);
});

test('an entry of which nothing is written is left away at any depth, and what is no text is something', () => {
  expect(
    withoutEmptyEntries({
      type: 'list',
      headline: '',
      items: [{ title: '', points: [''] }, { title: '', points: ['a', ''] }, {}, 0, false, ''],
      box: { rows: [{ text: '' }, { text: 'b' }] },
    }),
  ).toEqual({
    type: 'list',
    headline: '',
    items: [{ title: '', points: ['a'] }, 0, false],
    box: { rows: [{ text: 'b' }] },
  });
});
