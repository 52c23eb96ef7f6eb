import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeCompressed } from './compress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (name: string) => readFile(path.join(folder, name));

test('compresses the current version of every text file, and only text files', async () => {
  const texts = ['site/index.html', 'site/faq.html', 'site/av/faq.json', 'site/sitemap.xml'];
  await mkdir(path.join(folder, 'site/av'), { recursive: true });
  await writeFile(path.join(folder, 'site/icon.png'), 'a picture');
  for (const version of ['first', 'second', 'first']) {
    for (const name of texts) await writeFile(path.join(folder, name), `${version} ${name}`);
    const progress: number[] = [];
    await writeCompressed(path.join(folder, 'site'), {
      last: path.join(folder, 'site'),
      cache: path.join(folder, 'cache'),
      onProgress: (done) => progress.push(done),
    });
    expect(progress).toEqual([1, 2, 3, 4]);
    for (const name of texts) {
      const original = await read(name);
      expect(brotliDecompressSync(await read(`${name}.br`))).toEqual(original);
      expect(gunzipSync(await read(`${name}.gz`))).toEqual(original);
    }
  }
  expect(await readdir(path.join(folder, 'site'))).not.toContain('icon.png.br');
});
