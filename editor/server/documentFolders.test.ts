import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentFolders } from './documentFolders.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'folders-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('each document has one folder, directly in the root, for any name', async () => {
  const folders = documentFolders(root);
  const names = ['faq.json', 'deep/page.json', 'Größe 1.json', '修.json', '100%.json', 'a\\b.json'];
  for (const name of names) expect(await folders.make(name)).toBe(await folders.make(name));
  expect(new Set((await folders.all()).keys())).toEqual(new Set(names));
  expect(new Set(await readdir(root))).toEqual(
    new Set([
      ...['faq.json', 'deep%2Fpage.json', 'Größe%201.json', '修.json', '100%25.json'],
      'a%5Cb.json',
    ]),
  );
});

test('lists only the .json files in the folder of a document, and ignores files without a folder', async () => {
  const folders = documentFolders(root);
  const folder = await folders.make('faq.json');
  for (const name of ['a.json', 'b.json.1.tmp', 'notes.txt'])
    await writeFile(path.join(folder, name), '');
  await writeFile(path.join(root, 'home.json'), '');
  await mkdir(path.join(root, '100%'));
  expect(await folders.filesOf('faq.json')).toEqual([path.join(folder, 'a.json')]);
  expect(await folders.filesOf('home.json')).toEqual([]);
  expect([...(await folders.all()).keys()]).toEqual(['faq.json']);
});
