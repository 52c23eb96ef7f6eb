import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullRun, seed } from '../../tests/tools/walk.ts';
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

type Service = { name: string; price: string; note: string };
const fieldNames = ['name', 'price', 'note'] as const;
/** An entry and what only the test knows: which one it is, and which of its fields were changed. */
type Known = { id: string; service: Service; changed: readonly (keyof Service)[] };

const step = fc.record({
  kind: fc.constantFrom('add', 'remove', 'move', 'edit', 'edit' as const),
  at: fc.nat(99),
  to: fc.nat(99),
  field: fc.constantFrom(...fieldNames),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What a person does to a list. At most two of the three fields of an entry are changed, or it would be another one. */
function edited(before: readonly Known[], steps: readonly Step[], person: string): Known[] {
  const list = [...before];
  for (const [index, { kind, at, to, field }] of steps.entries()) {
    const value = `${person} ${index}`;
    const place = at % Math.max(list.length, 1);
    const entry = list[place];
    if (kind === 'add') {
      const service = { name: value, price: `${value} price`, note: `${value} note` };
      list.splice(to % (list.length + 1), 0, { id: value, service, changed: [] });
    } else if (entry && kind === 'edit') {
      const changed = [...new Set([...entry.changed, field])];
      if (changed.length > 2) continue;
      list[place] = { ...entry, changed, service: { ...entry.service, [field]: value } };
    } else if (entry) {
      list.splice(place, 1);
      if (kind === 'move') list.splice(to % (list.length + 1), 0, entry);
    }
  }
  return list;
}

/** The entries that a list has when both persons' changes are applied; undefined if only a person can decide. */
function bothApplied(
  before: readonly Known[],
  mine: readonly Known[],
  theirs: readonly Known[],
): Service[] | undefined {
  const find = (list: readonly Known[], id: string) => list.find((entry) => entry.id === id);
  const services: Service[] = [];
  for (const { id, service } of before) {
    const [own, other] = [find(mine, id), find(theirs, id)];
    if ((own?.changed.length && !other) || (other?.changed.length && !own)) return undefined;
    if (!own || !other) continue;
    const merged = { ...service };
    for (const side of [other, own]) {
      for (const name of side.changed) merged[name] = side.service[name];
    }
    services.push(merged);
  }
  const added = [...mine, ...theirs].filter(({ id }) => !find(before, id));
  return [...services, ...added.map(({ service }) => service)];
}

test.each([
  ['different values', (index: number) => `${index}`],
  ['the same values', () => 'same'],
])('loses, doubles and brings back no entry without a question, with %s', (_, shared) => {
  const steps = fc.array(step, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), steps, steps, (count, own, other) => {
      const before = Array.from({ length: count }, (_entry, index): Known => {
        const service = {
          ...{ name: `Service ${index}`, price: shared(index % 2), note: shared(index) },
        };
        return { id: `${index}`, service, changed: [] };
      });
      const [mine, theirs] = [edited(before, own, 'mine'), edited(before, other, 'theirs')];
      const of = (list: readonly Known[]) => list.map(({ service }) => service);
      const { merged, conflicts } = merge(of(before), of(mine), of(theirs));
      if (conflicts.length > 0) return;
      const sorted = (list: unknown) =>
        Array.isArray(list) && list.map((entry) => JSON.stringify(entry)).sort();
      expect(sorted(merged)).toEqual(sorted(bothApplied(before, mine, theirs)));
    }),
    { numRuns: isFullRun ? 100_000 : 3_000, seed },
  );
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

test('keeps the equal entries of one side, and adds those of both once', () => {
  expect(merge(['a'], ['a', 'x'], ['a', 'b', 'b'])).toEqual({
    merged: ['a', 'x', 'b', 'b'],
    conflicts: [],
  });
  expect(merge(['a'], ['a', 'b'], ['a', 'b', 'b']).merged).toEqual(['a', 'b', 'b']);
});

test('asks when one side removed an entry that the other moved and changed', () => {
  const [hero, list, faq] = [
    { type: 'hero', headline: 'Old', lead: 'Same' },
    { type: 'list' },
    { type: 'faq' },
  ];
  const mine = [list, { ...hero, headline: 'Mine' }, faq];
  expect(merge([hero, list, faq], mine, [list, faq]).conflicts).toHaveLength(1);
  expect(merge([hero, list, faq], [list, faq], mine).conflicts).toHaveLength(1);
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

test('an entry that both restored, and one edited, is not there twice', () => {
  const entry = { title: 'Tuning', text: 'Ear', price: 90, per: 'visit' };
  const edited = { ...entry, text: 'Hand' };
  const { merged, conflicts } = merge([], [entry], [edited]);
  expect(merged).toEqual([entry]);
  expect(conflicts).toMatchObject([{ mine: [entry], theirs: [edited] }]);
  expect(merge([], [entry], [{ ...edited, title: 'Repair' }]).merged).toHaveLength(2);
  // One that has another title and fewer entries since.
  const block = { type: 'list', headline: 'Old', items: [entry, { title: 'Repair' }] };
  const shorter = { ...block, headline: 'New', items: [entry] };
  expect(merge([], [block], [shorter]).conflicts).toHaveLength(1);
  const sentence = { title: 'Tuning', text: 'Tuned by ear.' };
  expect(merge([], [sentence], [{ ...sentence, title: 'Repair' }]).conflicts).toHaveLength(1);
  const link = { text: 'Work', href: '/work' };
  expect(merge([], [link], [{ ...link, href: '/' }]).conflicts).toHaveLength(1);
  // Mine was published without an answer, and then edited: the new entry looks like the old one with another text.
  const [old, added] = [
    { text: 'Prices', href: '/' },
    { text: 'Work', href: '/' },
  ];
  expect(merge([old], [added], [added, old]).conflicts).toHaveLength(1);
});
