import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge, withValue } from './merge.ts';

const base = { title: 'A', blocks: [{ type: 'hero', headline: 'Old' }, { type: 'list' }] };

test('takes over what only one of two people changed', () => {
  const mine = { ...base, title: 'Mine' };
  const theirs = { ...base, blocks: [{ type: 'hero', headline: 'Theirs' }, { type: 'list' }] };
  expect(merge(base, mine, theirs)).toEqual({
    merged: { title: 'Mine', blocks: [{ type: 'hero', headline: 'Theirs' }, { type: 'list' }] },
    conflicts: [],
  });
});

test('names the field that both changed, and nothing around it', () => {
  const mine = { ...base, blocks: [{ type: 'hero', headline: 'Mine' }, { type: 'list' }] };
  const theirs = { ...base, blocks: [{ type: 'hero', headline: 'Theirs' }, { type: 'list' }] };
  const { merged, conflicts } = merge(base, mine, theirs);
  expect(conflicts).toEqual([{ path: ['blocks', 0, 'headline'], mine: 'Mine', theirs: 'Theirs' }]);
  expect(withValue(merged, ['blocks', 0, 'headline'], 'Theirs')).toEqual(theirs);
});

test('blocks that came and went on either side are taken over', () => {
  const mine = { ...base, blocks: [...base.blocks, { type: 'faq' }] };
  const theirs = { ...base, blocks: base.blocks.slice(1) };
  expect(merge(base, mine, theirs)).toEqual({
    merged: { ...base, blocks: [{ type: 'list' }, { type: 'faq' }] },
    conflicts: [],
  });
  expect(merge(['a', 'b'], ['new', 'a', 'b'], ['a', 'b', 'newer']).merged).toEqual([
    ...['new', 'a', 'b', 'newer'],
  ]);
});

test('a block that one moved has what the other wrote into it', () => {
  const [hero, list] = [
    { type: 'hero', headline: 'Old', lead: 'Same' },
    { type: 'list', headline: 'Old too', lead: 'Same' },
  ];
  const mine = [list, hero];
  const theirs = [{ ...hero, headline: 'New' }, list];
  expect(merge([hero, list], mine, theirs)).toEqual({
    merged: [list, { ...hero, headline: 'New' }],
    conflicts: [],
  });
  expect(merge([hero, list], theirs, mine).merged).toEqual([list, { ...hero, headline: 'New' }]);
});

test('takes a list as one field when one removed what the other changed', () => {
  const mine = { ...base, blocks: base.blocks.slice(1) };
  const theirs = { ...base, blocks: [{ type: 'hero', headline: 'Theirs' }, { type: 'list' }] };
  expect(merge(base, mine, theirs).conflicts.map(({ path }) => path)).toEqual([['blocks']]);
  expect(merge(base, theirs, mine).conflicts.map(({ path }) => path)).toEqual([['blocks']]);
});

test('takes a list as one field when both moved its entries, each in another way', () => {
  const [mine, theirs] = [
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
  ];
  expect(merge(['a', 'b', 'c'], mine, theirs)).toEqual({
    merged: mine,
    conflicts: [{ path: [], mine, theirs }],
  });
});

test('a field that they took away and I did not touch is gone', () => {
  // Not there as nothing, which is no JSON.
  expect(merge({ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }).merged).toStrictEqual({ b: 3 });
});

type Block = { id: number; text?: string; items?: string[] };

/** What somebody does to the blocks whose numbers are theirs: another text, no text, a new entry, gone, a new one after it. */
const edits: ((block: Block) => Block[])[] = [
  (block) => [block],
  (block) => [{ ...block, text: `Other ${block.id}` }],
  ({ id, items = [] }) => [{ id, items }],
  ({ items = [], ...block }) => [{ ...block, items: [...items, 'more'] }],
  () => [],
  (block) => [block, { id: block.id + 100, text: 'New' }],
];

test('two people who change different blocks lose nothing, and are asked nothing', () => {
  const edited = (
    blocks: readonly Block[],
    kinds: readonly number[],
    isOwn: (id: number) => boolean,
  ) =>
    blocks.flatMap(
      (block) => (isOwn(block.id) ? edits[kinds[block.id] ?? 0]?.(block) : block) ?? [],
    );
  fc.assert(
    fc.property(fc.array(fc.nat(edits.length - 1), { minLength: 1, maxLength: 7 }), (kinds) => {
      const before = kinds.map(
        (_kind, id): Block => ({ id, text: `Text ${id}`, items: [`${id}`, 'b'] }),
      );
      const isMine = (id: number) => id % 2 === 0;
      const mine = edited(before, kinds, isMine);
      const theirs = edited(before, kinds, (id) => !isMine(id));
      const both = edited(before, kinds, () => true);
      const wrap = (blocks: readonly Block[]) => ({ title: 'A', blocks });
      for (const [own, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        // A field that is gone is not there as nothing.
        expect(merge(wrap(before), wrap(own), wrap(other))).toStrictEqual({
          merged: wrap(both),
          conflicts: [],
        });
      }
    }),
  );
});

test('what both have added or taken away alike is there once, or gone', () => {
  const added = [...base.blocks, { type: 'faq' }];
  const mine = { title: 'Mine', blocks: added };
  expect(merge(base, mine, { ...base, blocks: added }).merged).toEqual(mine);
  const withFaq = {
    ...base,
    blocks: [{ type: 'hero', headline: 'New' }, { type: 'list' }, { type: 'faq' }],
  };
  expect(merge(base, withFaq, { ...base, blocks: added })).toEqual({
    merged: withFaq,
    conflicts: [],
  });
});

test('another value is put at a place, or its field is taken away, and all around it stays', () => {
  const document = { a: [{ b: 1, c: 2 }, 'x'], d: 3 };
  expect(withValue(document, ['a', 0, 'b'], 9)).toEqual({ a: [{ b: 9, c: 2 }, 'x'], d: 3 });
  expect(withValue(document, ['a', 0, 'b'], undefined)).toEqual({ a: [{ c: 2 }, 'x'], d: 3 });
  expect(Object.keys(Object(withValue(document, ['d'], undefined)))).toEqual(['a']);
  expect(withValue(document, [], 7)).toBe(7);
});
