import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Group, isGroup } from '../../schema/browser.ts';
import { addFile } from './files/addFile.ts';
import { keptPicturesIn } from './kept/keptPictures.ts';
import { documentOf, textOf } from './source.ts';
import { openStore, type Store } from './store.ts';

let place: string;
let folder: string;
let store: Store;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'saving-'));
  folder = path.join(place, 'pages');
  await cp('tests/fixtures/second-site', folder, { recursive: true });
  store = await openStore(folder);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const tab = '00000000-0000-4000-8000-000000000001';
const name = 'visit.json';

async function open(own = name): Promise<{ hash: string; document: Group }> {
  const { hash, document } = await store.source({ name: own });
  if (!isGroup(document)) throw new Error(`${own} cannot be read.`);
  return { hash, document };
}

test('notifies listeners of each change once it is made, but not of reads', async () => {
  let told = 0;
  store.onChange(() => {
    told += 1;
  });
  const { hash, document } = await open();
  const changed = { ...document, title: 'Come by' };
  const base = { hash, document };
  for (const work of [
    () => store.draft({ name, tab, base, document: changed }),
    () => store.keepVersion({ name, document: changed }),
    () => store.save({ name, hash, document: changed, tab }),
    () => store.create({ path: '/strings', title: 'New strings' }),
    () => store.discard({ name, tab }),
  ]) {
    const before = told;
    await work();
    expect(told).toBe(before + 1);
  }
  const before = told;
  await store.overview({});
  await store.links({ name });
  await store.versions({ name });
  await expect(store.save({ name, hash: 'old', document, tab })).rejects.toThrow();
  expect(told).toBe(before);
});

test('a save returns the new file, and a file with an error is returned as text', async () => {
  const { hash, document } = await open();
  const saved = await store.save({ name, hash, document: { ...document, title: 'Come by' }, tab });
  expect(saved).toEqual(await store.source({ name }));
  expect(saved).toMatchObject({ document: { title: 'Come by' } });
  await writeFile(path.join(folder, name), '{ "title": ');
  const broken = await store.source({ name });
  expect(broken).toMatchObject({ text: '{ "title": ', document: undefined });
  await writeFile(path.join(folder, name), Buffer.from([0xff]));
  expect(await store.source({ name })).not.toHaveProperty('text');
});

test('a file with invalid JSON has no document, but its readable fields are read', () => {
  const file = (text: string) => ({ name, text });
  const right = file('{ "path": "/a", "title": "T" }');
  expect(documentOf(right)).toEqual({ path: '/a', title: 'T' });
  expect([textOf(right, 'path'), textOf(right, 'title')]).toEqual(['/a', 'T']);
  expect(documentOf(file('{ "path": "/a" '))).toBeUndefined();
  // The fields before the error are readable.
  expect(textOf(file('{ "path": "/a" '), 'path')).toBe('/a');
  expect(textOf(file('{ "path": 1 }'), 'path')).toBe('');
});

test('a save keeps the permissions of the file', async () => {
  await chmod(path.join(folder, name), 0o640);
  const { hash, document } = await open();
  await store.save({ name, hash, document: { ...document, title: 'Come by' }, tab });
  expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o640);
});

test('writes a new file in its folder, or explains why it cannot', async () => {
  await addFile(folder, 'in/deep/a.json', 'text');
  expect(await readFile(path.join(folder, 'in/deep/a.json'), 'utf8')).toBe('text');
  for (const [own, words] of [
    ['in/deep/a.json', 'There is already a file or folder called "in/deep/a.json"'],
    ['in/deep/a.json/b.json', 'There is already a file or folder called "in/deep/a.json/b.json"'],
    [
      'in/deep/a.json/in/b.json',
      'There is already a file or folder called "in/deep/a.json/in/b.json"',
    ],
    ['../a.json', '"../a.json" would be outside the folder of documents.'],
    [`${'a'.repeat(300)}.json`, 'The name of the file is too long for the disk.'],
  ] as const) {
    await expect(addFile(folder, own, 'other')).rejects.toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining(words) } },
    });
  }
  expect(await readdir(place)).toEqual(['pages']);
});

test('lists removed pictures with their paths and times, the latest first, and drops single ones', async () => {
  const root = path.join(place, 'kept');
  const kept = await keptPicturesIn(root);
  for (const [id, src] of [
    ['2026-05-04T10-11-12.123Z-89abcdef', 'pictures/a.jpg'],
    ['2026-05-04T10-11-12.124Z-00000000', 'pictures/in/b.svg'],
    ['not-an-id', 'pictures/c.jpg'],
  ] as const) {
    await mkdir(path.join(root, id, path.dirname(src)), { recursive: true });
    await writeFile(path.join(root, id, src), src);
  }
  const times = ['2026-05-04T10:11:12.124Z', '2026-05-04T10:11:12.123Z'];
  const listed = await kept.list();
  expect(listed.map(({ src, time }) => [src, time])).toEqual([
    ['pictures/in/b.svg', times[0]],
    ['pictures/a.jpg', times[1]],
  ]);
  const [first, second] = listed;
  expect(await kept.read(second?.id ?? '')).toEqual({
    ...{ src: 'pictures/a.jpg', data: Buffer.from('pictures/a.jpg') },
  });
  expect(await kept.read('not-an-id')).toBeUndefined();
  await kept.drop('not-an-id');
  await kept.drop(first?.id ?? '');
  expect((await readdir(root)).sort()).toEqual([second?.id, 'not-an-id']);
});
