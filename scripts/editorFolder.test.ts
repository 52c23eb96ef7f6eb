import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentsShape, factsShape } from '../editor/home/facts.ts';
import { editorFolder } from './editorFolder.ts';

let place: string;
let files: ReadonlyMap<string, string | Uint8Array>;
const content = () => path.join(place, 'pages');
const textOf = (name: string) => String(files.get(name));

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'editor-folder-'));
  await cp('tests/fixtures/second-site', content(), { recursive: true });
  // A photo as a phone takes it: large, and with the place.
  const photo = sharp({ create: { width: 3000, height: 1000, channels: 3, background: 'teal' } });
  const exif = { IFD0: { Copyright: 'A secret place' } };
  const bench = path.join(content(), 'pictures/bench.jpg');
  await writeFile(bench, await photo.withExif(exif).jpeg().toBuffer());
  await mkdir(path.join(content(), 'fonts'), { recursive: true });
  const inter = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
  await cp(inter, path.join(content(), 'fonts/own.woff2'));
  const priceList = path.join(content(), 'downloads/price-list.pdf');
  await cp(priceList, path.join(content(), 'downloads/secret.pdf'));
  files = await built({});
});
afterAll(() => rm(place, { recursive: true, force: true }));

const built = (editor: { address?: string }) =>
  editorFolder({
    ...{ content: content(), cache: path.join(place, 'cache') },
    site: { url: 'https://piano.test', editor: { repository: 'harbor/site', ...editor } },
  });

/** Git's id of a file. */
const idOf = (name: string) =>
  execFileSync('git', ['hash-object', path.join(content(), name)], { encoding: 'utf8' }).trim();

test('describes the files of a site with Git’s ids', () => {
  const facts = factsShape.parse(JSON.parse(textOf('facts.json')));
  expect(facts).toMatchObject({
    address: 'https://piano.test',
    editor: { repository: 'harbor/site', branch: 'main', folder: '' },
  });
  const bench = facts.pictures.find(({ src }) => src === 'pictures/bench.jpg');
  expect(bench).toMatchObject({
    id: idOf('pictures/bench.jpg'),
    size: { width: 3000, height: 1000 },
  });
  const [font] = facts.fonts;
  expect([font?.src, files.has('fonts/own.woff2')]).toEqual(['fonts/own.woff2', true]);
  // No published page links to the other one.
  expect(facts.downloads.map(({ address, id }) => [address, id])).toEqual([
    ['/downloads/price-list.pdf', idOf('downloads/price-list.pdf')],
  ]);
  const documents = documentsShape.parse(JSON.parse(textOf('documents.json')));
  expect(documents.length).toBeGreaterThan(5);
  for (const { name, id } of documents) expect([name, id]).toEqual([name, idOf(name)]);
});

test('shows pictures at a moderate size, without data about places and cameras', async () => {
  const { pictures } = factsShape.parse(JSON.parse(textOf('facts.json')));
  for (const { src, address = '' } of pictures)
    expect([src, files.has(address)]).toEqual([src, true]);
  const bench = pictures.find(({ src }) => src === 'pictures/bench.jpg');
  const preview = files.get(bench?.address ?? '');
  const { format, width, exif } = await sharp(Buffer.from(preview ?? '')).metadata();
  expect([format, width, exif]).toEqual(['webp', 1600, undefined]);
  const original = await readFile(path.join(content(), 'pictures/bench.jpg'));
  expect(original.includes('A secret place')).toBe(true);
});

test('leaves its code out if the editor has a separate address, and leads there', async () => {
  const elsewhere = await built({ address: "https://edit.test/o'neil?" });
  const others = [...elsewhere.keys()].filter((name) => !name.startsWith('pictures/'));
  expect(others).toEqual(['index.html', 'facts.json']);
  expect(elsewhere.get('index.html')).toContain("<a href='https://edit.test/o&#39;neil?'>");
  expect(elsewhere.get('facts.json')).toBe(files.get('facts.json'));
});

test('has the file of each address in its pages, all of them relative', () => {
  for (const page of ['index.html', 'page.html']) {
    const addresses = Array.from(
      textOf(page).matchAll(/ (?:src|href)="([^"#]+)"/g),
      ([, to = '']) => to,
    );
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect([address, files.has(address)]).toEqual([address, true]);
    expect(textOf(page)).toContain('name="robots" content="noindex"');
  }
});

test('loads at most 250 KB for the list of pages, and 450 KB with the page editor', () => {
  const loaded = Array.from(
    textOf('index.html').matchAll(/ href="(assets\/[^"]+\.js)"/g),
    ([, name = '']) => ({ name, bytes: brotliCompressSync(files.get(name) ?? '').length }),
  );
  const bytesOf = (chunks: typeof loaded) => chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(bytesOf(loaded)).toBeGreaterThan(300_000);
  expect(bytesOf(loaded)).toBeLessThan(450_000);
  expect(bytesOf(loaded.filter(({ name }) => !name.includes('/page-')))).toBeLessThan(250_000);
});
