// @module-tag slow
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mountDisk } from './tools/disk.ts';
import { skipWithout } from './tools/has.ts';
import { runCommand } from './tools/runCommand.ts';
import { photo } from './tools/testPhoto.ts';

// A disk of 32 KB, too small for any site.
let folder: string;
let disk: string;
let unmount = () => {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'full-'));
  disk = path.join(folder, 'disk');
  await mkdir(disk);
  unmount = mountDisk(disk, 'size=32k');
  const content = path.join(folder, 'content');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  const small = await photo({ width: 60, height: 45 }).jpeg().toBuffer();
  const pictures = path.join(content, 'pictures');
  for (const name of await readdir(pictures, { recursive: true })) {
    if (/\.jpe?g$/.test(name)) await writeFile(path.join(pictures, name), small);
  }
});
afterAll(async () => {
  unmount();
  await rm(folder, { recursive: true, force: true });
});

beforeEach((context) => skipWithout('mount', context));

/** The files by which a build recognizes the last one, and a page. */
const lastBuild = ['404.html', 'index.html', 'licenses.txt', 'version.json'];

/** Builds the site with one of the folders on a full disk. Resolves with the command's output and the files that it left. */
async function buildTo(out: string, cache: string) {
  const [built, kept] = [path.join(folder, out), path.join(folder, cache)];
  for (const each of [built, kept]) await mkdir(each, { recursive: true });
  for (const name of lastBuild) await writeFile(path.join(built, name), 'good');
  // Fills the rest of the disk.
  await writeFile(path.join(disk, 'full'), Buffer.alloc(30_000)).catch(() => {});
  const result = await runCommand(
    'scripts/build.ts',
    ...['--content', path.join(folder, 'content'), '--out', built, '--cache', kept],
  );
  const left = [path.dirname(built), kept].map((each) => readdir(each, { recursive: true }));
  return { ...result, built: await readdir(built), left: (await Promise.all(left)).flat() };
}

const isUnfinished = (name: string) => /\.(?:new|old)-|\.tmp$/.test(name);

test('a build to a full disk fails with a message, and the last build is kept', async () => {
  const { code, error, built, left } = await buildTo('disk/dist', 'cache');
  expect(error).toContain('The disk is full. Free some space, and try again.');
  expect(error).toContain('disk/dist is unchanged.');
  expect(error).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
  expect(built.sort()).toEqual(lastBuild);
  expect(await readFile(path.join(disk, 'dist/index.html'), 'utf8')).toBe('good');
  expect(left.filter(isUnfinished)).toEqual([]);
}, 120_000);

test('a build succeeds when the cache is on a full disk', async () => {
  await rm(path.join(disk, 'dist'), { recursive: true });
  const { code, built, left } = await buildTo('dist', 'disk/cache');
  expect(code).toBe(0);
  expect(built.length).toBeGreaterThan(10);
  expect(left.filter(isUnfinished)).toEqual([]);
}, 120_000);
