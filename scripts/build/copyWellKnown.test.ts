import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../content/readContent.ts';
import { copyWellKnown } from './copyWellKnown.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'well-known-'));
  await mkdir(path.join(folder, 'content/well-known/pki'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));
const write = (name: string, text = '{}') => writeFile(path.join(folder, 'content', name), text);
const copy = () => copyWellKnown(path.join(folder, 'content'), path.join(folder, 'out'));

test('publishes files for other programs, and reads none of them as a page', async () => {
  await write('site.json');
  await write('home.json');
  await write('well-known/security.txt', 'Contact: mailto:us@example.test');
  await write('well-known/assetlinks.json', '[]');
  await write('well-known/pki/token');
  await write('well-known/.DS_Store');
  await copy();
  const out = path.join(folder, 'out/.well-known');
  expect((await readdir(out)).sort()).toEqual(['assetlinks.json', 'pki', 'security.txt']);
  expect(await readFile(path.join(out, 'security.txt'), 'utf8')).toContain('us@example.test');
  const { pages } = await readContent(path.join(folder, 'content'));
  expect(pages.map(({ name }) => path.basename(name))).toEqual(['home.json']);
});

test('publishes no name that an address cannot contain, and no link out of the folder', async () => {
  await write('site.json');
  await write('well-known/my file.txt');
  await symlink('/etc/hostname', path.join(folder, 'content/well-known/host'));
  await write('well-known/token');
  await copy();
  expect(await readdir(path.join(folder, 'out/.well-known'))).toEqual(['token']);
});
