// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFolder } from './keptFolder.ts';

let root: string;
let input: string;
let cache: string;
let made = 0;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kept-'));
  input = path.join(root, 'input');
  cache = path.join(root, 'cache');
  made = 0;
  await mkdir(input);
  await save('first');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const save = (text: string) => writeFile(path.join(input, 'code.ts'), text);

async function copy(folder: string): Promise<void> {
  made += 1;
  const text = await readFile(path.join(input, 'code.ts'), 'utf8');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'out'), text);
}

const outOf = (folder: string) => readFile(path.join(folder, 'out'), 'utf8');

test('is made again when a file changed, came, or went, and else not', async () => {
  const first = await keptFolder(cache, [input], copy);
  expect(await keptFolder(cache, [input], copy)).toBe(first);
  expect(made).toBe(1);

  await save('other');
  expect(await outOf(await keptFolder(cache, [input], copy))).toBe('other');
  await writeFile(path.join(input, 'more.ts'), '');
  await keptFolder(cache, [input], copy);
  expect(made).toBe(3);

  await rm(path.join(input, 'more.ts'));
  await save('first');
  expect(await keptFolder(cache, [input], copy)).toBe(first);
  expect(await outOf(first)).toBe('first');
  expect(made).toBe(3);
});

test('is not kept when it could not be made whole', async () => {
  const broken = keptFolder(cache, [input], async (folder) => {
    await copy(folder);
    throw new Error('out of space');
  });
  await expect(broken).rejects.toThrow('out of space');
  expect(await readdir(cache)).toEqual([]);
});

test('is made once more when a file was saved meanwhile', async () => {
  const folder = await keptFolder(cache, [input], async (fresh) => {
    await copy(fresh);
    if (made === 1) await save('second');
  });
  expect(await outOf(folder)).toBe('second');
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});

test('serves a second program that made the same meanwhile', async () => {
  const folder = await keptFolder(cache, [input], async (fresh) => {
    await copy(fresh);
    // The other program finishes first.
    const other = fresh.slice(0, fresh.lastIndexOf('.'));
    await copy(other);
  });
  expect(await outOf(folder)).toBe('first');
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});

test('is removed when nobody has used it for a day', async () => {
  const old = await keptFolder(cache, [input], copy);
  await save('second');
  const used = await keptFolder(cache, [input], copy);
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(old, before, before);
  await save('third');
  const last = await keptFolder(cache, [input], copy);
  expect((await readdir(cache)).sort()).toEqual(
    [used, last].map((name) => path.basename(name)).sort(),
  );
});
