// The lists that the editor shows for a folder of documents.
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Group, isGroup } from '../../schema/browser.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { openStore, type Store } from './store.ts';

let place: string;
let folder: string;
let store: Store;
beforeEach(async () => {
  ({ place, folder } = await siteCopy());
  store = await openStore(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(place, { recursive: true, force: true });
});

const tab = '00000000-0000-4000-8000-000000000001';
const fileOf = (name: string) => path.join(folder, name);

async function edit(name: string, change: (document: Group) => Group) {
  const { document } = await store.source({ name });
  if (!isGroup(document)) throw new Error(`${name} cannot be read.`);
  await writeFile(fileOf(name), JSON.stringify(change(document), null, 2));
}

/** Keeps a draft of a document with some changed fields. */
async function draft(name: string, fields: Group) {
  const { hash, document } = await store.source({ name });
  if (!isGroup(document)) throw new Error(`${name} cannot be read.`);
  await store.draft({ name, tab, base: { hash, document }, document: { ...document, ...fields } });
}

test('lists a page with its places and icons, and its short name if it has one', async () => {
  await edit('visit.json', (document) => ({
    ...{ ...document, published: false },
    blocks: [
      { type: 'hero', headline: 'Come in' },
      {
        ...{ type: 'card-grid', id: 'ways', headline: 'Two ways' },
        items: ['phone', 'mail'].map((icon) => ({ title: icon, description: 'D', icon })),
      },
      { type: 'prose', headline: 'Why', paragraphs: ['Because.'] },
    ],
  }));
  const { pages } = await store.overview({});
  expect(pages.find(({ name }) => name === 'visit.json')).toMatchObject({
    ...{ path: '/visit', title: 'Visit the workshop', short: 'Visit', isUnpublished: true },
    places: [{ title: 'Two ways', id: 'ways' }, { title: 'Why' }],
    icons: ['phone', 'mail'],
  });
  await edit('work.json', (document) => ({ ...document, title: 'Work' }));
  const work = (await store.overview({})).pages.find(({ name }) => name === 'work.json');
  expect(work).not.toHaveProperty('short');
  expect(work).not.toHaveProperty('isUnpublished');
  expect(pages.map(({ name }) => name)).not.toContain('site.json');
});

test('lists an unreadable file only by its name', async () => {
  await writeFile(fileOf('broken.json'), '[');
  const { pages } = await store.overview({});
  const [broken] = pages;
  expect(broken).toMatchObject({ name: 'broken.json', path: '', title: '', short: 'broken.json' });
  expect(broken?.errors).toBeGreaterThan(0);
  expect(broken).not.toHaveProperty('places');
});

test('lists only files that visitors can download as targets of links', async () => {
  await writeFile(fileOf('downloads/page.html'), '<h1>Hello</h1>');
  const { downloads, pages, site, drafted, reports } = await store.overview({});
  expect(downloads.map(({ address }) => address)).toEqual(['/downloads/price-list.pdf']);
  expect(pages).toHaveLength(6);
  expect([site?.company, drafted, reports]).toEqual(['Harbor Piano Workshop', [], []]);
  await writeFile(fileOf('site.json'), '{');
  expect((await store.overview({})).site).toBeUndefined();
});

test('lists what must not go live if there are no errors, drafts included', async () => {
  const rulesOf = async () => {
    const { problems, launch } = await store.health({});
    return { problems: problems.map(({ rule }) => rule), launch: launch.map(({ rule }) => rule) };
  };
  const before = await rulesOf();
  expect(before.problems).toEqual([]);
  // The examples in a new page are not reported.
  await store.create({ path: '/strings', title: 'New strings' });
  expect((await store.overview({})).problems.map(({ rule }) => rule)).toContain('example-text');
  expect((await rulesOf()).problems).toEqual([]);
  await draft('site.json', { samples: ['The hours are not sure yet.'] });
  const asked = await rulesOf();
  expect(asked.problems).toEqual([]);
  // The sample, and the new page, which is not published.
  expect(asked.launch.length).toBe(before.launch.length + 2);
  await writeFile(fileOf('downloads/unused.csv'), 'a;b');
  const warned = await rulesOf();
  expect(warned.problems).toEqual(['unused-file']);
  expect(warned.launch).toEqual(asked.launch);
  await draft('visit.json', { title: '' });
  const wrong = await rulesOf();
  expect(wrong.problems).toContain('empty');
  expect(wrong.launch).toEqual([]);
});

test('reports an unreadable folder of drafts and versions, and still lists the pages', async () => {
  await rm(path.join(place, '.editor'), { recursive: true, force: true });
  await writeFile(path.join(place, '.editor'), 'A file in its place.');
  const { pages, reports } = await store.overview({});
  expect(pages.length).toBeGreaterThan(0);
  expect(reports.map((text) => text.split('.')[0])).toEqual([
    'Deleted pages can’t be listed',
    'Unsaved drafts can’t be read',
  ]);
  await expect(store.drafts({ name: 'visit.json' })).rejects.toThrow();
});

test('removes drafts after 30 days and versions of deleted pages after 90 days at start', async () => {
  await draft('visit.json', { title: 'A new title' });
  const { pages } = await store.overview({});
  const prices = pages.find(({ name }) => name === 'prices.json');
  await store.keepVersion({ name: 'visit.json', document: { title: 'Kept' } });
  expect(prices).toBeDefined();
  const old = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const versionOf = async (page: string, days: number) => {
    const versions = path.join(place, '.editor/versions/pages', page);
    await mkdir(versions, { recursive: true });
    const id = `${old(days).replaceAll(':', '-')}-01234567.json`;
    await writeFile(path.join(versions, id), JSON.stringify({ title: page, path: `/${page}` }));
    // The time when an earlier start first found it missing.
    await writeFile(path.join(versions, 'missing'), '');
    await utimes(path.join(versions, 'missing'), new Date(), new Date(old(days)));
  };
  await versionOf('recent.json', 89);
  await versionOf('ancient.json', 91);
  await versionOf('visit.json', 91);
  const file = path.join(place, `.editor/drafts/pages/visit.json/${tab}.json`);
  const kept = async (days: number) => {
    for (const own of [file, file.replace(/json$/, 'found')]) {
      await utimes(own, new Date(), new Date(old(days)));
    }
    store = await openStore(folder);
    return (await store.overview({})).drafted;
  };
  store = await openStore(folder);
  expect(await kept(29)).toEqual(['visit.json']);
  expect(await kept(31).catch(String)).toEqual([]);
  expect((await store.overview({})).deleted.map(({ name }) => name)).toEqual(['recent.json']);
  // The old draft is a version now.
  expect((await store.versions({ name: 'visit.json' })).map(({ kind }) => kind)).toEqual([
    ...['draft', 'draft', 'saved'],
  ]);
});
