import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diagnose } from '../../schema/index.ts';
import { withoutRights } from '../../tests/tools/withoutRights.ts';
import { folderSource } from './contentSource.ts';
import { contentReader, readContent } from './readContent.ts';

let place: string;
let folder: string;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'content-'));
  folder = path.join(place, 'pages');
  await mkdir(path.join(folder, 'in'), { recursive: true });
  for (const name of ['site.json', 'b.json', 'in/a.json']) await put(name, `{ "name": "${name}" }`);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const put = (name: string, text: string | Uint8Array) => writeFile(path.join(folder, name), text);
/** The problem of each page by name, or its text if there is none. */
const pagesIn = async (read = contentReader(folder)) =>
  Object.fromEntries(
    (await read()).pages.map(({ name, text, problem }) => [
      path.relative(folder, path.resolve(name)),
      problem ?? text,
    ]),
  );

test('lists the files in public/, but not its folders', async () => {
  const { files } = await readContent('tests/fixtures/second-site');
  expect(files).toContain('/demo/lead-form.html');
  expect(files).not.toContain('/demo');
});

test('reads every .json file except site.json as a page, also in subfolders, sorted by name', async () => {
  await put('notes.txt', 'x');
  await put('c.json.1.tmp', 'x');
  const { pages, site } = await readContent(folder);
  const nameOf = (name: string) => path.relative(process.cwd(), path.join(folder, name));
  expect(site).toEqual({ name: nameOf('site.json'), text: '{ "name": "site.json" }' });
  expect(pages).toEqual([
    { name: nameOf('b.json'), text: '{ "name": "b.json" }' },
    { name: nameOf('in/a.json'), text: '{ "name": "in/a.json" }' },
  ]);
});

test('rejects if the folder or site.json is missing', async () => {
  await expect(readContent(path.join(place, 'none'))).rejects.toThrow(
    `The folder ${path.join(place, 'none')} does not exist.`,
  );
  await rename(path.join(folder, 'site.json'), path.join(folder, 'in/site.json'));
  await expect(readContent(folder)).rejects.toThrow(`There is no site.json in ${folder}.`);
});

test('reports a file that is not UTF-8, and keeps a byte order mark', async () => {
  const read = contentReader(folder);
  await put('b.json', Buffer.from([0x7b, 0xe9, 0x7d]));
  await put('k.json', '\ufeff{}');
  const pages = await pagesIn(read);
  expect(pages['b.json']).toBe(
    'This is not saved as UTF-8. Save it as "UTF-8" in your text editor.',
  );
  // A save keeps it.
  expect(pages['k.json']).toBe('\ufeff{}');
  await put('b.json', '{}');
  expect((await pagesIn(read))['b.json']).toBe('{}');
});

test('returns the same object for an unchanged file, and notices a change with the same timestamp', async () => {
  const read = contentReader(folder);
  const first = await read();
  expect(await read()).toMatchObject({ site: first.site, pages: first.pages });
  expect((await read()).pages[0]).toBe(first.pages[0]);
  // Same length, same timestamp.
  const now = new Date();
  await utimes(path.join(folder, 'b.json'), now, now);
  await read();
  await put('b.json', '{ "name": "c.json" }');
  await utimes(path.join(folder, 'b.json'), now, now);
  const second = await read();
  expect(second.pages[0]?.text).toBe('{ "name": "c.json" }');
  expect(second.pages[1]).toBe(first.pages[1]);
  expect(second.site).toBe(first.site);
});

test('reads pictures, downloads and files in public/', async () => {
  const source = folderSource('tests/fixtures/second-site');
  const { content, diagnostics } = await source.read();
  expect(diagnostics).toEqual([]);
  expect(content?.pages.map(({ path: route }) => route).sort()).toEqual([
    ...['/', '/404', '/prices', '/restoration', '/visit', '/work'],
  ]);
});

test('reports a file with a misspelled extension, and suggests the right name', async () => {
  await put('notes.txt', 'x');
  await put('in/c.JSON', '{}');
  await put('d.json.txt', '{}');
  const pages = await pagesIn();
  expect(pages['in/c.JSON']).toMatch(/"\.JSON".*"c\.json"/);
  expect(pages['d.json.txt']).toMatch(/"\.json\.txt".*"d\.json"/);
  expect(pages['notes.txt']).toBeUndefined();
});

test('reports a document whose file name is not UTF-8 instead of ignoring it', async () => {
  await writeFile(Buffer.from(`${folder}/caf\xe9.json`, 'latin1'), '{}');
  expect((await pagesIn())['caf\ufffd.json']).toMatch(/^Its name/);
});

test('rejects a folder without read permission', async () => {
  const locked = path.join(folder, 'in/locked');
  await mkdir(locked);
  await chmod(place, 0o755);
  await chmod(locked, 0);
  const read = withoutRights(() => readContent(folder));
  await expect(read).rejects.toThrow(`You do not have permission to read a folder in ${folder}.`);
  await chmod(locked, 0o755);
});

test('never mixes two versions of a file that another program keeps writing', async () => {
  const file = path.join(folder, 'b.json');
  const one = JSON.stringify({ text: 'a'.repeat(100_000) });
  await writeFile(file, one);
  const other = one.toUpperCase();
  const writer = spawn('node', [
    '--eval',
    `const fs = require('node:fs');
     const one = fs.readFileSync(process.argv[1], 'utf8');
     for (;;) for (const text of [one, one.toUpperCase()]) fs.writeFileSync(process.argv[1], text);`,
    file,
  ]);
  try {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { pages } = await readContent(folder);
      const { problem, text } = pages.find(({ name }) => name.endsWith('b.json')) ?? {};
      // Writing starts at the beginning, so until it ends the file has a prefix of one text, never parts of two.
      if (problem === undefined)
        expect([one, other].some((all) => all.startsWith(text ?? '?'))).toBe(true);
      else expect(problem).toBe('This changed while it was read. Save it, and try again.');
    }
  } finally {
    writer.kill();
  }
});

test('reports an unreadable document, and still checks the others', async () => {
  await symlink('nowhere.json', path.join(folder, 'b.json.json'));
  await put('in/a.json', '{"path": "/x"');
  const { pages, site } = await readContent(folder);
  const found = diagnose(pages, site).diagnostics.map(({ file, rule }) => [
    path.basename(file),
    rule,
  ]);
  expect(found).toContainEqual(['b.json.json', 'unreadable-file']);
  expect(found).toContainEqual(['a.json', 'bracket']);
});
