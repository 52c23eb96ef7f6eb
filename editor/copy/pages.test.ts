import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Group } from '../../schema/browser.ts';
import { askCopy, contentsOf, type Documents, errorsWith } from '../../tests/tools/askCopy.ts';
import { documentIn, snapshotOf, withDocuments } from '../../tests/tools/snapshots.ts';
import type { Snapshot } from '../home/home.ts';
import type { Content, CopyRequest, CopyRequests } from './requests.ts';
import { stateReader } from './siteState.ts';

let base: Snapshot;
beforeAll(async () => {
  base = await snapshotOf('tests/fixtures/second-site');
});

const ask = <Name extends keyof CopyRequests>(
  name: Name,
  request: CopyRequest<Name>,
  edits: Documents = {},
  snapshot = base,
) => askCopy(snapshot, name, request, edits);
const documentOf = (name: string) => documentIn(base, name);

test('a search finds words across the pieces of a paragraph', () => {
  const text = ['Bring it ', { strong: 'un' }, 'tuned, and ', { text: 'book', href: '/visit' }];
  const block = { type: 'prose', paragraphs: [text, { list: ['Other', text.toReversed()] }] };
  const edits = { 'visit.json': { ...documentOf('visit.json'), blocks: [block] } };
  const found = ['bring it untuned, and book', 'booktuned, and un'].map((words) =>
    ask('search', { words }, edits),
  );
  expect(found).toEqual([['visit.json'], ['visit.json']]);
  expect(ask('search', { words: 'bring it booktuned' }, edits)).toEqual([]);
});

describe('a new page', () => {
  test('is the starter or a copy, unpublished, without errors and under a free name', () => {
    const first = ask('create', { path: '/work/strings', title: 'New strings' });
    expect(first.name).toBe('work-strings.json');
    const { $schema } = documentOf('visit.json');
    expect(contentsOf(first)[first.name]).toMatchObject({
      ...{ $schema, path: '/work/strings', title: 'New strings', published: false },
    });
    expect(errorsWith(base, contentsOf(first))).toEqual([]);
    const copy = ask('create', { path: '/felt', title: 'New felt', copyOf: 'visit.json' });
    const { blocks, description } = documentOf('visit.json');
    const copied = contentsOf(copy)['felt.json'];
    expect(copied).toMatchObject({ path: '/felt', title: 'New felt', published: false, blocks });
    expect(copied).not.toMatchObject({ description });
    // A copy has the unsaved changes, and a page that moved still has its file.
    const hero = [{ type: 'hero', headline: 'Come in' }];
    const unsaved = { 'visit.json': { ...documentOf('visit.json'), blocks: hero } };
    const taken = { 'Strings.json': { ...documentOf('work.json'), path: '/other' } };
    expect(ask('create', { path: '/strings', title: 'S' }, taken).name).toBe('strings-2.json');
    const other = ask('create', { path: '/x', title: 'X', copyOf: 'visit.json' }, unsaved);
    expect(contentsOf(other)['x.json']).toMatchObject({ blocks: hero });
  });

  test.each([
    ['/visit', '“Visit” already has the address “/visit”.'],
    ['strings', 'This is not possible while there is an error in “New strings”.'],
  ])('is not created at the path %s', (path, words) => {
    expect(() => ask('create', { path, title: 'New strings' })).toThrow(words);
  });

  test('is a copy of an article with the current day and without its other days', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T00:30:00Z') });
    const article: Group = {
      ...documentOf('work.json'),
      date: '2026-11-03',
      showFrom: '2026-11-03',
    };
    const request = { path: '/work/felt', title: 'New felt', copyOf: 'work.json' };
    const made = ask('create', request, { 'work.json': article }).contents.get('work-felt.json');
    // The workshop is in London.
    expect(made).toMatchObject({ date: '2027-03-01', blocks: article.blocks });
    expect(made).not.toHaveProperty('showFrom');
  });

  test('is not copied from a page with a broken text', () => {
    const edits = { 'visit.json': '{ "path": "/visit" ' };
    expect(() => ask('create', { path: '/x', title: 'X', copyOf: 'visit.json' }, edits)).toThrow(
      '"visit.json" has an error. Fix the error before you copy the page.',
    );
  });
});

describe('a move', () => {
  const wanted = { name: 'visit.json', path: '/workshop', changeLinks: true, redirect: true };

  test('changes links in files and edits, and redirects the old address', () => {
    const home = { ...documentOf('home.json'), header: { href: '/visit' } };
    const contents = contentsOf(ask('move', wanted, { 'home.json': home }));
    expect(Object.keys(contents).sort()).toEqual(['home.json', 'site.json', 'visit.json']);
    expect(contents['home.json']).toEqual({ ...home, header: { href: '/workshop' } });
    expect(Object(contents['site.json']).redirects).toContainEqual({
      ...{ from: '/visit', to: '/workshop' },
    });
    expect(errorsWith(base, { 'home.json': home, ...contents })).toEqual([]);
  });

  test('also moves the pages below it if asked', () => {
    const below = { 'prices.json': { ...documentOf('prices.json'), path: '/visit/prices' } };
    const all = { ...wanted, redirect: false };
    const pathOf = (one: Documents) => Object(one['prices.json']).path;
    expect(pathOf(contentsOf(ask('move', { ...all, below: true }, below)))).toBe(
      '/workshop/prices',
    );
    expect(pathOf(contentsOf(ask('move', all, below)))).toBeUndefined();
  });

  test.each([
    ['leaves broken links', { ...wanted, changeLinks: false }],
    ['gives two pages one path', { ...wanted, path: '/restoration' }],
    ['has no home page', { ...wanted, name: 'home.json' }],
  ])('that %s is refused', (_name, request) => {
    expect(() => ask('move', request)).toThrow('This is not possible while there');
  });

  test('is possible while a page has another error', () => {
    const edits = { 'site.json': { ...documentOf('site.json'), company: '' } };
    expect(ask('move', wanted, edits).contents.size).toBe(2);
  });
});

