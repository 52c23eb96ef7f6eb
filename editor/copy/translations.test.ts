import { beforeAll, expect, test } from 'vitest';
import { type Group, isGroup } from '../../schema/browser.ts';
import { askCopy, contentsOf, type Documents, errorsWith } from '../../tests/tools/askCopy.ts';
import { documentIn, snapshotOf, withDocuments } from '../../tests/tools/snapshots.ts';
import type { PageEntry } from '../api.ts';
import type { Snapshot } from '../home/home.ts';
import type { Content, CopyRequest, CopyRequests } from './requests.ts';

let english: Snapshot;
let base: Snapshot;
const ask = <Name extends keyof CopyRequests>(
  name: Name,
  request: CopyRequest<Name>,
  edits: Documents = {},
  snapshot = base,
) => askCopy(snapshot, name, request, edits);
const documentOf = (name: string) => documentIn(base, name);
const entryOf = (name: string, edits: Documents = {}): PageEntry | undefined =>
  ask('overview', {}, edits).pages.find((page) => page.name === name);
const groupOf = (content: Content): Group => (isGroup(content) ? content : {});

beforeAll(async () => {
  english = await snapshotOf('tests/fixtures/second-site');
  const added = contentsOf(askCopy(english, 'addLanguage', { language: 'de' }));
  base = withDocuments(english, added);
});

test('a new language has only its name in its settings, and the pages that every language has', () => {
  const { name, contents } = ask('addLanguage', { language: 'de' }, {}, english);
  expect(name).toBe('de/site.json');
  expect([...contents.keys()].sort()).toEqual(['de/home.json', 'de/not-found.json', name]);
  expect(contents.get(name)).toEqual({
    $schema: '../../../schema/language.schema.json',
    language: 'de',
  });
  expect(contents.get('de/home.json')).toMatchObject({
    $schema: '../../../schema/page.schema.json',
    path: '/de',
  });
  expect(errorsWith(base, {})).toEqual([]);
  expect(ask('overview', {}, {}, english).languages).toBeUndefined();
  expect(ask('overview', {}).languages).toEqual([
    { folder: '', language: 'en-GB' },
    { folder: 'de', language: 'de' },
  ]);
  expect(() => ask('addLanguage', { language: 'de' })).toThrow('already has this language');
});

test('a translation is a version of its page, unpublished, with links to other translations', () => {
  const restoration = contentsOf(ask('translate', { name: 'restoration.json', folder: 'de' }));
  expect(Object.keys(restoration)).toEqual(['de/restoration.json']);
  expect(restoration['de/restoration.json']).toMatchObject({
    ...{ path: '/de/restoration', published: false },
  });
  expect(errorsWith(base, restoration)).toEqual([]);
  const visit = contentsOf(ask('translate', { name: 'visit.json', folder: 'de' }, restoration));
  expect(errorsWith(base, { ...restoration, ...visit })).toEqual([]);
  expect(JSON.stringify(documentOf('visit.json'))).toContain('"/restoration"');
  expect(JSON.stringify(visit)).not.toContain('"/restoration"');
  expect(JSON.stringify(visit)).toContain('"/de/restoration"');
  expect(entryOf('restoration.json', restoration)?.versions).toEqual({
    ...{ '': 'restoration.json', de: 'de/restoration.json' },
  });
  // A published page can link to it once it is published.
  const linking = (edits: Documents) =>
    ask('overview', {}, edits)
      .problems.filter(({ rule }) => rule === 'translated-link')
      .map(({ file }) => file);
  expect(linking(restoration)).toEqual([]);
  const { published: _, ...published } = groupOf(restoration['de/restoration.json']);
  expect(linking({ 'de/restoration.json': published })).toEqual(['de/home.json']);
  const again = () => ask('translate', { name: 'restoration.json', folder: 'de' }, restoration);
  expect(again).toThrow('This page already has a translation');
});

test('a list of pages on a translation shows the pages of its language', () => {
  const list = { type: 'page-list', below: '/work' };
  const work = {
    ...documentOf('work.json'),
    blocks: [...[documentOf('work.json').blocks].flat(), list],
  };
  const copy = contentsOf(
    ask('translate', { name: 'work.json', folder: 'de' }, { 'work.json': work }),
  );
  expect(JSON.stringify(copy)).toContain('"below":"/de/work"');
});

test('short texts of the original count too, but not names, numbers and addresses', () => {
  const texts = [
    ...['Our services', 'Get Free Quote', 'Prices', 'Anna Berg', 'Ludwig van Beethoven', 'Team'],
    ...['24/7', '30 minutes', 'Main Street 5', 'info@plum-rye.com', '{company}', 'From 9 to 5'],
  ];
  const blocks = (more: string) => [
    ...texts.map((headline) => ({ type: 'prose', headline, paragraphs: [] })),
    { type: 'prose', paragraphs: [more] },
  ];
  const page = (path: string, more: string) => ({
    ...documentOf('work.json'),
    ...{ path, blocks: blocks(more) },
  });
  const edits = {
    'work.json': page('/work', 'You get a free quote, with prices, from our team in main street.'),
    'de/work.json': page('/de/work', 'Unser Team erstellt ein kostenloses Angebot.'),
  };
  const found = (entryOf('de/work.json', edits)?.untranslated ?? []).filter(
    ([name]) => name === 'blocks',
  );
  const words = found.map(([, index]) => texts[Number(index)]);
  expect(words).toEqual([
    ...['Our services', 'Get Free Quote', 'Prices', '30 minutes', 'From 9 to 5'],
  ]);
});

