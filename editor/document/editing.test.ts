import { expect, test } from 'vitest';
import { copyOf, storeOf, written as writtenIn } from '../../tests/tools/formInStore.tsx';
import { pageForm } from '../adapter/pageForm.ts';
import type { EditingStore } from './workingCopy.ts';

const faq = (...questions: string[]) => ({
  type: 'faq',
  headline: 'Questions',
  items: questions.map((question) => ({ question, answer: '' })),
});
const prose = (headline: string) => ({ type: 'prose', headline, text: ['A text'] });
const page = { path: '/a', title: 'A', description: 'B' };

const open = (...blocks: object[]) => storeOf({ ...page, blocks }, 'a.json');
const written = (store: EditingStore) => writtenIn(store, 'a.json');
const blocksOf = (store: EditingStore) => written(store).blocks;
const headlines = (store: EditingStore) =>
  store.get().state.blocks.map(({ fields }) => fields.headline);
const keyAt = (store: EditingStore, index: number) => store.get().state.blocks[index]?.key ?? -1;
const undo = (store: EditingStore) => copyOf(store).undo();
const redo = (store: EditingStore) => copyOf(store).redo();
const target = (store: EditingStore, ...path: (string | number)[]) => {
  const found = store.find(path);
  if (!found) throw new Error('There is no such field.');
  return found;
};

/** Types a value into a field at a time in ms. */
function type(store: EditingStore, path: (string | number)[], value: string, time: number) {
  const change = () => value;
  store.dispatch({ type: 'edit', target: target(store, ...path), change, time });
}

test('typing in one field is one Undo step until a pause or a change of field', () => {
  const store = open(prose('One'));
  type(store, ['title'], 'Ab', 0);
  type(store, ['title'], 'Abc', 900);
  type(store, ['title'], 'Abcd', 1800);
  type(store, ['title'], 'New', 3000);
  type(store, ['blocks', 0, 'headline'], 'Two', 3100);
  type(store, ['title'], 'Newer', 3200);
  const titles = () => [written(store).title, headlines(store)[0]];
  const seen = [titles()];
  for (let step = 0; step < 5; step += 1) {
    undo(store);
    seen.push(titles());
  }
  const steps = [
    ['Newer', 'Two'],
    ['New', 'Two'],
    ['New', 'One'],
    ['Abcd', 'One'],
    ['A', 'One'],
  ];
  expect(seen).toEqual([...steps, ['A', 'One']]);
  for (const _ of steps) redo(store);
  expect(titles()).toEqual(['Newer', 'Two']);
  // Typing right after Undo is a separate step, and clears Redo.
  undo(store);
  type(store, ['title'], 'Newest', 3300);
  expect(copyOf(store).get().future).toEqual([]);
  undo(store);
  expect(titles()).toEqual(['New', 'Two']);
});

test('does not edit a removed field', () => {
  const store = open(faq('x'));
  const gone = target(store, 'blocks', 0, 'items', 0, 'question');
  store.dispatch({ type: 'remove', key: keyAt(store, 0) });
  const before = store.get();
  store.dispatch({ type: 'edit', target: gone, change: () => 'Late', time: 0 });
  expect(store.get()).toBe(before);
});

test('inserts a block before another or at the end, and selects it', () => {
  const store = open(prose('One'));
  store.dispatch({ type: 'insert', index: 0, block: prose('Zero') });
  store.dispatch({ type: 'insert', index: 2, block: prose('Two') });
  expect(headlines(store)).toEqual(['Zero', 'One', 'Two']);
  expect(store.get().selected).toBe(keyAt(store, 2));
  const before = store.get();
  store.dispatch({ type: 'insert', index: 0, block: { type: 'unknown' } });
  expect(store.get()).toBe(before);
  undo(store);
  // Its block was removed.
  expect(store.get().selected).toBeUndefined();
  undo(store);
  expect(headlines(store)).toEqual(['One']);
});

test('replacing the document is one step, and blocks and fields keep their identity', () => {
  const store = open(prose('One'), faq('x', 'y'));
  const late = target(store, 'blocks', 1, 'items', 0, 'answer');
  const key = keyAt(store, 1);
  store.dispatch({ type: 'select', key });
  const state = pageForm.toForm({ ...page, blocks: [faq('x', 'y'), prose('One')] });
  if (state) store.dispatch({ type: 'replace', state });
  expect([keyAt(store, 0), store.get().selected]).toEqual([key, key]);
  expect(store.write(late, () => 'Late')).toBe(true);
  expect(blocksOf(store)).toMatchObject([{ items: [{ answer: 'Late' }, { answer: '' }] }, {}]);
  undo(store);
  undo(store);
  expect(blocksOf(store)).toEqual([prose('One'), faq('x', 'y')]);
});

test('a late write finds its field after moves and edits, and returns false if it was removed', () => {
  const store = open(faq('x', 'y'), prose('Two'));
  const late = target(store, 'blocks', 0, 'items', 1, 'answer');
  store.dispatch({ type: 'move', key: keyAt(store, 0), to: 1 });
  const items = target(store, 'blocks', 1, 'items');
  store.write(items, (now) => (Array.isArray(now) ? now.toReversed() : now));
  expect(store.write(late, (now) => `${now}Late`)).toBe(true);
  expect(blocksOf(store)).toMatchObject([
    prose('Two'),
    {
      items: [
        { question: 'y', answer: 'Late' },
        { question: 'x', answer: '' },
      ],
    },
  ]);
  // Writing the same value is not a step.
  const { past } = copyOf(store).get();
  expect(store.write(late, (now) => now)).toBe(true);
  expect(copyOf(store).get().past).toBe(past);
  store.write(items, () => []);
  expect(store.write(late, () => 'Too late')).toBe(false);
  store.dispatch({ type: 'remove', key: keyAt(store, 1) });
  expect(store.write(items, () => [])).toBe(false);
  expect(blocksOf(store)).toEqual([prose('Two')]);
});

test('a copied or pasted block gets other names for links than the page has', () => {
  const legal = {
    type: 'legal',
    id: 'rights',
    items: [
      { id: 'access', title: 'Access', paragraphs: ['A'] },
      { id: 'erasure', title: 'Erasure', paragraphs: ['B'] },
    ],
  };
  const store = open(legal, prose('One'));
  store.dispatch({ type: 'duplicate', key: keyAt(store, 0) });
  store.dispatch({ type: 'insert', index: 3, block: { ...legal } });
  const idsOf = (block: unknown) => {
    const { id, items = [] }: { id?: string; items?: { id: string }[] } = Object(block);
    return [id, ...items.map((item) => item.id)];
  };
  expect([blocksOf(store)].flat().map(idsOf)).toEqual([
    ['rights', 'access', 'erasure'],
    ['rights-2', 'access-2', 'erasure-2'],
    [undefined],
    ['rights-3', 'access-3', 'erasure-3'],
  ]);
});
