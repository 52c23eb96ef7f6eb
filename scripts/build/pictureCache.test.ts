// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addToCache, cleanCache, type MadePicture, readCached } from './pictureCache.ts';

let cache: string;
let folder: string;
const made: MadePicture = {
  width: 60,
  height: 45,
  placeholder: 'data:,',
  files: [
    { format: 'avif', width: 60, data: Buffer.from('an AVIF') },
    { format: 'jpeg', width: 60, data: Buffer.from('a JPEG') },
  ],
};
const cached = {
  width: 60,
  height: 45,
  placeholder: 'data:,',
  files: [
    { format: 'avif', width: 60, name: '60.avif', bytes: 7 },
    { format: 'jpeg', width: 60, name: '60.jpg', bytes: 6 },
  ],
};

beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'cache-'));
  folder = path.join(cache, '0'.repeat(32));
});
afterEach(() => rm(cache, { recursive: true, force: true }));

const day = 24 * 60 * 60 * 1000;
async function age(file: string, days: number): Promise<void> {
  const before = new Date(Date.now() - days * day);
  await utimes(file, before, before);
}
const use = (entry: string, days: number) => age(path.join(entry, 'index.json'), days);

test('reads what was added, and leaves nothing else', async () => {
  expect(await readCached(folder)).toBeUndefined();
  await addToCache(folder, made);
  expect(await readCached(folder)).toEqual(cached);
  expect(await readFile(path.join(folder, '60.avif'), 'utf8')).toBe('an AVIF');
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});

test.each([
  ['a file is gone', () => rm(path.join(folder, '60.jpg'))],
  ['a file is shorter', () => writeFile(path.join(folder, '60.jpg'), 'a JP')],
  ['its index is gone', () => rm(path.join(folder, 'index.json'))],
  ['its index is empty', () => writeFile(path.join(folder, 'index.json'), '')],
  [
    'a file is empty, as its index says',
    async () => {
      await writeFile(path.join(folder, '60.jpg'), '');
      const index = JSON.stringify(cached).replace('"bytes":6}', '"bytes":0}');
      await writeFile(path.join(folder, 'index.json'), index);
    },
  ],
  ['its index is another one', () => writeFile(path.join(folder, 'index.json'), '{"files":[]}')],
])('replaces an entry when %s', async (_name, damage) => {
  await addToCache(folder, made);
  await damage();
  expect(await readCached(folder)).toBeUndefined();
  await addToCache(folder, made);
  expect(await readCached(folder)).toEqual(cached);
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});

test('does not follow an index out of the cache', async () => {
  await addToCache(folder, made);
  const index = JSON.stringify(cached).replace('60.jpg', '../60.jpg');
  await writeFile(path.join(folder, 'index.json'), index);
  await writeFile(path.join(cache, '60.jpg'), 'a JPEG');
  expect(await readCached(folder)).toBeUndefined();
});

test('several builds can add the same picture at once', async () => {
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      await addToCache(folder, made);
      expect(await readCached(folder)).toEqual(cached);
    }),
  );
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});

test('rejects where it cannot write, and leaves nothing', async () => {
  const file = path.join(cache, 'file');
  await writeFile(file, '');
  await expect(addToCache(path.join(file, 'in', 'a'), made)).rejects.toThrow();
  expect(await readdir(cache)).toEqual(['file']);
});

describe('cleaning', () => {
  const entry = (letter: string) => path.join(cache, letter.repeat(32));
  const left = async () =>
    (await readdir(cache))
      .map((name) => name[0])
      .sort()
      .join('');
  const limits = { age: 60 * day, bytes: 1000 };

  test('removes entries unused for 60 days', async () => {
    for (const letter of ['a', 'b', 'c']) await addToCache(entry(letter), made);
    await use(entry('a'), 61);
    await use(entry('b'), 61);
    await use(entry('c'), 59);
    await readCached(entry('b'));
    await cleanCache(cache, limits);
    expect(await left()).toBe('bc');
    expect((await stat(path.join(entry('b'), 'index.json'))).mtimeMs).toBeGreaterThan(
      Date.now() - day,
    );
  });

  test('removes the entries that were not used for longest while there are too many bytes', async () => {
    for (const [index, letter] of Array.from('abcd').entries()) {
      await addToCache(entry(letter), made);
      await use(entry(letter), index + 1);
    }
    // Each has 13 bytes.
    for (const bytes of [30, 26]) {
      await cleanCache(cache, { ...limits, bytes });
      expect(await left()).toBe('ab');
    }
    await cleanCache(cache, { ...limits, bytes: 25 });
    expect(await left()).toBe('a');
  });

  test('keeps what a running build may be copying', async () => {
    for (const letter of 'abcd') await addToCache(entry(letter), made);
    await cleanCache(cache, { ...limits, bytes: 0 });
    expect(await left()).toBe('abcd');
  });

  test('removes leftovers of killed builds and keeps those of running ones', async () => {
    const gone = spawnSync('true').pid;
    const names = [`${entry('a')}.${gone}.x1Y2z3`, `${entry('b')}.${process.ppid}.x1Y2z3`];
    for (const name of [...names, path.join(cache, 'notes')]) await mkdir(name);
    await writeFile(path.join(names[0] ?? '', '60.avif'), 'an A');
    await cleanCache(cache, limits);
    expect(await left()).toBe('bn');
  });

  test('does nothing without a cache', async () => {
    await cleanCache(path.join(cache, 'none'), limits);
  });
});