describe('a removed page', () => {
  test('takes its links out, and required links lead to another page', () => {
    const instead = { to: '/prices', takesOut: true, redirect: true };
    const contents = contentsOf(ask('remove', { name: 'visit.json', instead }));
    expect(contents).toMatchObject({ 'visit.json': undefined, 'site.json': {} });
    expect(errorsWith(base, contents)).toEqual([]);
    expect(ask('links', { name: 'visit.json' }).map(({ place }) => place)).toEqual([
      'Header › Link 1',
      'Form',
    ]);
  });

  test('can leave its links as they are', () => {
    expect(contentsOf(ask('remove', { name: 'visit.json' }))).toEqual({ 'visit.json': undefined });
  });

  test.each([
    ['home.json', 'It is the home page'],
    ['not-found.json', 'Visitors see it when'],
    ['site.json', 'Every page uses it'],
  ])('is never %s', (name, words) => {
    expect(() => ask('remove', { name })).toThrow(words);
  });

  test('comes back with its text unless its name or address is taken', () => {
    const text = base.documents.get('visit.json')?.text ?? '';
    const without = { 'visit.json': undefined };
    expect(contentsOf(ask('restore', { name: 'visit.json', text }, without))).toEqual({
      'visit.json': documentOf('visit.json'),
    });
    expect(() => ask('restore', { name: 'visit.json', text })).toThrow('There is already a file');
    const other = { ...without, 'other.json': documentOf('visit.json') };
    expect(() => ask('restore', { name: 'visit.json', text }, other)).toThrow(
      'already has the address',
    );
  });
});

test('publishes pages, adds contacts and menu entries, and replaces pictures', () => {
  const felt = contentsOf(ask('create', { path: '/felt', title: 'New felt' }));
  const published = contentsOf(ask('publishPages', { names: ['felt.json'] }, felt));
  expect(published['felt.json']).not.toHaveProperty('published');
  const contact = { field: 'phones', name: 'office', value: '+1 207 555 0100' } as const;
  expect(contentsOf(ask('addContact', contact))).toMatchObject({
    'site.json': { phones: { office: '+1 207 555 0100' } },
  });
  const entry = { path: '/felt', group: 'No such group', text: 'Felt', description: 'New felt' };
  expect(() => ask('addToMenu', entry)).toThrow('The menu no longer has a group');
  const { pictures } = ask('pictures', {});
  const [from, to] = [
    pictures.find(({ uses }) => uses.length > 0),
    pictures.find(({ size }) => size),
  ];
  const replaced = contentsOf(ask('replacePicture', { from: from?.src ?? '', to: to?.src ?? '' }));
  expect(
    ask('pictures', {}, replaced).pictures.find(({ src }) => src === to?.src)?.uses.length,
  ).toBe((from === to ? 0 : (from?.uses.length ?? 0)) + (to?.uses.length ?? 0));
});

test('lists changes in words, former states and the last good one', () => {
  const edits = {
    'visit.json': { ...documentOf('visit.json'), title: 'Come in', published: false },
    'work.json': undefined,
    'new.json': '{',
  };
  expect(ask('changes', {}, edits)).toMatchObject([
    { name: 'new.json', kind: 'added', changes: [] },
    { name: 'visit.json', kind: 'changed', isUnpublished: true },
    { name: 'work.json', kind: 'removed', title: 'Work' },
  ]);
  const text = base.documents.get('visit.json')?.text ?? '';
  const state = (id: string, title: string) => ({
    ...{ id, time: '2026-05-04T10:11:12.000Z' },
    text: text.replace('Visit the workshop', title),
  });
  const former = [state('2', 'Visit the workshop'), state('1', 'Second'), state('0', '')];
  const versions = ask('versions', { name: 'visit.json', former });
  expect(versions.map(({ id, title, changes }) => [id, title, changes])).toMatchObject([
    ['1', 'Second', [{ words: 'Title', from: 'Second', to: 'Visit the workshop' }]],
    ['0', '', [{ words: 'Title', to: 'Second' }]],
  ]);
  const broken = withDocuments(base, { 'visit.json': state('', '').text.replace('{', '') });
  const { good } = ask('lastGood', { name: 'visit.json', former }, {}, broken);
  expect(good?.text).toContain('Visit the workshop');
});

test('an unchanged document is the same file for another copy of the snapshot', () => {
  const read = stateReader();
  const edits = new Map<string, Content>([
    ['visit.json', { ...documentOf('visit.json'), title: 'A' }],
  ]);
  const before = read(base, edits).listing.files;
  const after = read(structuredClone(base), edits).listing.files;
  for (const [name, file] of before) expect(after.get(name)).toBe(file);
  expect(after.get('visit.json')?.text).toContain('"title": "A"');
});
