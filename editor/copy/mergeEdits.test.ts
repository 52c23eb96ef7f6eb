import { beforeAll, describe, expect, test } from 'vitest';
import { type Group, isGroup } from '../../schema/browser.ts';
import { randomBelow } from '../../scripts/random.ts';
import { documentIn, snapshotOf, withDocuments } from '../../tests/tools/snapshots.ts';
import { seed } from '../../tests/tools/walk.ts';
import type { Choice } from '../api.ts';
import type { Snapshot } from '../home/home.ts';
import { mergeEdits } from './mergeEdits.ts';
import type { Content } from './requests.ts';
import { stateReader } from './siteState.ts';
import { documentOf } from './source.ts';

let base: Snapshot;
beforeAll(async () => {
  base = await snapshotOf('tests/fixtures/second-site');
});

const edited = (name: string, fields: Group) => ({ ...documentIn(base, name), ...fields });

type Documents = Record<string, Content>;
const merged = (edits: Documents, theirs: Documents, choices: Choice[] = []) => {
  const { contents, questions } = mergeEdits({
    ...{ base, edits: new Map(Object.entries(edits)), choices },
    theirs: withDocuments(base, theirs),
  });
  return { contents: Object.fromEntries(contents), questions };
};
const theirsFor = (questions: readonly { key: string }[]) =>
  questions.map(({ key }): Choice => ({ key, side: 'theirs' }));

