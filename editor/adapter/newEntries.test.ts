import { dequal } from 'dequal';
import { expect, test } from 'vitest';
import { ownValue } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { forEachField } from '../../schema/inspect.ts';
import { emptyEntry } from './convert.ts';
import type { FormField, FormFields } from './form.ts';
import { blockForms, blockToDocument, pageForm, siteForm } from './pageForm.ts';
import { withoutEmptyEntries } from './withoutEmptyEntries.ts';

type List = Extract<FormField, { type: 'list' }>;

/** Every list of a form, including those in groups and entries. */
function listsIn(fields: FormFields): List[] {
  return Object.values(fields).flatMap((field) => {
    if (field.type === 'group') return listsIn(field.fields);
    return field.type === 'list' ? [field, ...listsIn(field.fields)] : [];
  });
}

const forms = [...blockForms.map(({ fields }) => fields), pageForm.fields, siteForm.fields];

/** Where a new entry, or a group in it, differs from what its fields require. */
function misfitsIn(fields: FormFields, held: unknown, place: string): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const value = ownValue(held, name);
    const at = `${place}.${name}`;
    // The user picks these values, so a new entry does not have them.
    const isChosen = ['picture', 'number', 'choice', 'yes-or-no'].includes(field.type);
    if (field.help.isOptional || isChosen) return value === undefined ? [] : [`${at} is there`];
    if (field.type === 'group') return misfitsIn(field.fields, value, at);
    const isList = field.type === 'list' || (field.type === 'paragraphs' && !field.canBeOne);
    const empty = isList ? [] : '';
    return dequal(value, empty) ? [] : [`${at} is ${JSON.stringify(value)}`];
  });
}

test('a new entry of any list has its required fields, empty, and nothing else', () => {
  const lists = forms.flatMap(listsIn);
  expect(
    lists.flatMap(({ label, fields }) => misfitsIn(fields, emptyEntry(fields), label)),
  ).toEqual([]);
});

test('renders an entry once something is written into it', () => {
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

test.each(blockForms)('a new $type refers to nothing that another site may lack', ({ first }) => {
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

test('removes empty entries at any depth, and keeps values that are not texts', () => {
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
