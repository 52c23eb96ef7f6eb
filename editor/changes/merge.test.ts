import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge, withValue } from './merge.ts';

const base = { title: 'A', blocks: [{ type: 'hero', headline: 'Old' }, { type: 'list' }] };

test('reports only the field that both sides changed as a conflict', () => {
  const mine = { ...base, blocks: [{ type: 'hero', headline: 'Mine' }, { type: 'list' }] };
  const theirs = { ...base, blocks: [{ type: 'hero', headline: 'Theirs' }, { type: 'list' }] };
  const { merged, conflicts } = merge(base, mine, theirs);
  expect(conflicts).toEqual([{ path: ['blocks', 0, 'headline'], mine: 'Mine', theirs: 'Theirs' }]);
  expect(withValue(merged, ['blocks', 0, 'headline'], 'Theirs')).toEqual(theirs);
});

test('applies blocks added and removed by either side', () => {
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

test('merges a block that one side moved and the other changed', () => {
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

test('treats a list as one field when one side removed an entry that the other changed', () => {
  const mine = { ...base, blocks: base.blocks.slice(1) };
  const theirs = { ...base, blocks: [{ type: 'hero', headline: 'Theirs' }, { type: 'list' }] };
  expect(merge(base, mine, theirs).conflicts.map(({ path }) => path)).toEqual([['blocks']]);
  expect(merge(base, theirs, mine).conflicts.map(({ path }) => path)).toEqual([['blocks']]);
});

test('treats a list as one field when both sides moved its entries differently', () => {
  const [mine, theirs] = [
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
  ];
  expect(merge(['a', 'b', 'c'], mine, theirs)).toEqual({
    merged: mine,
    conflicts: [{ path: [], mine, theirs }],
  });
});

type Block = { id: number; text?: string; items?: string[] };

/** Edits of a block: none, another text, no text, a new entry, removed, a new block after it. */
const edits: ((block: Block) => Block[])[] = [
  (block) => [block],
  (block) => [{ ...block, text: `Other ${block.id}` }],
  ({ id, items = [] }) => [{ id, items }],
  ({ items = [], ...block }) => [{ ...block, items: [...items, 'more'] }],
  () => [],
  (block) => [block, { id: block.id + 100, text: 'New' }],
];

test('merges changes of different blocks without loss or conflict', () => {
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
        // A removed field is not present as undefined.
        expect(merge(wrap(before), wrap(own), wrap(other))).toStrictEqual({
          merged: wrap(both),
          conflicts: [],
        });
      }
    }),
  );
});

test('applies an addition that both sides made once', () => {
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

test('sets or removes one field and keeps everything around it', () => {
  const document = { a: [{ b: 1, c: 2 }, 'x'], d: 3 };
  expect(withValue(document, ['a', 0, 'b'], 9)).toEqual({ a: [{ b: 9, c: 2 }, 'x'], d: 3 });
  expect(withValue(document, ['a', 0, 'b'], undefined)).toEqual({ a: [{ c: 2 }, 'x'], d: 3 });
  expect(Object.keys(Object(withValue(document, ['d'], undefined)))).toEqual(['a']);
  expect(withValue(document, [], 7)).toBe(7);
});
