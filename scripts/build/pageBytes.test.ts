import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bytesOfPages } from './pageBytes.ts';
import { readBuiltPages } from './readBuild.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, content: string | Uint8Array) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
};
const packed = (content: string) => brotliCompressSync(content).length;

const start = {
  code: ['/assets/block-abcdef12.js'],
  document: '/about.json',
  site: '/assets/site-abcdefgh.json',
};
const html = `<style>@font-face{font-family:Texts;src:url(/assets/text-abcdef12.woff2)}</style>
<script src="/assets/main-abcdef12.js"></script>
<link rel="icon" href="/favicon.svg">
<link href="/assets/print-abcdef12.css" media="print">
<use href="/assets/icons-abcdef.svg#phone"/><use href="/assets/icons-abcdef.svg#mail"/>
<a href="https://other.test/a.js">A</a><a href="/brochure.pdf">B</a>
<script type="application/json" id="start">${JSON.stringify(start)}</script>`;
const texts = {
  'assets/main-abcdef12.js': 'let main = 1;'.repeat(40),
  'assets/block-abcdef12.js': 'let block = 2;'.repeat(9),
  'about.json': '{"path":"/about","title":"About"}',
  'assets/site-abcdefgh.json': '{"company":"Example"}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/icons-abcdef.svg': '<svg><symbol id="phone"/><symbol id="mail"/></svg>',
  'assets/print-abcdef12.css': 'nav{display:none}',
};
const sizeOf = (name: keyof typeof texts) => packed(texts[name]);

test.each([
  ['/about', 'about.html'],
  ['/404', '404.html'],
])('adds up the requests of %s by kind, each file once', async (route, file) => {
  for (const [name, text] of Object.entries(texts)) await write(name, text);
  // A font is already compressed.
  await write('assets/text-abcdef12.woff2', Buffer.alloc(5000));
  await write(file, html);
  const { files, total, requests, ...kinds } = await bytesOfPages(folder)(route);
  expect(kinds).toEqual({
    html: packed(html),
    javascript: sizeOf('assets/main-abcdef12.js') + sizeOf('assets/block-abcdef12.js'),
    data: sizeOf('about.json') + sizeOf('assets/site-abcdefgh.json'),
    font: 5000,
    drawings: sizeOf('assets/icons-abcdef.svg'),
    icons: sizeOf('favicon.svg'),
  });
  expect(total).toBe(Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0));
  // Including the page itself.
  expect(requests).toBe(8);
  expect(Object.keys(files)).toContain('main.js');
  expect(Object.values(files).reduce((sum, bytes) => sum + bytes, 0)).toBe(total);
});

test('reads the pages of a build sorted by name, and no other data', async () => {
  for (const name of ['b', 'a']) {
    await write(`${name}.html`, '');
    await write(`${name}.json`, JSON.stringify({ path: `/${name}` }));
  }
  for (const other of ['version.json', 'assets/site.json', 'demo/form.html'])
    await write(other, '');
  expect(await readBuiltPages(folder)).toEqual([{ path: '/a' }, { path: '/b' }]);
});
