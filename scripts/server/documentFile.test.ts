// @vitest-environment node
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentFile, nameIn } from './documentFile.ts';
import { isDownloadFile } from './downloadFiles.ts';
import { isFont } from './fontFiles.ts';
import { isPicture } from './pictureFiles.ts';

test.each([
  ['/pictures/a.jpg', 'pictures/a.jpg'],
  ['/pictures/in/a%20b.jpg?v=2?3', 'pictures/in/a b.jpg'],
  ['/pictures/a..b.jpg', 'pictures/a..b.jpg'],
  ['/pictures', 'pictures'],
  ['/picturesque/a.jpg', undefined],
  ['/in/pictures/a.jpg', undefined],
  ['/pictures/.hidden/a.jpg', undefined],
  ['/pictures/../a.jpg', undefined],
  ['/pictures//a.jpg', undefined],
  ['/pictures/a%5cb.jpg', undefined],
  ['/pictures/a%00.jpg', undefined],
  ['/pictures/%', undefined],
  [undefined, undefined],
])('in pictures, %s is the file %s', (target, name) => {
  expect(nameIn('pictures', target)).toBe(name);
});

let place: string;
let folder: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'document-file-'));
  folder = path.join(place, 'real');
  for (const name of ['real/in', 'real-x'])
    await mkdir(path.join(place, name), { recursive: true });
  for (const name of ['real/in/a.txt', 'real-x/a.txt'])
    await writeFile(path.join(place, name), '12345');
  await symlink('in/a.txt', path.join(folder, 'inner'));
  await symlink('../real-x/a.txt', path.join(folder, 'outer'));
  await symlink('real', path.join(place, 'link'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

test('a file is found up to its limit, also where a link leads to it or to the folder', async () => {
  const file = path.join(folder, 'in/a.txt');
  expect(await documentFile(folder, 'in/a.txt', 5)).toBe(file);
  expect(await documentFile(folder, 'in/a.txt', 4)).toBeUndefined();
  expect(await documentFile(folder, 'inner', 5)).toBe(file);
  expect(await documentFile(path.join(place, 'link'), 'in/a.txt', 5)).toBe(file);
});

test.each(['in', 'none.txt', 'outer', '../real-x/a.txt', '', '.'])(
  '%j is no file of the folder',
  async (name) => {
    expect(await documentFile(folder, name, 1_000_000)).toBeUndefined();
  },
);

test('in a folder that is not there, there is no file', async () => {
  expect(await documentFile(path.join(place, 'none'), 'in/a.txt', 5)).toBeUndefined();
});

test.each([
  ['pictures', isPicture],
  ['fonts', isFont],
  ['downloads', isDownloadFile],
])('a change below %s is seen, and none beside it', (name, isOne) => {
  expect(isOne('content', `content/${name}/in/a.x`)).toBe(true);
  expect(isOne('content', `content/${name}-x/a.x`)).toBe(false);
  expect(isOne('content', `content/${name}`)).toBe(false);
  expect(isOne('content', `${name}/a.x`)).toBe(false);
});
