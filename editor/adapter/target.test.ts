import { expect, test } from 'vitest';
import type { ValuePath } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import type { FormState } from './form.ts';
import { pageForm, siteForm } from './pageForm.ts';
import { changedState, targetOf } from './target.ts';

const faq = (...questions: string[]) => ({
  type: 'faq',
  headline: 'Questions',
  items: questions.map((question) => ({ question, answer: 'The same' })),
});
const page = {
  ...{ path: '/a', title: 'A', description: 'B' },
  blocks: [
    { type: 'list', headline: 'Included', items: ['One', { title: 'Two', description: 'Words' }] },
    { type: 'prose', headline: 'Text', paragraphs: ['First', ['Second ', { strong: 'loud' }]] },
    faq('x', 'y', 'z'),
  ],
};
const site = {
  ...{ company: 'Example', facts: { days: '3 days', price: '$100' }, samples: ['a', 'b'] },
  header: { links: [{ text: 'A', href: '/a' }] },
};

const opened = ({ toForm }: typeof pageForm, document: object) => {
  const state = toForm(document);
  if (!state) throw new Error('The document does not open as a form.');
  return state;
};

test.each<[string, typeof pageForm, object, ValuePath, ValuePath?]>([
  ['a field of the page', pageForm, page, ['title']],
  ['a missing field', pageForm, page, ['published']],
  ['a field of a block', pageForm, page, ['blocks', 0, 'headline']],
  ['the anchor of a block', pageForm, page, ['blocks', 2, 'id']],
  ['a field of an entry', pageForm, page, ['blocks', 2, 'items', 1, 'question']],
  ['an entry that is a text', siteForm, site, ['samples', 1]],
  ['a value of a record', siteForm, site, ['facts', 'price']],
  ['a field of an entry in a group', siteForm, site, ['header', 'links', 0, 'text']],
  ['a field of a missing group', siteForm, site, ['brand', 'typeface', 'text']],
  ['the text of an entry that can be a group', pageForm, page, ['blocks', 0, 'items', 0]],
  ['its field', pageForm, page, ['blocks', 0, 'items', 0, 'title'], ['blocks', 0, 'items', 0]],
  ['a field of such a group', pageForm, page, ['blocks', 0, 'items', 1, 'title']],
  ['one of several paragraphs', pageForm, page, ['blocks', 1, 'paragraphs', 0]],
  ['a piece of a paragraph', pageForm, page, ['blocks', 1, 'paragraphs', 1, 1, 'strong']],
])('finds %s at its path', (_what, form, document, path, written = path) => {
  const state = opened(form, document);
  const target = targetOf(state, form.fields, path);
  const changed = target && changedState(state, target, () => 'New');
  if (!changed) throw new Error('There is no such field.');
  const after: unknown = JSON.parse(JSON.stringify(form.toDocument(changed)));
  expect(valueAt(after, written)).toBe('New');
});

test('a change receives the current value of the field and changes nothing else', () => {
  const state = opened(pageForm, page);
  const path: ValuePath = ['blocks', 1, 'paragraphs', 1, 1, 'strong'];
  const target = targetOf(state, pageForm.fields, path);
  const changed = target && changedState(state, target, (now) => `${now}er`);
  if (!changed) throw new Error('There is no such field.');
  const paragraphs = ['First', ['Second ', { strong: 'louder' }]];
  const blocks = page.blocks.with(1, { type: 'prose', headline: 'Text', paragraphs });
  expect(pageForm.toDocument(changed)).toEqual({ ...page, blocks });
});

test.each<ValuePath>([
  ['color'],
  ['blocks', 9, 'headline'],
  ['blocks', 0, 'color'],
  ['blocks', 0, 'items', 7, 'title'],
  ['blocks', 0, 'items', 'title'],
  ['constructor'],
])('there is no field at %j, %j', (...path) => {
  expect(targetOf(opened(pageForm, page), pageForm.fields, path)).toBeUndefined();
});

test('there is no field at a key that a record does not have', () => {
  expect(targetOf(opened(siteForm, site), siteForm.fields, ['facts', 'other'])).toBeUndefined();
});

const start = opened(pageForm, { ...page, blocks: [faq('x', 'y', 'z'), faq('x', 'y')] });
const target = targetOf(start, pageForm.fields, ['blocks', 0, 'items', 1, 'answer']);
/** The document after a late answer is written into the second entry of the first block. */
function written(state: FormState) {
  const changed = target && changedState(state, target, () => 'Late');
  return changed && pageForm.toDocument(changed);
}
/** The state with other entries in its first block. */
const withItems = (change: (items: object[]) => unknown[]): FormState => {
  const [block, ...others] = start.blocks;
  if (!block || !Array.isArray(block.fields.items)) throw new Error('The block has entries.');
  const items = change(block.fields.items);
  return { ...start, blocks: [...others, { ...block, fields: { ...block.fields, items } }] };
};

test('writes a late answer into its entry, even if block and entry were moved', () => {
  // Entries with equal values are still different entries.
  const moved = withItems((items) => items.map((item) => ({ ...item, question: 'x' })).reverse());
  const { items } = faq('x', 'x', 'x');
  const late = items.with(1, { question: 'x', answer: 'Late' });
  expect(written(moved)).toMatchObject({ blocks: [faq('x', 'y'), { items: late }] });
});

test('drops an answer for a block or entry that was removed', () => {
  expect(written({ ...start, blocks: start.blocks.slice(1) })).toBeUndefined();
  expect(written(withItems((items) => items.toSpliced(1, 1)))).toBeUndefined();
});
