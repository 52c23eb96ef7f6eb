import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serialize } from 'node:v8';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorCode } from './editorCode.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'editor-code-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keep(name: string, state: string): Promise<string> {
  const cache = path.join(folder, name);
  const sources = new Map([['package.json', state]]);
  await writeFile(
    cache,
    serialize({ entry: 'kept.js', scripts: ['kept.js'], files: new Map(), sources }),
  );
  return cache;
}

test('a bundle is kept as long as its sources stay as they are', async () => {
  const { mtimeMs, size } = await stat('package.json');
  const cache = await keep('current', `${mtimeMs} ${size}`);
  expect((await editorCode('/base/', cache)()).entry).toBe('kept.js');
});

test('another one takes its place when one of them has changed, and is kept as well', async () => {
  const cache = await keep('old', '1 1');
  const read = editorCode('/base/', cache);
  const [made, again] = await Promise.all([read(), read()]);
  expect(made.scripts).toContain(made.entry);
  const others = Array.from(made.files.keys()).filter((name) => !made.scripts.includes(name));
  expect(others).toEqual([]);
  // Nothing is half written.
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  // Both entries, the list of pages, what edits one, and what all need: each request more makes the start longer.
  expect(made.scripts).toHaveLength(5);
  expect(made.scripts).toEqual(expect.arrayContaining([made.entry, made.pageEntry]));
  // The second one has not made its own.
  expect(again).toBe(made);
  const { mtimeMs } = await stat(cache);
  expect((await editorCode('/base/', cache)()).entry).toBe(made.entry);
  expect((await stat(cache)).mtimeMs).toBe(mtimeMs);
});
