import { expect, test } from 'vitest';
import { asGroup } from './convert.ts';
import type { FormState } from './form.ts';
import { identityOf, withIdentitiesOf } from './identity.ts';
import { blockToDocument, blockToForm, pageForm } from './pageForm.ts';

const faq = (...questions: string[]) => ({
  type: 'faq',
  headline: `About ${questions[0]}`,
  items: questions.map((question) => ({ question, answer: 'The same' })),
});
const open = (...blocks: object[]): FormState => {
  const state = pageForm.toForm({ path: '/a', title: 'A', description: 'B', blocks });
  if (!state) throw new Error('The page does not open as a form.');
  return state;
};
const keysOf = ({ blocks }: FormState) => blocks.map(({ key }) => key);
const entriesOf = ({ blocks }: FormState, index: number) => {
  const { items } = asGroup(blocks[index]?.fields);
  return Array.isArray(items) ? items.map(identityOf) : [];
};

test('gives every block and entry of an opened document a different identity', () => {
  const state = open(faq('x', 'y'), faq('x', 'y'));
  const all = [...keysOf(state), ...entriesOf(state, 0), ...entriesOf(state, 1)];
  expect(all.every((key) => typeof key === 'number')).toBe(true);
  expect(new Set(all).size).toBe(6);
  expect([identityOf({}), identityOf('a'), identityOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('keeps the identities of moved and changed blocks and entries when a document is replaced', () => {
  const before = open(faq('One', 'Two', 'Three'), faq('x', 'y'));
  const [first, second] = keysOf(before);
  const [one, two, three] = entriesOf(before, 0);
  const moved = withIdentitiesOf(before, open(faq('x', 'y'), faq('One', 'Two', 'Three')));
  expect(keysOf(moved)).toEqual([second, first]);
  expect(entriesOf(moved, 1)).toEqual([one, two, three]);
  const changed = withIdentitiesOf(
    before,
    open(faq('One', 'Three!', 'Two'), faq('x', 'y'), faq('z')),
  );
  expect(keysOf(changed).slice(0, 2)).toEqual([first, second]);
  expect(entriesOf(changed, 0)).toEqual([one, three, two]);
  expect(new Set(keysOf(changed)).size).toBe(3);
});

test('a copied block has the same fields and new identities', () => {
  const state = open(faq('x', 'y'));
  const [block] = state.blocks;
  if (!block) throw new Error('There is a block.');
  const copy = blockToForm(blockToDocument(block));
  if (!copy) throw new Error('The block opens as a form.');
  expect(blockToDocument(copy)).toEqual(faq('x', 'y'));
  const both = { ...state, blocks: [block, copy] };
  const all = [...keysOf(both), ...entriesOf(both, 0), ...entriesOf(both, 1)];
  expect(new Set(all).size).toBe(6);
});
