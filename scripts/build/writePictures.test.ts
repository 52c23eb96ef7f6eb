import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Page, Picture } from '../../schema/index.ts';
import { resolvePage } from '../../src/resolved/resolvePage.ts';
import { site } from '../../tests/tools/content.ts';
import { photo } from '../../tests/tools/testPhoto.ts';
import { writeBrand, writePictures } from './writePictures.ts';

let folder: string;
const created: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  created.push(folder);
  for (const name of ['content/pictures', 'out/assets']) {
    await mkdir(path.join(folder, name), { recursive: true });
  }
});
afterAll(() => Promise.all(created.map((each) => rm(each, { recursive: true, force: true }))));

const pageWith = (picture: Picture, route = '/'): Page => ({
  path: route,
  title: '',
  description: '',
  blocks: [{ type: 'hero', headline: 'Hello', picture }],
});

async function take(name: string, seed: number): Promise<Picture> {
  const file = path.join(folder, 'content/pictures', name);
  await writeFile(file, await photo({ width: 60, height: 45, seed }).jpeg().toBuffer());
  return { src: `pictures/${name}`, alt: 'A bench' };
}

const folders = () => {
  const [content = '', out = '', cache = ''] = ['content', 'out', 'cache'].map((name) =>
    path.join(folder, name),
  );
  return { content, out, cache, codeKey: 'this code' };
};
async function write(...pages: Page[]) {
  const { encoded, pictureOf } = await writePictures(pages, folders());
  return {
    encoded,
    pages: pages.map((page) =>
      resolvePage(page, { drawings: {}, pictureOf, iconsOf: () => undefined }),
    ),
  };
}

test('writes each picture once, however many pages show it, under a name that no ad blocker hides', async () => {
  const picture = await take('van-banner-ad.jpg', 1);
  const { pages, encoded } = await write(pageWith(picture), pageWith(picture, '/b'));
  expect(encoded).toBe(1);
  const names = (await readdir(path.join(folder, 'out/assets'))).sort();
  expect(names.map((name) => name.replace(/-[\w-]{8}-(\d+\.\w+)$/, '-HASH-$1'))).toEqual([
    'picture-HASH-60.avif',
    'picture-HASH-60.jpg',
    'picture-HASH-60.webp',
  ]);
  const text = JSON.stringify(pages[0]);
  for (const name of names) expect(text).toContain(`/assets/${name}`);
  expect(text).toContain('data:image/webp;base64,');
});

test('encodes only changed pictures', async () => {
  const [a, b] = [await take('a.jpg', 1), await take('b.jpg', 2)];
  const first = await write(pageWith(a), pageWith(b, '/b'));
  const again = await write(pageWith(a), pageWith(b, '/b'));
  expect([first.encoded, again.encoded]).toEqual([2, 0]);
  expect(again.pages).toEqual(first.pages);
  await take('b.jpg', 3);
  const changed = await write(pageWith(a), pageWith(b, '/b'));
  expect(changed.encoded).toBe(1);
  expect(changed.pages[0]).toEqual(first.pages[0]);
  expect(changed.pages[1]).not.toEqual(first.pages[1]);
});

test('encodes a picture again if its cache entry is damaged', async () => {
  const picture = await take('a.jpg', 1);
  const first = await write(pageWith(picture));
  const [entry = ''] = await readdir(path.join(folder, 'cache'));
  await writeFile(path.join(folder, 'cache', entry), 'half');
  const again = await write(pageWith(picture));
  expect(again).toEqual({ ...first, encoded: 1 });
});

test('crops an upright photo in a hero to the visible part', async () => {
  const data = await photo({ width: 90, height: 160 }).jpeg().toBuffer();
  await writeFile(path.join(folder, 'content/pictures/door.jpg'), data);
  const { pages } = await write(pageWith({ src: 'pictures/door.jpg', alt: 'A door' }));
  expect(JSON.stringify(pages)).toContain('"width":90,"height":68');
  const assets = path.join(folder, 'out/assets');
  for (const name of await readdir(assets)) {
    expect(await sharp(path.join(assets, name)).metadata()).toMatchObject({
      width: 90,
      height: 68,
    });
  }
});

test('writes an SVG cleaned, as one file', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><!-- by Ada --><path d="M0 0h9v9"/></svg>';
  await writeFile(path.join(folder, 'content/pictures/plan.svg'), svg);
  const { pages } = await write(pageWith({ src: 'pictures/plan.svg', alt: 'A plan' }));
  const [name = '', ...others] = await readdir(path.join(folder, 'out/assets'));
  expect(others).toEqual([]);
  expect(await readFile(path.join(folder, 'out/assets', name), 'utf8')).not.toContain('Ada');
  expect(JSON.stringify(pages)).toContain(`"src":"/assets/${name}"`);
});

