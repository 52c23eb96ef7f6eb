import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Group, isGroup } from '../../schema/browser.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { addFile } from './files/addFile.ts';
import { documentOf, textOf } from './source.ts';
import { openStore, type Store } from './store.ts';

let place: string;
let folder: string;
let store: Store;
beforeEach(async () => {
  ({ place, folder } = await siteCopy());
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
