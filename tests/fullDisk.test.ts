// @module-tag slow
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './tools/runCommand.ts';
import { photo } from './tools/testPhoto.ts';

// A disk of 32 KB, too small for any site.
let folder: string;
let disk: string;
let isMounted = false;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'full-'));
  disk = path.join(folder, 'disk');
  await mkdir(disk);
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', disk]).status === 0;
  if (!isMounted) console.error('NO MOUNT: a full disk is not tested. Run as root.');
  const content = path.join(folder, 'content');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  const small = await photo({ width: 60, height: 45 }).jpeg().toBuffer();
  const pictures = path.join(content, 'pictures');
  for (const name of await readdir(pictures, { recursive: true })) {
    if (/\.jpe?g$/.test(name)) await writeFile(path.join(pictures, name), small);
  }
});
afterAll(async () => {
  if (isMounted) execFileSync('umount', [disk]);
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['that it is built to', 'disk/dist', 'cache'],
  ['of the pictures', 'dist', 'disk/cache'],
])(
  'a full disk %s ends the build in words, and the last build stays',
  async (_name, out, cache) => {
    if (!isMounted) return;
    const [built, kept] = [path.join(folder, out), path.join(folder, cache)];
    for (const each of [built, kept]) await mkdir(each, { recursive: true });
    await writeFile(path.join(built, 'index.html'), 'good');
    // Fills the rest of the disk.
    await writeFile(path.join(disk, 'full'), Buffer.alloc(30_000)).catch(() => {});
    const { code, error } = await runCommand(
      'scripts/build.ts',
      ...['--content', path.join(folder, 'content'), '--out', built, '--cache', kept],
    );
    expect(error).toContain('The disk is full. Make room on it, and try again.');
    expect(error).toContain('Nothing was built. The last good build stays.');
    expect(error).not.toMatch(/^ +at /m);
    expect(code).toBe(2);
    expect(await readdir(built)).toEqual(['index.html']);
    expect(await readFile(path.join(built, 'index.html'), 'utf8')).toBe('good');
    expect(
      (await readdir(path.dirname(built))).filter((name) => /\.(?:new|old)-/.test(name)),
    ).toEqual([]);
    const entries = await readdir(kept, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toEqual([]);
  },
  120_000,
);
