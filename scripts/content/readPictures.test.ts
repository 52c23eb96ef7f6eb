import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photo } from '../../tests/tools/testPhoto.ts';
import { contentReader } from './readContent.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'read-pictures-'));
  folder = path.join(root, 'content');
  await cp('tests/fixtures/second-site', folder, { recursive: true });
  // The picture whose data is compared.
  await rm(path.join(folder, 'pictures'), { recursive: true });
  await rm(path.join(folder, 'drawings'), { recursive: true });
  await mkdir(path.join(folder, 'pictures'));
  await cp(
    'tests/fixtures/second-site/pictures/bench.jpg',
    path.join(folder, 'pictures/bench.jpg'),
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const put = async (name: string, data: Uint8Array | string) => {
  const file = path.join(folder, 'pictures', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
};
const size = { width: 1600, height: 1200 };

test('reads every picture, also in subfolders, and ignores hidden files', async () => {
  await put('rooms/board room.png', await photo({ width: 30, height: 20 }).png().toBuffer());
  await put('.DS_Store', 'x');
  await put('notes.txt', 'x');
  const { pictures } = await contentReader(folder)();
  expect(pictures).toEqual([
    { src: 'pictures/bench.jpg', isVector: false, size },
    {
      src: 'pictures/notes.txt',
      isVector: false,
      problem: expect.stringMatching(/^It is not a picture/),
    },
    { src: 'pictures/rooms/board room.png', isVector: false, size: { width: 30, height: 20 } },
  ]);
});

test('reads drawings, and reports files that are not drawings', async () => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><title>A grand</title>${content}</svg>`;
  await put('../drawings/grand.svg', svg('<path stroke="var(--ink)" d="M0 0h3"/>'));
  await put('../drawings/by hand/black.svg', svg('<path fill="#000" d="M0 0h3"/>'));
  await put('../drawings/photo.png', await photo({ width: 9, height: 9 }).png().toBuffer());
  const { pictures } = await contentReader(folder)();
  expect(pictures.filter(({ src }) => src.startsWith('drawings/'))).toEqual([
    {
      src: 'drawings/by hand/black.svg',
      isVector: false,
      problem: expect.stringMatching(/^It has the fixed color "#000"/),
    },
    {
      src: 'drawings/grand.svg',
      isVector: true,
      size: { width: 3, height: 2 },
      drawing: {
        label: 'A grand',
        viewBox: '0 0 3 2',
        file: expect.stringMatching(/^\/drawings\/grand\.svg\?\w{8}$/),
      },
    },
    {
      src: 'drawings/photo.png',
      isVector: false,
      problem: expect.stringMatching(/^It is not an SVG\. Export/),
    },
  ]);
});

test('ignores a picture whose name a document cannot contain', async () => {
  const data = await photo({ width: 9, height: 9 }).jpeg().toBuffer();
  const refused = ['50%.jpg', 'a#b.jpg', 'a?.jpg', 'a:b.jpg', 'a"b.jpg', 'a\nb.jpg', ' a.jpg'];
  const accepted = ["Ada's.jpg", 'a, b 2x.jpg', 'Büro.jpg', 'u\u0308.jpg', '🪑.jpg', 'א.jpg'];
  const long = `${'a'.repeat(251)}.jpg`;
  for (const name of [...refused, long, ...accepted]) await put(name, data);
  const { pictures } = await contentReader(folder)();
  const withProblem = pictures.filter(({ problem }) =>
    problem?.startsWith('Its name has characters'),
  );
  expect(withProblem.map(({ src }) => path.basename(src)).sort()).toEqual(
    [...refused, long].sort(),
  );
  expect(pictures).toHaveLength(refused.length + accepted.length + 2);
});
