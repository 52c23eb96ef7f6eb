import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isGroup } from '../../schema/browser.ts';
import { randomBelow } from '../../scripts/random.ts';
import { isFullRun, seed } from '../../tests/tools/walk.ts';
import { changesOf, keyOf, withoutChanges } from './changes.ts';

const below = randomBelow(seed);
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};
const shuffled = <Item>(items: readonly Item[]): Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
};

const folder = 'tests/fixtures/site';
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const documentOf = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

type Inner = unknown[] | Record<string, unknown>;

/** Every group and list in a value, outer ones first. */
function inside(value: unknown): Inner[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(inside)];
  return isGroup(value) ? [value, ...Object.values(value).flatMap(inside)] : [];
}

/** Makes one random edit: writes, adds, removes, duplicates or moves something. */
function edit(document: unknown): void {
  const place = oneOf(inside(document));
  if (!Array.isArray(place)) {
    const key = oneOf([...Object.keys(place), 'new']);
    if (below(4) === 0) delete place[key];
    else if (!isGroup(place[key]) && !Array.isArray(place[key])) place[key] = `words ${below(50)}`;
    return;
  }
  const index = place.length === 0 ? 0 : below(place.length);
  const entry = place[index];
  const work = below(4);
  if (work === 0) place.splice(index, 1);
  else if (work === 1) place.splice(index, 0, structuredClone(entry) ?? 'one more');
  else if (work === 2 && typeof entry === 'string') place[index] = `words ${below(50)}`;
  else if (place.length > 1) place.splice(below(place.length), 0, ...place.splice(index, 1));
}

function edited(document: unknown): unknown {
  const copy = structuredClone(document);
  for (let left = 1 + below(12); left > 0; left -= 1) edit(copy);
  return copy;
}

test('reverting all changes, one by one and in any order, restores the old document', () => {
  for (let round = 0; round < (isFullRun ? 5000 : 150); round += 1) {
    const name = oneOf(names);
    const before = documentOf(name);
    const after = edited(before);
    const changes = changesOf(name, before, after);
    expect(new Set(changes.map(keyOf)).size).toBe(changes.length);
    expect(withoutChanges(name, before, after, [])).toEqual(after);

    // With changes computed once …
    expect(withoutChanges(name, before, after, shuffled(changes))).toEqual(before);
    // … and with changes computed again after each step. There can be more of them then: without a move, other entries may be
    // alike.
    let present = after;
    for (let left = 10 * changes.length; left > 0; left -= 1) {
      const now = changesOf(name, before, present);
      if (now.length === 0) break;
      present = withoutChanges(name, before, present, [oneOf(now)]);
    }
    expect(present, `${name}, round ${round} of seed ${seed}`).toEqual(before);
  }
});

test('reverting a change has an effect, and reverting all others leaves it', () => {
  for (let round = 0; round < (isFullRun ? 2000 : 50); round += 1) {
    const name = oneOf(names);
    const before = documentOf(name);
    const after = edited(before);
    const changes = changesOf(name, before, after);
    if (changes.length === 0) continue;
    const chosen = oneOf(changes);
    const others = changes.filter((change) => change !== chosen);
    const without = withoutChanges(name, before, after, [chosen]);
    const alone = withoutChanges(name, before, after, others);
    expect(changesOf(name, before, alone).length).toBeGreaterThan(0);
    expect(without).not.toEqual(after);
    if (others.length === 0) expect(without).toEqual(before);
  }
});

const hero = { type: 'hero', headline: 'Old', subheadline: 'Same' };
const cards = ['One', 'Two', 'Three'].map((title) => ({ title, text: `About ${title}` }));
const page = { path: '/a', title: 'A', blocks: [hero, { type: 'card-grid', items: cards }] };

test('reverts a changed field and an added, removed or moved card separately', () => {
  const [one, two, three] = cards;
  const items = [three, { title: 'Four', text: 'New' }, one];
  const now = {
    ...page,
    blocks: [
      { ...hero, headline: 'New' },
      { type: 'card-grid', items },
    ],
  };
  const changes = changesOf('a.json', page, now);
  const reverted = (kind: string) =>
    withoutChanges(
      'a.json',
      page,
      now,
      changes.filter((change) => change.kind === kind),
    );
  const cardsOf = (list: unknown[]) => ({
    ...now,
    blocks: [now.blocks[0], { type: 'card-grid', items: list }],
  });
  expect(changes.map(({ kind }) => kind)).toEqual(['field', 'added', 'moved', 'removed']);
  expect(reverted('field')).toEqual({ ...page, blocks: [hero, now.blocks[1]] });
  expect(reverted('added')).toEqual(cardsOf([three, one]));
  expect(reverted('removed')).toEqual(cardsOf([two, ...items]));
  expect(reverted('moved')).toEqual(cardsOf([one, three, items[1]]));
});

test('an entry that was moved and edited is two changes', () => {
  const [one, two, three] = cards;
  const listOf = (items: unknown[]) => ({ ...page, blocks: [{ type: 'card-grid', items }] });
  const before = listOf([one, two, three]);
  const written = { ...one, text: 'Written anew' };
  const after = listOf([two, three, written]);
  const changes = changesOf('a.json', before, after);
  expect(changes.map(({ kind }) => kind)).toEqual(['field', 'moved']);
  const without = (index: number) =>
    withoutChanges('a.json', before, after, changes.slice(index, index + 1));
  expect(without(0)).toEqual(listOf([two, three, one]));
  expect(without(1)).toEqual(listOf([written, two, three]));
});

test('a paragraph with links is one change', () => {
  const prose = (...paragraphs: unknown[]) => ({
    ...page,
    blocks: [{ type: 'prose', paragraphs }],
  });
  const before = prose([{ text: 'See ' }, { text: 'the prices', href: '/prices' }]);
  const after = prose([
    { text: 'Look at ' },
    { text: 'the prices', href: '/prices' },
    { text: '.' },
  ]);
  expect(changesOf('a.json', before, after)).toMatchObject([
    { kind: 'field', after: { path: ['blocks', 0, 'paragraphs', 0] } },
  ]);
});

test('the focus of a picture is one change', () => {
  const at = (focus: number[]) => ({
    ...page,
    blocks: [{ type: 'hero', headline: 'A', picture: { src: 'pictures/a.jpg', focus } }],
  });
  expect(changesOf('a.json', at([0.5, 0.25]), at([0.5, 0.75]))).toMatchObject([
    { kind: 'field', after: { path: ['blocks', 0, 'picture', 'focus'], value: [0.5, 0.75] } },
  ]);
});

test('replacing a block with one of another type is an addition and a removal, not a change of fields', () => {
  const one = (type: string) => ({ ...page, blocks: [{ type, headline: 'A' }] });
  const changes = changesOf('a.json', one('hero'), one('faq'));
  expect(changes.map(({ kind }) => kind)).toEqual(['added', 'removed']);
  const group = (type: string) => ({ entry: { type, headline: 'A' } });
  expect(changesOf('a.json', group('hero'), group('faq'))).toMatchObject([
    { kind: 'field', after: { path: ['entry'] } },
  ]);
});
