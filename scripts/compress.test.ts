// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const compress = () =>
  promisify(execFile)('node', ['--import', 'tsx', 'scripts/compress.ts', '--dir', folder]);
const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync };
const read = (name: string) => readFile(path.join(folder, name));

test('every text is packed as it is now, in folders too, and nothing else is', async () => {
  await mkdir(path.join(folder, 'faq'));
  const texts = ['index.html', 'faq.html', 'faq.json', 'sitemap.xml'];
  for (const name of texts) await writeFile(path.join(folder, name), `first ${name}`);
  await writeFile(path.join(folder, 'icon.png'), 'a picture');
  await compress();

  // A page that was built again is newer than what was packed of it.
  await writeFile(path.join(folder, 'index.html'), 'second index.html');
  const before = new Date(Date.now() - 60_000);
  for (const ending of Object.keys(unpack)) {
    await utimes(path.join(folder, `index.html${ending}`), before, before);
  }
  await compress();

  for (const name of texts) {
    for (const [ending, unpacked] of Object.entries(unpack)) {
      expect(unpacked(await read(name + ending))).toEqual(await read(name));
    }
  }
  expect(await readdir(folder)).not.toContain('icon.png.br');
});
