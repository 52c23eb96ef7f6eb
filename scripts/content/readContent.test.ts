// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
/** The problems of pages by their names, or their texts where they have none. */
const pagesIn = async (read = contentReader(folder)) =>
  Object.fromEntries(
    (await read()).pages.map(({ name, text, problem }) => [
      path.relative(folder, path.resolve(name)),
      problem ?? text,
    ]),
  );

test('what is served beside the pages are the files of the folder public, and none of its folders', async () => {
  const { files } = await readContent('tests/fixtures/second-site');
  expect(files).toContain('/demo/lead-form.html');
  expect(files).not.toContain('/demo');
});

test('every .json file but site.json is a page, in folders too, in their order and as named from here', async () => {
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

test('a folder that is not there, or has no site.json, is told as such', async () => {
  await expect(readContent(path.join(place, 'none'))).rejects.toThrow(
    `There is no folder ${path.join(place, 'none')}.`,
  );
  await rename(path.join(folder, 'site.json'), path.join(folder, 'in/site.json'));
  await expect(readContent(folder)).rejects.toThrow(`There is no site.json in ${folder}.`);
});

test('what cannot be read says why, and the others are read', async () => {
  await writeFile(path.join(place, 'outside.json'), '{}');
  await mkdir(`${folder}-x`);
  await writeFile(path.join(`${folder}-x`, 'beside.json'), '{}');
  await symlink('../outside.json', path.join(folder, 'c.json'));
  await symlink('../pages-x/beside.json', path.join(folder, 'd.json'));
  await symlink('nowhere.json', path.join(folder, 'e.json'));
  await symlink('b.json', path.join(folder, 'f.json'));
  await mkdir(path.join(folder, 'g.json'));
  execFileSync('mkfifo', [path.join(folder, 'h.json')]);
  await symlink('h.json', path.join(folder, 'i.json'));
  await put('j.json', Buffer.from([0x7b, 0xe9, 0x7d]));
  await put('k.json', '\ufeff{}');
  expect(await pagesIn()).toEqual({
    'b.json': '{ "name": "b.json" }',
    'c.json': 'This is a link out of the folder of documents.',
    'd.json': 'This is a link out of the folder of documents.',
    'e.json': 'This is a link to a file that is not there.',
    'f.json': '{ "name": "b.json" }',
    'g.json': 'This is a folder with the name of a document.',
    'h.json': 'This is no file.',
    'i.json': 'This is no file.',
    'in/a.json': '{ "name": "in/a.json" }',
    'j.json': 'This file is not written in UTF-8; save it as "UTF-8" in your editor.',
    // A mark at the start is kept, so that a save keeps it.
    'k.json': '\ufeff{}',
  });
});

test('a file that has not changed is the same object, and one that has is another, whatever its time is', async () => {
  const read = contentReader(folder);
  const first = await read();
  expect(await read()).toMatchObject({ site: first.site, pages: first.pages });
  expect((await read()).pages[0]).toBe(first.pages[0]);
  // As many letters, in the same moment.
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

test('a file that comes, goes or can be read again is seen by the same reader', async () => {
  const read = contentReader(folder);
  await put('b.json', Buffer.from([0xff]));
  expect((await pagesIn(read))['b.json']).toMatch(/^This file is not written in UTF-8/);
  await put('b.json', '{}');
  await put('c.json', '[]');
  await rm(path.join(folder, 'in/a.json'));
  expect(await pagesIn(read)).toEqual({ 'b.json': '{}', 'c.json': '[]' });
});

test('pictures, files to download and files of public are read with the documents', async () => {
  const source = folderSource('tests/fixtures/second-site');
  const { content, diagnostics } = await source.read();
  expect(diagnostics).toEqual([]);
  expect(content?.pages.map(({ path: route }) => route).sort()).toEqual([
    ...['/', '/404', '/prices', '/restoration', '/visit', '/work'],
  ]);
});

test('a file that was meant as a document is not ignored: it is named, with the name that it needs', async () => {
  await put('notes.txt', 'x');
  await put('in/c.JSON', '{}');
  await put('d.json.txt', '{}');
  const pages = await pagesIn();
  expect(pages['in/c.JSON']).toMatch(/"\.JSON".*"c\.json"/);
  expect(pages['d.json.txt']).toMatch(/"\.json\.txt".*"d\.json"/);
  expect(pages['notes.txt']).toBeUndefined();
});