test('facts in texts are those of the language of a page', () => {
  const edits = {
    'site.json': { ...documentOf('site.json'), facts: { wait: 'two weeks' } },
    'de/site.json': { ...documentOf('de/site.json'), facts: { wait: 'zwei Wochen' } },
    'home.json': { ...documentOf('home.json'), title: 'In {wait}' },
    'de/home.json': { ...documentOf('de/home.json'), title: 'In {wait}' },
  };
  const titles = ['home.json', 'de/home.json'].map((name) => entryOf(name, edits)?.title);
  expect(titles).toEqual(['In two weeks', 'In zwei Wochen']);
});

test('a removed language leaves no page, link or translation behind', () => {
  const work = contentsOf(ask('translate', { name: 'work.json', folder: 'de' }));
  const { published: _, ...published } = groupOf(work['de/work.json']);
  const visit = documentOf('visit.json');
  const [hero, ...others] = [visit.blocks].flat();
  const link = { text: 'Arbeiten', href: '/de/work' };
  const edits = {
    'de/work.json': published,
    'visit.json': {
      ...visit,
      blocks: [
        { ...Object(hero), href: '/de/work' },
        ...others,
        { type: 'prose', paragraphs: [['Our ', link, '.']] },
      ],
    },
  };
  expect(errorsWith(base, edits)).toEqual([]);
  const removed = contentsOf(ask('removeLanguage', { folder: 'de' }, edits));
  expect(Object.keys(removed).sort()).toEqual([
    ...['de/home.json', 'de/not-found.json', 'de/site.json', 'de/work.json', 'visit.json'],
  ]);
  expect(JSON.stringify(removed)).not.toContain('/de');
  expect(errorsWith(base, { ...edits, ...removed })).toEqual([]);
  expect(ask('overview', {}, { ...edits, ...removed }).languages).toBeUndefined();
  expect(() => ask('removeLanguage', { folder: '' })).toThrow('main language');
});

test('counts the texts that equal those of the original until they change', () => {
  const edits = contentsOf(ask('translate', { name: 'work.json', folder: 'de' }));
  const before = entryOf('de/work.json', edits)?.untranslated ?? [];
  expect(before.length).toBeGreaterThan(2);
  expect(before).toContainEqual(['description']);
  expect(JSON.stringify(before)).not.toMatch(/href|src/);
  const translated = { ...groupOf(edits['de/work.json']), description: 'Was wir repariert haben.' };
  const after = entryOf('de/work.json', { 'de/work.json': translated });
  expect(after?.untranslated).toEqual(before.filter(([name]) => name !== 'description'));
  expect(entryOf('work.json', edits)?.untranslated).toBeUndefined();
});

test('counts no texts to translate in another region of the same language', () => {
  const american = { ...groupOf(documentOf('de/site.json')), language: 'en-US' };
  expect(entryOf('de/home.json')?.untranslated?.length).toBeGreaterThan(2);
  expect(entryOf('de/home.json', { 'de/site.json': american })?.untranslated).toBeUndefined();
});

test('a page that moves or is deleted changes links and translations in every language', () => {
  const translation = ask('translate', { name: 'restoration.json', folder: 'de' });
  const neubau = {
    ...groupOf(translation.contents.get(translation.name)),
    ...{ path: '/de/neubau', translates: '/restoration' },
  };
  const edits = { 'de/neubau.json': neubau };
  expect(JSON.stringify(documentOf('de/home.json'))).toContain('"/restoration"');
  const move = { name: 'restoration.json', path: '/repair', changeLinks: true, redirect: true };
  const moved = contentsOf(ask('move', move, edits));
  expect(moved['de/neubau.json']).toMatchObject({ translates: '/repair' });
  expect(JSON.stringify(moved['de/home.json'])).toContain('"/repair"');
  expect(moved['de/site.json']).toBeUndefined();
  const instead = { to: '/', takesOut: false, redirect: false };
  const removed = contentsOf(ask('remove', { name: 'restoration.json', instead }, edits));
  expect(groupOf(removed['de/neubau.json']).translates).toBeUndefined();
  expect(JSON.stringify(removed['de/home.json'])).not.toContain('"/restoration"');
  expect(() => ask('remove', { name: 'de/home.json' })).toThrow('It is the home page.');
  expect(() => ask('remove', { name: 'de/site.json' })).toThrow('Every page uses it.');
});

test('a new page is in the folder of the language that its address begins with', () => {
  const created = ask('create', { path: '/de/saiten', title: 'Saiten' });
  expect(created.name).toBe('de/saiten.json');
  expect(contentsOf(created)['de/saiten.json']).toMatchObject({
    $schema: '../../../schema/page.schema.json',
  });
});

test('an entry in the menu of a language gives it a menu of its own', () => {
  const copied = contentsOf(ask('translate', { name: 'work.json', folder: 'de' }));
  const page = { 'de/work.json': { ...groupOf(copied['de/work.json']), published: undefined } };
  const entry = { path: '/de/work', group: 'At the bench', text: 'Arbeiten', description: 'Was' };
  const { 'de/site.json': site, ...others } = contentsOf(ask('addToMenu', entry, page));
  expect(Object.keys(others)).toEqual([]);
  expect(Object.keys(groupOf(site)).sort()).toEqual(['$schema', 'header', 'language']);
  expect(JSON.stringify(site)).toContain('"/de/work"');
});
