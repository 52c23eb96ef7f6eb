// @vitest-environment node
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photo } from '../tests/support/testPhoto.ts';
import { contentReader } from './readContent.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'read-pictures-'));
  folder = path.join(root, 'content');
  await cp('tests/second-site', folder, { recursive: true });
  // One picture is enough here.
  for (const name of ['logos', 'people', 'work']) {
    await rm(path.join(folder, 'pictures', name), { recursive: true });
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

const put = async (name: string, data: Uint8Array | string) => {
  const file = path.join(folder, 'pictures', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
};
const size = { width: 1600, height: 1200 };

test('the facts of every picture are read, in folders as well, and hidden files are none', async () => {
  await put('rooms/board room.png', await photo({ width: 30, height: 20 }).png().toBuffer());
  await put('.DS_Store', 'x');
  await put('notes.txt', 'x');
  const { pictures } = await contentReader(folder)();
  expect(pictures).toEqual([
    { src: 'pictures/bench.jpg', isVector: false, size },
    {
      src: 'pictures/notes.txt',
      isVector: false,
      problem: expect.stringMatching(/^It is no picture/),
    },
    { src: 'pictures/rooms/board room.png', isVector: false, size: { width: 30, height: 20 } },
  ]);
});

test('two files of the same content have the same hash, and two of the same size others', async () => {
  await cp(path.join(folder, 'pictures/bench.jpg'), path.join(folder, 'pictures/copy.jpg'));
  await put('a.txt', 'one');
  await put('b.txt', 'two');
  const { pictures } = await contentReader(folder)();
  const hashes = Object.fromEntries(pictures.map(({ src, hash }) => [path.basename(src), hash]));
  expect(hashes['bench.jpg']).toBeTruthy();
  expect(hashes['copy.jpg']).toBe(hashes['bench.jpg']);
  expect(hashes['a.txt']).not.toBe(hashes['b.txt']);
});

test('a link out of the folder is not followed', async () => {
  await writeFile(
    path.join(root, 'secret.jpg'),
    await photo({ width: 9, height: 9 }).jpeg().toBuffer(),
  );
  await symlink(path.join(root, 'secret.jpg'), path.join(folder, 'pictures/link.jpg'));
  const { pictures } = await contentReader(folder)();
  expect(pictures.find(({ src }) => src.endsWith('link.jpg'))).toMatchObject({
    problem: 'It is a link out of the folder of documents.',
  });
});

test('a file that is changed, removed or added is seen by the same reader', async () => {
  const read = contentReader(folder);
  await read();
  await put('bench.jpg', await photo({ width: 30, height: 20 }).jpeg().toBuffer());
  await put('new.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>');
  expect((await read()).pictures).toMatchObject([
    { src: 'pictures/bench.jpg', size: { width: 30, height: 20 } },
    { src: 'pictures/new.svg', isVector: true, size: { width: 3, height: 2 } },
  ]);
  await rm(path.join(folder, 'pictures'), { recursive: true });
  expect((await read()).pictures).toEqual([]);
});
