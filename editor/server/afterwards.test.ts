import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Group, isGroup } from '../../schema/browser.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { openStore, type Store } from './store.ts';

// Files in the editor's folder can be added but not removed, as in a folder that someone else owns.
const disk = vi.hoisted(() => ({ keepsAll: false, onVersion: async () => {} }));
vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>();
  const remove: typeof actual.rm = async (name, options) => {
    if (disk.keepsAll && String(name).includes('.editor')) {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    }
    await actual.rm(name, options);
  };
  const move: typeof actual.rename = async (from, to) => {
    await actual.rename(from, to);
    if (String(to).includes('versions')) await disk.onVersion();
  };
  return { ...actual, rm: remove, rename: move };
});

let place: string;
let folder: string;
let store: Store;

const tab = '00000000-0000-4000-8000-000000000001';
const file = () => path.join(folder, 'visit.json');

async function open(): Promise<{ hash: string; document: Group }> {
  const { hash, document } = await store.source({ name: 'visit.json' });
  if (!isGroup(document)) throw new Error('visit.json cannot be read.');
  return { hash, document };
}

/** Drafts a title. Returns the arguments to save it. */
async function typed(title: string) {
  const { hash, document: base } = await open();
  const document = { ...base, title };
  await store.draft({ name: 'visit.json', tab, base: { hash, document: base }, document });
  return { hash, document };
}

beforeEach(async () => {
  ({ place, folder } = await siteCopy());
  store = await openStore(folder);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  disk.keepsAll = false;
  disk.onVersion = async () => {};
  vi.restoreAllMocks();
  await rm(place, { recursive: true, force: true });
});

test('a save succeeds even if its draft cannot be removed, prints the reason, and the next save works', async () => {
  const { hash, document } = await typed('Written at last');
  disk.keepsAll = true;
  const saved = await store.save({ name: 'visit.json', hash, document, tab });
  expect(await readFile(file(), 'utf8')).toContain('"title": "Written at last"');
  expect(console.error).toHaveBeenCalledWith(
    'You do not have permission to write there. Ask the administrator of this computer.',
  );
  expect(await store.drafts({ name: 'visit.json' })).toEqual([]);
  await store.save({
    name: 'visit.json',
    hash: saved.hash,
    document: { ...document, title: 'Written again' },
    tab,
  });
  expect(await readFile(file(), 'utf8')).toContain('"title": "Written again"');
});

test('saving and keeping a version succeed even if older versions cannot be removed', async () => {
  disk.keepsAll = true;
  for (let count = 1; count <= 22; count += 1) {
    const { hash, document } = await open();
    await store.save({
      name: 'visit.json',
      hash,
      document: { ...document, title: `Title ${count}` },
      tab,
    });
    await store.keepVersion({
      name: 'visit.json',
      document: { ...document, title: `Not saved ${count}` },
    });
  }
  expect(await store.versions({ name: 'visit.json' })).toHaveLength(44);
});

test('a page can be deleted and restored even if its drafts cannot be removed', async () => {
  const { hash } = await typed('Never saved');
  disk.keepsAll = true;
  await store.remove({ name: 'visit.json', hash });
  expect(await readdir(folder)).not.toContain('visit.json');
  expect((await store.overview({})).deleted.map(({ name }) => name)).toEqual(['visit.json']);
});

test('the editor starts even if a saved draft cannot be removed', async () => {
  const { hash, document } = await typed('Saved before');
  disk.keepsAll = true;
  await store.save({ name: 'visit.json', hash, document, tab });
  store = await openStore(folder);
  expect(await store.drafts({ name: 'visit.json' })).toEqual([]);
});

test('a file that someone changes during a save or deletion keeps their text, which the answer contains', async () => {
  const { hash, document } = await typed('Mine');
  const theirs = (await readFile(file(), 'utf8')).replace('"Visit the workshop"', '"Theirs"');
  disk.onVersion = () => writeFile(file(), theirs);
  await expect(store.save({ name: 'visit.json', hash, document, tab })).rejects.toMatchObject({
    status: 412,
    body: { current: { text: theirs } },
  });
  expect(await readFile(file(), 'utf8')).toBe(theirs);
  const now = await open();
  const later = theirs.replace('"Theirs"', '"Theirs, later"');
  disk.onVersion = () => writeFile(file(), later);
  await expect(store.remove({ name: 'visit.json', hash: now.hash })).rejects.toMatchObject({
    status: 412,
    body: { current: { text: later } },
  });
  expect(await readFile(file(), 'utf8')).toBe(later);
  expect(await store.drafts({ name: 'visit.json' })).toHaveLength(1);
});
