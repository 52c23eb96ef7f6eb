import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuildCache, buildCache, keyOf } from './buildCache.ts';

let folder: string;
let cache: BuildCache;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-cache-'));
  cache = buildCache(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = keyOf(['a page', 1]);
const files = new Map<string, string | Uint8Array>([
  ['page.html', '<p>Größe\n</p>'],
  ['assets/icon.png', Uint8Array.of(0, 10, 255)],
  ['empty', ''],
]);
const entryOf = (name = key) => path.join(folder, `${name}.entry`);
const used = (name: string, hoursAgo: number) => {
  const time = new Date(Date.now() - hoursAgo * 3_600_000);
  return utimes(path.join(folder, name), time, time);
};

test('returns the files of an entry byte for byte', async () => {
  expect(await cache.read(key)).toBeUndefined();
  await cache.write(key, files);
  const read = await cache.read(key);
  expect(read && [...read].map(([name, content]) => [name, [...content]])).toEqual(
    [...files].map(([name, content]) => [name, [...Buffer.from(content)]]),
  );
  expect(await readdir(folder)).toEqual([path.basename(entryOf())]);
});

test('ignores a truncated or corrupt entry, and can write it again', async () => {
  await cache.write(key, files);
  const entry = await readFile(entryOf());
  for (let at = 0; at < entry.length; at += 1) {
    await writeFile(entryOf(), entry.subarray(0, at));
    expect(await cache.read(key)).toBeUndefined();
    const wrong = Buffer.from(entry);
    wrong[at] = (wrong[at] ?? 0) ^ 1;
    await writeFile(entryOf(), wrong);
    expect(await cache.read(key)).toBeUndefined();
  }
  await cache.write(key, files);
  expect(await cache.read(key)).toBeDefined();
});

test('caches nothing in a read-only folder, and does not throw', async () => {
  await writeFile(path.join(folder, 'file'), '');
  const none = buildCache(path.join(folder, 'file'));
  await none.write(key, files);
  expect(await none.read(key)).toBeUndefined();
  await none.clean(1);
});

test('evicts the least recently used entries, entries unused for 60 days, and leftovers of killed builds', async () => {
  const keys = ['old', 'read', 'new'].map(keyOf);
  const [old = '', read = '', fresh = ''] = keys;
  for (const each of keys) {
    await cache.write(each, new Map([['text', 'x'.repeat(1000)]]));
    await used(`${each}.entry`, 10);
  }
  await mkdir(folder, { recursive: true });
  const others = { 'killed.tmp': 25, 'running.tmp': 1, 'photo.jpg': 25 };
  for (const [name, hours] of Object.entries(others)) {
    await writeFile(path.join(folder, name), '');
    await used(name, hours);
  }
  await used(`${old}.entry`, 11);
  await cache.read(read);
  await cache.write(fresh, new Map([['text', 'x'.repeat(1000)]]));
  await cache.clean(2500);
  const names = await readdir(folder);
  const remaining = [`${fresh}.entry`, `${read}.entry`, 'photo.jpg', 'running.tmp'];
  expect(names.sort()).toEqual(remaining.sort());

  await used(`${read}.entry`, 61 * 24);
  await cache.clean(1_000_000);
  expect(await cache.read(read)).toBeUndefined();
  expect(await cache.read(fresh)).toBeDefined();
});
