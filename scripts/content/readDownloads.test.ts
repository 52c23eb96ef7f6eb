import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxDownloadBytes } from '../../schema/inspect.ts';
import { contentReader } from './readContent.ts';

const priceList = 'tests/fixtures/second-site/downloads/price-list.pdf';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'downloads-'));
  await writeFile(path.join(folder, 'site.json'), '{}');
  await mkdir(path.join(folder, 'downloads/2026'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string, content: string | Uint8Array) =>
  writeFile(path.join(folder, 'downloads', name), content);
const read = async () => (await contentReader(folder)()).downloads;
const problemOf = async (name: string, content: string | Uint8Array) => {
  await put(name, content);
  const file = (await read()).find(({ address }) => address === `/downloads/${name}`);
  if (!file) throw new Error(`${name} is not read.`);
  return file.problem;
};

test('lists files by address, also in subfolders, and ignores system files', async () => {
  await cp(priceList, path.join(folder, 'downloads/2026/prices.pdf'));
  await put('.DS_Store', 'x');
  await put('Thumbs.db', 'x');
  await put('half.pdf.123.tmp', 'x');
  expect(await read()).toEqual([
    { address: '/downloads/2026/prices.pdf', bytes: expect.any(Number) },
  ]);
});

test.each([
  ['a.pdf', '%PDF-1.7 …'],
  // Some programs write a few bytes before the signature.
  ['b.pdf', `${' '.repeat(200)}%PDF-1.4`],
  ['c.docx', 'PK\x03\x04 …'],
  ['d.zip', 'PK\x05\x06'],
  ['e.csv', 'Name;Preis\nStimmung;95\n'],
  ['f.csv', Buffer.from('Größe;Maß\n', 'latin1')],
  ['g.ics', '\ufeffBEGIN:VCALENDAR\r\n'],
  ['h.vcf', 'begin:vcard\r\n'],
])('accepts %s', async (name, content) => {
  expect(await problemOf(name, content)).toBeUndefined();
});

test.each([
  ['page.html', '<h1>Hello</h1>', /cannot download this type of file/],
  ['drawing.svg', '<svg/>', /cannot download this type of file/],
  ['script.js', 'alert(1)', /cannot download this type of file/],
  ['program.pdf', 'MZ\x90', /its content is something else/],
  ['page.pdf', '<!doctype html><script>alert(1)</script>', /its content is something else/],
  ['letter.docx', '%PDF-1.7', /its content is something else/],
  ['table.csv', 'N\0a\0m\0e\0', /its content is something else/],
  ['note.txt', 'PK\x03\x04', /its content is something else/],
  ['day.ics', 'BEGIN:VCARD', /its content is something else/],
  ['empty.pdf', '', /It is empty/],
  ['Two words.pdf', '%PDF-1.7', /characters that a web address cannot contain/],
  ['BIG.PDF', '%PDF-1.7', /lowercase ending/],
  ['large.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(maxDownloadBytes)]), /20\.1 MB/],
])('rejects %s with a reason', async (name, content, words) => {
  expect(await problemOf(name, content)).toMatch(words);
});
