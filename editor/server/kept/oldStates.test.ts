// @module-tag slow
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isGroup } from '../../../schema/browser.ts';
import {
  type GitSite,
  git,
  gitEnvironment,
  gitSite,
  replaceIn,
} from '../../../tests/tools/gitSite.ts';
import { siteCopy } from '../../../tests/tools/siteCopy.ts';
import { openStore, type Store } from '../store.ts';

let place: string;
let folder: string;
let store: Store;
beforeEach(async () => {
  ({ place, folder } = await siteCopy());
  store = await openStore(folder);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const name = 'visit.json';
const file = () => path.join(folder, name);
const tab = '00000000-0000-4000-8000-000000000001';

async function saveTitle(title: string): Promise<void> {
  const { hash, document } = await store.source({ name });
  if (!isGroup(document)) throw new Error('It cannot be read.');
  await store.save({ name, hash, tab, document: { ...document, title } });
}

test('describes what the save of a version changed, and the unsaved changes of a draft', async () => {
  const { document } = await store.source({ name });
  const first = isGroup(document) ? String(document.title) : '';
  await saveTitle('Second title of the page');
  await store.keepVersion({
    name,
    document: { ...(isGroup(document) && document), title: 'Mine' },
  });
  await saveTitle('Third title of the page');
  const versions = await store.versions({ name });
  const second = 'Second title of the page';
  expect(versions.map(({ kind, changes }) => [kind, changes])).toEqual([
    ['saved', [{ words: 'Title', from: second, to: 'Third title of the page' }]],
    ['draft', [{ words: 'Title', from: second, to: 'Mine' }]],
    ['saved', [{ words: 'Title', from: first, to: second }]],
  ]);
});

test('the last good state is the version closest to the broken file', async () => {
  expect(await store.lastGood({ name })).toEqual({});
  const first = await readFile(file(), 'utf8');
  await saveTitle('Second title of the page');
  await saveTitle('Third title of the page');
  await writeFile(file(), '{ "title": ');
  expect((await store.lastGood({ name })).good?.document).toMatchObject({
    title: expect.any(String),
  });
  // A version with an error does not count.
  await writeFile(file(), first.replace('"blocks"', '"blokcs"'));
  const good = (await store.lastGood({ name })).good;
  expect(good?.text).toBe(first);
  expect(good?.time).toMatch(/^\d{4}-/);
  expect((await store.lastGood({ name: 'site.json' })).good).toBeUndefined();
});

test('the last good state is the published one if it is closer', async () => {
  for (const [key, value] of Object.entries(gitEnvironment)) {
    if (value !== undefined) process.env[key] = value;
  }
  const site: GitSite = await gitSite();
  try {
    const anna = await site.clone('anna');
    const pages = path.join(anna, 'pages');
    const ben = await site.clone('ben');
    await replaceIn(path.join(ben, 'pages', name), 'Write to us', 'Write');
    await git(ben, 'commit', '-qam', 'Visit');
    await git(ben, 'push', '-q');
    const own = await openStore(pages, { build: async () => {} });
    const published = await readFile(path.join(pages, name), 'utf8');
    await replaceIn(path.join(pages, name), 'Come in and play', 'Come in');
    await own.publishing({});

    await writeFile(path.join(pages, name), `${published.slice(0, -20)}`);
    const { good } = await own.lastGood({ name });
    expect(good?.text).toBe(published.replace('Write to us', 'Write'));
    expect(good?.time).toBeUndefined();
  } finally {
    await site.remove();
  }
});
