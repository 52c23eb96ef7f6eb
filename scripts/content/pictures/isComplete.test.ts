import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isComplete } from './isComplete.ts';
import type { PictureKind } from './pictureKind.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'whole-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(kind: Exclude<PictureKind, 'svg'>, ...parts: (string | Buffer)[]) {
  const file = path.join(folder, 'file');
  await writeFile(
    file,
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    ),
  );
  return isComplete(file, kind);
}

// The number of bytes read at a time.
const block = 65_536;
const start = '\xff\xd8';
const scan = '\xff\xda\0\x02';
const end = '\xff\xd9';

describe('a JPEG', () => {
  test.each<[string, boolean, (string | Buffer)[]]>([
    ['with its end', true, [start, scan, 'data', end]],
    ['without its end', false, [start, scan, 'data']],
    ['that is nothing but its start', false, [start]],
    ['that ends in a segment', false, [start, '\xff\xe1\x10\0', 'data', end]],
    ['with an end in a segment alone', false, [start, '\xff\xe1\0\x04', end, scan, 'data']],
    ['with bytes that fill up before a marker', true, [start, '\xff\xff\xff', scan, 'data', end]],
    ['without a picture', true, [start, '\xff\xd9..']],
    ['with bytes that are no segment', true, [start, 'data']],
  ])('%s: %s', async (_name, isGood, parts) => {
    expect(await check('jpeg', ...parts)).toBe(isGood);
  });
});

const header = '\x89PNG\r\n\x1a\n';
const last = 'IEND\xae\x42\x60\x82';

test.each([0, 1, 7, 8, 9])(
  'finds the end of a PNG that starts %i bytes before a block boundary',
  async (before) => {
    const data = Buffer.alloc(block - before);
    expect(await check('png', header, data, last, Buffer.alloc(2 * block))).toBe(true);
    expect(await check('png', header, data, last.slice(0, -1), Buffer.alloc(2 * block))).toBe(
      false,
    );
  },
);

test.each([
  ['with all of it', 4, true],
  ['with more than it says', 3, true],
  ['with less than it says', 5, false],
])('a WebP %s', async (_name, length, isGood) => {
  expect(await check('webp', 'RIFF', String.fromCharCode(length), '\0\0\0WEBP')).toBe(isGood);
});

test('reports half of a WebP header as incomplete', async () => {
  expect(await check('webp', 'RIFF\0\0\0\0')).toBe(false);
});

describe('an AVIF', () => {
  const box = (length: number, data = '') => `\0\0\0${String.fromCharCode(length)}ftyp${data}`;
  const long = (length: number) => `${box(1)}\0\0\0\0\0\0\0${String.fromCharCode(length)}`;
  test.each<[string, boolean, string[]]>([
    ['of whole boxes', true, [box(12, 'avif'), box(8)]],
    ['whose last box is shorter than it says', false, [box(12, 'avif'), box(12)]],
    ['whose last box is to the end', true, [box(12, 'avif'), box(0, 'data')]],
    ['with a box of a long length', true, [long(20), 'data', box(8)]],
    ['with a box of a long length that ends too early', false, [long(21), 'data']],
    ['that ends in a long length', false, [box(12, 'avif'), box(1, '\0\0')]],
    ['that ends in the head of a box', false, [box(12, 'avif'), '\0\0\0\x04']],
    ['with a box that is shorter than its head', true, [box(12, 'avif'), box(2)]],
  ])('%s: %s', async (_name, isGood, parts) => {
    expect(await check('avif', ...parts)).toBe(isGood);
  });
});

test('handles a file of many tiny parts and a box without a length quickly', async () => {
  const filled = Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(5_000_000, 0xff)]);
  expect(await check('jpeg', filled)).toBe(false);
  const comments = `\xff\xd8${'\xff\xfe\0\x02'.repeat(1_000_000)}`;
  expect(await check('jpeg', comments)).toBe(false);
  expect(await check('jpeg', `${comments}\xff\xda\0\x02data\xff\xd9`)).toBe(true);
  expect(await check('avif', '\0\0\0\x08free'.repeat(1_000_000))).toBe(true);
  expect(await check('avif', `\0\0\0\x01free${'\0'.repeat(8)}`)).toBe(true);
});
