// @vitest-environment node
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
  expect(merge({ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }).merged).toEqual({ b: 3 });
});