describe('edits over newer files', () => {
  const mine = () => edited('visit.json', { title: 'Mine' });

  test('take what one side changed, and drop what both changed alike', () => {
    const work = edited('work.json', { title: 'Theirs' });
    expect(merged({ 'visit.json': mine() }, { 'work.json': work })).toEqual({
      contents: { 'visit.json': mine() },
      questions: [],
    });
    expect(merged({ 'work.json': work }, { 'work.json': work }).contents).toEqual({});
    const described = edited('visit.json', { description: 'Theirs' });
    expect(merged({ 'visit.json': mine() }, { 'visit.json': described })).toEqual({
      contents: { 'visit.json': { ...described, title: 'Mine' } },
      questions: [],
    });
    // Only the lines of the file were changed.
    const lines = JSON.stringify(documentIn(base, 'visit.json'));
    expect(merged({ 'visit.json': undefined }, { 'visit.json': lines }).contents).toEqual({
      'visit.json': undefined,
    });
  });

  test('ask about a field that both changed', () => {
    const theirs = { 'visit.json': edited('visit.json', { title: 'Theirs', description: 'New' }) };
    const { contents, questions } = merged({ 'visit.json': mine() }, theirs);
    expect(questions).toMatchObject([
      { name: 'visit.json', title: 'Visit', words: 'Title', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(contents).toEqual({ 'visit.json': { ...theirs['visit.json'], title: 'Mine' } });
    const answered = merged({ 'visit.json': mine() }, theirs, theirsFor(questions));
    expect(answered).toEqual({ contents: {}, questions: [] });
  });

  test.each<[string, Content | 'text', Content | 'text', string, string]>([
    ['that they deleted', 'text', undefined, 'A version with errors', 'Deleted'],
    ['that I deleted', undefined, '{ "title": "Theirs" }', 'Deleted', 'Changed'],
    ['that they broke', '{ "title": "Mine" }', '{', 'Changed', 'A version with errors'],
    ['that I edited as text', '{ "a": ', '{ "b": 1 }', 'A version with errors', 'Changed'],
  ])('ask about a whole page %s', (_name, content, theirs, words, theirWords) => {
    const edits = { 'visit.json': content };
    const files = { 'visit.json': theirs };
    const { contents, questions } = merged(edits, files);
    expect(questions).toMatchObject([{ mine: words, theirs: theirWords }]);
    expect(contents).toEqual(edits);
    expect(merged(edits, files, theirsFor(questions)).contents).toEqual({});
  });

  test('keep both of two new pages with one name, on every disk', () => {
    const page = { path: '/felt', title: 'Mine' };
    for (const taken of ['felt.json', 'Felt.json']) {
      const { contents, questions } = merged(
        { 'felt.json': page, 'felt-2.json': { ...page, title: 'Other' } },
        { [taken]: { ...page, title: 'Theirs' } },
      );
      expect(questions).toEqual([]);
      expect(Object.values(contents)).toEqual([page, { ...page, title: 'Other' }]);
      expect(Object.keys(contents)).not.toContain('felt.json');
    }
    expect(merged({ 'felt.json': page }, { 'felt.json': page }).contents).toEqual({});
  });

  test('ask about a page that both restored and one changed', () => {
    const page = { path: '/felt', title: 'Felt', description: 'Before' };
    const theirs = { 'felt.json': { ...page, description: 'Theirs' } };
    const { contents, questions } = merged({ 'felt.json': page }, theirs);
    expect(questions).toMatchObject([{ name: 'felt.json', words: 'The whole page' }]);
    expect(contents).toEqual({ 'felt.json': page });
    expect(merged({ 'felt.json': page }, theirs, theirsFor(questions)).contents).toEqual({});
  });
});

/** A part of a site that a person adds, edits, moves or removes as a whole. Its name never changes. */
type Part = { name: string; text: string; parts: Part[] };

/** Pages with blocks with entries. */
function randomSite(below: (end: number) => number) {
  let count = 0;
  const part = (depth: number, entries: number): Part => {
    count += 1;
    const size = depth === 0 ? 0 : entries;
    return {
      ...{ name: `n${count}`, text: `t${count}` },
      parts: Array.from({ length: size }, () => part(depth - 1, 1 + below(4))),
    };
  };
  const pages = Array.from({ length: 2 }, () => part(2, 1 + below(3)));
  /** The pages after one to four changes. */
  const changed = (side: string): Part[] => {
    const copy = structuredClone(pages);
    for (let steps = 1 + below(4); steps > 0; steps -= 1) {
      const lists: Part[][] = [copy];
      for (const page of copy) lists.push(page.parts, ...page.parts.map(({ parts }) => parts));
      const list = lists[below(lists.length)] ?? copy;
      const depth = list === copy ? 2 : copy.some(({ parts }) => parts === list) ? 1 : 0;
      const at = below(list.length + 1);
      const found = list[at];
      const kind = found ? below(5) : 0;
      if (kind === 0) list.splice(at, 0, part(depth, 1 + below(2)));
      else if (kind === 1) list.splice(at, 1);
      else if (kind === 2) list.splice(below(list.length), 0, ...list.splice(at, 1));
      else if (found) found.text = `${side}${below(2)}${found.name}`;
    }
    return copy;
  };
  return { pages, mine: changed('m'), theirs: changed('o') };
}

const entryOf = ({ name, text }: Part) => ({ title: name, description: text });
const blockOf = ({ name, text, parts }: Part) => ({
  ...{ type: 'card-grid', id: name, headline: text },
  items: parts.map(entryOf),
});
const pageOf = ({ name, text, parts }: Part): Group => ({
  ...{ path: `/${name}`, title: text },
  blocks: parts.map(blockOf),
});
const pagesOf = (pages: readonly Part[]) =>
  Object.fromEntries(pages.map((page) => [`${page.name}.json`, pageOf(page)]));

/** All parts by name, with the names of the parts around them. */
type Known = ReadonlyMap<string, { text: string; around: readonly string[] }>;
function knownIn(pages: readonly Part[]): Known {
  const known = new Map<string, { text: string; around: readonly string[] }>();
  const visit = ({ name, text, parts }: Part, around: readonly string[]) => {
    known.set(name, { text, around });
    for (const inner of parts) visit(inner, [...around, name]);
  };
  for (const page of pages) visit(page, []);
  return known;
}

/** The names and texts of all parts in documents, in any order. */
function partsIn(documents: readonly unknown[]): [name: string, text: string][] {
  const found: [string, string][] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isGroup(value)) return;
    const name = String(value.path ?? value.id ?? value.title).replace('/', '');
    found.push([name, String(value.headline ?? value.description ?? value.title)]);
    visit(value.blocks ?? value.items);
  };
  visit(documents);
  return found;
}

/** What a merge did wrong in a random case: empty if all is right. */
function faultsOf(number: number): { faults: string[]; isAsked: boolean } {
  const { pages, mine, theirs } = randomSite(randomBelow(number));
  const empty = { ...base, documents: new Map() };
  const files = withDocuments(empty, pagesOf(pages));
  const newer = withDocuments(empty, pagesOf(theirs));
  const edits = new Map<string, Content>(Object.entries(pagesOf(mine)));
  for (const name of files.documents.keys()) if (!edits.has(name)) edits.set(name, undefined);
  const resultOf = (choices: readonly Choice[]) => {
    const { contents, questions } = mergeEdits({ base: files, edits, theirs: newer, choices });
    const { listing } = stateReader()(newer, contents);
    return { questions, parts: partsIn(Array.from(listing.files.values(), documentOf)) };
  };
  const [before, own, other] = [pages, mine, theirs].map(knownIn);
  if (!before || !own || !other) throw new Error('Unreachable.');
  const { questions, parts } = resultOf([]);
  const faults: string[] = [];
  const result = new Map(parts);
  const check = (isRight: boolean, words: string) => {
    if (!isRight) faults.push(words);
  };

  const isChanged = (side: Known, name: string) =>
    before.get(name)?.text !== side.get(name)?.text ||
    Array.from(side).some(
      ([inner, { text, around }]) => around.includes(name) && before.get(inner)?.text !== text,
    ) ||
    Array.from(before).some(([inner, { around }]) => around.includes(name) && !side.has(inner));

  check(result.size === parts.length, 'something is doubled');
  for (const name of new Set([...before.keys(), ...own.keys(), ...other.keys()])) {
    const [old, mineNow, theirNow, now] = [before, own, other, result].map((one) => one.get(name));
    if (questions.length > 0) continue;
    const textOf = (at: typeof old) => (typeof at === 'string' ? at : at?.text);
    if (!old) {
      check(now !== undefined, `${name} was added and is lost`);
    } else if (!mineNow || !theirNow) {
      check(now === undefined, `${name} was removed and is back`);
      const isKept = mineNow ? isChanged(own, name) : theirNow && isChanged(other, name);
      check(!isKept, `${name} was changed and is lost`);
    } else {
      check(now !== undefined, `${name} is lost`);
      const [a, b] = [textOf(mineNow), textOf(theirNow)];
      const isBoth = a !== textOf(old) && b !== textOf(old) && a !== b;
      check(!isBoth, `${name} was changed by both, and nobody is asked`);
      if (!isBoth) check(textOf(now) === (a === textOf(old) ? b : a), `${name} has another text`);
    }
  }
  // With one answer to all questions, the changes of that side are complete.
  for (const [side, known, choices] of [
    ['mine', own, []],
    ['theirs', other, questions.map(({ key }): Choice => ({ key, side: 'theirs' }))],
  ] as const) {
    const all = resultOf(choices);
    const answered = new Map(all.parts);
    check(answered.size === all.parts.length, `with ${side}, something is doubled`);
    check(side === 'mine' || all.questions.length === 0, 'an answered question is asked again');
    for (const [name, { text }] of known) {
      if (before.get(name)?.text === text) continue;
      check(answered.get(name) === text, `with ${side}, the change of ${name} is lost`);
    }
  }
  return { faults, isAsked: questions.length > 0 };
}

const caseCount = Number(process.env.TEST_MERGES ?? 2000);

test('two people add, remove, move and edit pages, blocks and entries, and nothing is lost, doubled or back', () => {
  const faults: string[] = [];
  let asked = 0;
  for (let number = 0; number < caseCount; number += 1) {
    const found = faultsOf(seed * 1_000_003 + number);
    if (found.isAsked) asked += 1;
    faults.push(...found.faults.map((words) => `case ${seed * 1_000_003 + number}: ${words}`));
  }
  expect(faults.slice(0, 20)).toEqual([]);
  // Most cases need no question.
  expect(asked).toBeLessThan(caseCount / 2);
  expect(asked).toBeGreaterThan(caseCount / 20);
}, 7_200_000);
