import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxDownloadBytes } from '../../schema/inspect.ts';
import { refusal } from '../../tests/tools/refusal.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { openStore, type Store } from './store.ts';

let place: string;
let folder: string;
let store: Store;

beforeEach(async () => {
  ({ place, folder } = await siteCopy());
  store = await openStore(folder);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const take = (content: string | Buffer, name: string) =>
  store.uploadDownload({ data: Buffer.from(content).toString('base64'), name });
const inDownloads = async () => (await readdir(path.join(folder, 'downloads'))).sort();
describe('an uploaded file', () => {
  test('keeps its bytes, and gets a name that is valid on every disk and in a URL', async () => {
    const uploaded = await take('%PDF-1.7 Größe', 'Größe & Preise (final).PDF');
    expect(uploaded).toEqual({ address: '/downloads/grosse-preise-final.pdf', isKnown: false });
    expect(await readFile(path.join(folder, uploaded.address), 'utf8')).toBe('%PDF-1.7 Größe');
    const { downloads, problems } = await store.overview({});
    expect(downloads).toContainEqual({ address: uploaded.address, bytes: 16 });
    expect(problems.map(({ rule }) => rule)).toEqual(['unused-file']);
  });

  test.each([
    ['../../escape.pdf', '/downloads/escape.pdf'],
    ['C:\\Users\\me\\con.pdf', '/downloads/c-users-me-con.pdf'],
    ['con.pdf', '/downloads/con-file.pdf'],
    ['報告.pdf', '/downloads/file.pdf'],
  ])('with the name %s is stored in the downloads folder', async (name, address) => {
    expect((await take('%PDF-1.7', name)).address).toBe(address);
    expect(await readdir(place)).toEqual(['pages']);
  });
});

test.each([
  ['page.html', '<h1>Hello</h1>', 'cannot download this type'],
  ['drawing.svg', '<svg/>', 'cannot download this type'],
  ['page.pdf', '<script>alert(1)</script>', 'its content is something else'],
  ['empty.pdf', '', 'It is empty'],
  ['none', '%PDF-1.7', 'cannot download this type'],
])('%s is refused with a message, and nothing is written', async (name, content, words) => {
  const { status, body } = await refusal(take(content, name));
  expect(status).toBe(409);
  expect(body).toContain(words);
  expect(await inDownloads()).toEqual(['price-list.pdf']);
});

test('refuses a file that is too large', async () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(maxDownloadBytes)]);
  expect((await refusal(take(large, 'large.pdf'))).body).toContain('The maximum is 20 MB');
});

test('suggests the file that a link misspells', async () => {
  const file = path.join(folder, 'prices.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('price-list.pdf', 'pricelist.pdf'));
  const [problem] = (await store.overview({})).problems;
  expect(problem).toMatchObject({
    rule: 'missing-file',
    message: expect.stringContaining('“/downloads/pricelist.pdf”'),
    offers: [{ label: 'Use /downloads/price-list.pdf' }],
  });
});

test('removes a file without links to it, and restores it unchanged', async () => {
  const src = 'downloads/price-list.pdf';
  expect((await refusal(store.removePicture({ src }))).body).toContain(
    '“Prices” links to this file',
  );
  const { address } = await take('a;b', 'Table.csv');
  const { downloads } = await store.pictures({});
  expect(downloads.map((file) => [file.src, file.uses.length])).toEqual([
    [src, 1],
    [address.slice(1), 0],
  ]);
  await store.removePicture({ src: address.slice(1) });
  expect(await inDownloads()).toEqual(['price-list.pdf']);
  const [removed] = (await store.pictures({})).removed;
  await store.restorePicture({ id: removed?.id ?? '' });
  expect(await readFile(path.join(folder, address), 'utf8')).toBe('a;b');
});