test('removes camera metadata from a photo in an SVG, also from the cache', async () => {
  const data = await photo({ width: 60, height: 45 })
    .withExif({ IFD0: { Artist: 'Ada' } })
    .jpeg()
    .toBuffer();
  const image = `<image href="data:image/jpeg;base64,${data.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${image}</svg>`;
  await writeFile(path.join(folder, 'content/pictures/logo.svg'), svg);
  for (const encoded of [1, 0]) {
    const page = pageWith({ src: 'pictures/logo.svg', alt: 'A logo' });
    expect((await write(page)).encoded).toBe(encoded);
    const [name = ''] = await readdir(path.join(folder, 'out/assets'));
    const written = await readFile(path.join(folder, 'out/assets', name), 'utf8');
    const [, base64 = ''] = /base64,([^"]*)"/.exec(written) ?? [];
    const published = Buffer.from(base64, 'base64');
    expect(published.includes('Ada')).toBe(false);
    expect((await sharp(published).metadata()).exif).toBeUndefined();
  }
});

test('concurrent builds share the cache, and each gets all files', async () => {
  const pictures = await Promise.all([1, 2, 3].map((seed) => take(`${seed}.jpg`, seed)));
  const pages = pictures.map((picture, index) => pageWith(picture, `/${index}`));
  const builds = await Promise.all(
    ['out', 'out2', 'out3'].map(async (name) => {
      await mkdir(path.join(folder, name, 'assets'), { recursive: true });
      const out = path.join(folder, name);
      await writePictures(pages, { ...folders(), out });
      return (await readdir(path.join(out, 'assets'))).sort();
    }),
  );
  expect(builds[0]).toHaveLength(9);
  expect(builds[1]).toEqual(builds[0]);
  expect(builds[2]).toEqual(builds[0]);
});

test('writes nothing after a picture has failed', async () => {
  const bad = await take('bad.jpg', 1);
  await writeFile(path.join(folder, 'content', bad.src), 'no picture');
  const good = await Promise.all([2, 3, 4, 5].map((seed) => take(`${seed}.jpg`, seed)));
  const pages = [bad, ...good].map((picture, index) => pageWith(picture, `/${index}`));
  await expect(write(...pages)).rejects.toThrow(
    'bad.jpg, shown in /0, block 1: It is not a picture',
  );
  const written = await readdir(path.join(folder, 'out/assets'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await readdir(path.join(folder, 'out/assets'))).toEqual(written);
});

test('a cancelled build encodes no further picture', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 24 }, (_, seed) => take(`${seed}.jpg`, seed)),
  );
  const pages = pictures.map((picture, index) => pageWith(picture, `/${index}`));
  const stop = new AbortController();
  const writing = writePictures(pages, { ...folders(), signal: stop.signal });
  const encoded = () => readdir(folders().cache).catch(() => []);
  while ((await encoded()).length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  stop.abort(new Error('canceled by a person'));
  await expect(writing).rejects.toThrow('canceled by a person');
  expect((await encoded()).length).toBeLessThan(pictures.length);
});

test('writes a logo as large as it is shown, without a placeholder, and loads it eagerly', async () => {
  const file = path.join(folder, 'content/pictures/logo.png');
  await writeFile(file, await photo({ width: 900, height: 300, seed: 1 }).png().toBuffer());
  const logo = { src: 'pictures/logo.png' };
  const { brand } = await writeBrand({ ...site, brand: { logo, corners: 'round' } }, folders());
  const resolved = brand?.logo?.resolved;
  expect(brand).toEqual({ logo: { ...logo, resolved }, corners: 'round' });
  expect(resolved).toMatchObject({ loading: 'eager' });
  expect(resolved).not.toHaveProperty('placeholder');
  const text = JSON.stringify(resolved);
  // 2.5rem high, so 7.5rem wide, at up to 3x density.
  const widths = Array.from(text.matchAll(/ (\d+)w/g), ([, width]) => Number(width));
  expect(Math.max(...widths)).toBe(360);
  for (const [, url = ''] of text.matchAll(/(\/assets\/[\w.-]+)/g)) {
    expect((await readFile(path.join(folder, 'out', url))).length).toBeGreaterThan(0);
  }
});

test('rejects with file and place if a logo cannot be read', async () => {
  await writeFile(path.join(folder, 'content/pictures/logo.svg'), '<svg><script/></svg>');
  const brand = { logo: { src: 'pictures/logo.svg' } };
  await expect(writeBrand({ ...site, brand }, folders())).rejects.toThrow(
    /content\/pictures\/logo\.svg, brand\.logo of site\.json: It /,
  );
});
