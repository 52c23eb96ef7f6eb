import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serialize } from 'node:v8';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorCode } from './editorCode.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'editor-code-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function saveBundle(name: string, state: string): Promise<string> {
  const cache = path.join(folder, name);
  const sources = new Map([['package.json', state]]);
  await writeFile(
    cache,
    serialize({ entry: 'kept.js', scripts: ['kept.js'], files: new Map(), sources }),
  );
  return cache;
}

test('reuses a bundle until one of its sources changes', async () => {
  const { mtimeMs, size } = await stat('package.json');
  const cache = await saveBundle('current', `${mtimeMs} ${size}`);
  expect((await editorCode(cache)()).entry).toBe('kept.js');
});

test('replaces the bundle when a source has changed, and reuses the new one', async () => {
  const cache = await saveBundle('old', '1 1');
  const read = editorCode(cache);
  const [bundle, again] = await Promise.all([read(), read()]);
  expect(bundle.scripts).toContain(bundle.entry);
  const others = Array.from(bundle.files.keys()).filter((name) => !bundle.scripts.includes(name));
  // Not loaded with the page: the workers, rich text and the search for icons.
  const stems = others.map((name) => path.basename(name).replace(/-.*/, ''));
  expect(stems.sort()).toEqual([
    ...['RichText', 'cleanSvg', 'decodeHeic', 'licenses.txt', 'pictureWorker', 'search', 'worker'],
  ]);
  // No partly written file is left.
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  // Both entries, the list of pages, the page editor, and shared code: each extra request delays the start.
  expect(bundle.scripts).toHaveLength(5);
  expect(bundle.scripts).toEqual(expect.arrayContaining([bundle.entry, bundle.pageEntry]));
  // The list is usable without the code of the schema and the forms.
  const list = Array.from(bundle.files).find(([name]) => name.includes('/list-'))?.[1] ?? '';
  expect(brotliCompressSync(list).length).toBeLessThan(200_000);
  // The second one has reused the first one's bundle.
  expect(again).toBe(bundle);
  const { mtimeMs } = await stat(cache);
  expect((await editorCode(cache)()).entry).toBe(bundle.entry);
  expect((await stat(cache)).mtimeMs).toBe(mtimeMs);
});
