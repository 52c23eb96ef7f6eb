import { beforeAll, expect, test } from 'vitest';
import { type Group, parseJson } from '../../schema/browser.ts';
import { documentIn, snapshotOf, withDocuments } from '../../tests/tools/snapshots.ts';
import type { Snapshot } from '../home/home.ts';
import type { Content } from './requests.ts';
import { savingOf } from './saving.ts';
import { stateReader } from './siteState.ts';

let base: Snapshot;
beforeAll(async () => {
  base = await snapshotOf('tests/fixtures/second-site');
});

const edited = (name: string, fields: Group) => ({ ...documentIn(base, name), ...fields });

const savingAt = (edits: Record<string, Content>, from = base) =>
  savingOf(stateReader()(from, new Map(Object.entries(edits))));

test('writes the smallest change of each edit, and nothing for an edit that equals its file', () => {
  const { texts, waiting, problems } = savingAt({
    'visit.json': edited('visit.json', { title: 'Come in' }),
    'work.json': edited('work.json', {}),
    'no-such.json': undefined,
  });
  expect([...texts.keys()]).toEqual(['visit.json']);
  const before = base.documents.get('visit.json')?.text ?? '';
  expect(texts.get('visit.json')).toBe(before.replace('Visit the workshop', 'Come in'));
  expect([waiting, problems]).toEqual([[], []]);
});

const felt: Group = {
  path: '/felt',
  title: 'New felt for old hammers',
  description: 'Which felt we use for the hammers of a piano, and how long the work takes.',
  blocks: [
    { type: 'hero', headline: 'New felt', subheadline: 'For hammers that sound too bright.' },
  ],
};

test('an edit with errors waits, and so does a link to its page, but no other edit', () => {
  const { texts, waiting, problems } = savingAt({
    'visit.json': edited('visit.json', { title: 'Come in' }),
    'prices.json': edited('prices.json', { header: { href: '/felt' } }),
    'felt.json': { ...felt, title: '' },
  });
  expect([...texts.keys()]).toEqual(['visit.json']);
  expect(waiting).toEqual([
    { name: 'felt.json', title: 'felt.json', why: 'It has 1 error.' },
    {
      ...{ name: 'prices.json', title: 'Prices' },
      why: 'It links to “felt.json”, which is not saved yet.',
    },
  ]);
  expect(problems).toEqual([]);
});

test('a moved page waits with the links to it while one of these documents has an error', () => {
  const site = documentIn(base, 'site.json');
  const text = JSON.stringify(site).replaceAll('/restoration', '/repairs');
  const work = JSON.stringify(documentIn(base, 'work.json')).replaceAll('/restoration', '/repairs');
  const home = JSON.stringify(documentIn(base, 'home.json')).replaceAll('/restoration', '/repairs');
  const content = (json: string, fields: Group = {}): Group => ({
    ...Object(parseJson(json)),
    ...fields,
  });
  const { texts, waiting, problems } = savingAt({
    'restoration.json': edited('restoration.json', { path: '/repairs' }),
    'site.json': content(text),
    'work.json': content(work),
    'home.json': content(home, { title: '' }),
    'visit.json': edited('visit.json', { title: 'Come in' }),
  });
  expect([...texts.keys()]).toEqual(['visit.json']);
  expect(problems).toEqual([]);
  expect(waiting.map(({ name }) => name).sort()).toEqual([
    ...['home.json', 'restoration.json', 'site.json', 'work.json'],
  ]);
  expect(waiting.find(({ name }) => name === 'restoration.json')?.why).toBe(
    'It depends on changes in “Home”, which are not saved yet.',
  );
});

test('an edit that would break an unchanged document waits, with the error in that document', () => {
  const { texts, waiting, problems } = savingAt({
    'restoration.json': undefined,
    'visit.json': edited('visit.json', { title: 'Come in' }),
  });
  expect([...texts.keys()]).toEqual(['visit.json']);
  expect(waiting).toMatchObject([{ name: 'restoration.json' }]);
  expect(waiting[0]?.why).toMatch(/^Saving it would cause an error in “/);
  expect(problems.map(({ file }) => file)).toContain('home.json');
});

test('errors that the files already have do not stop other edits', () => {
  const broken = withDocuments(base, {
    'home.json': { ...documentIn(base, 'home.json'), title: '' },
  });
  const visit = edited('visit.json', { title: 'Come in' });
  expect(savingAt({ 'visit.json': visit }, broken).texts.size).toBe(1);
  const { waiting } = savingAt(
    { 'home.json': { ...edited('home.json', {}), title: '', extra: 1 } },
    broken,
  );
  expect(waiting).toMatchObject([{ name: 'home.json', why: 'It has 2 errors.' }]);
});

test('two edits can need each other', () => {
  const { texts, waiting } = savingAt({
    'felt.json': felt,
    'prices.json': edited('prices.json', { header: { href: '/felt' } }),
  });
  expect(waiting).toEqual([]);
  expect([...texts.keys()].sort()).toEqual(['felt.json', 'prices.json']);
});
