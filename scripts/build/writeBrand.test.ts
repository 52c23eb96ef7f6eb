import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { resolvePage } from '../../src/resolved/resolvePage.ts';
import { site } from '../../tests/tools/content.ts';
import { photo } from '../../tests/tools/testPhoto.ts';
import { PictureProblem } from '../content/pictures/PictureProblem.ts';
import { writeBrand, writePictures } from './writePictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brand-'));
  for (const name of ['content/pictures', 'out/assets']) {
    await mkdir(path.join(folder, name), { recursive: true });
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const folders = () => ({
  content: path.join(folder, 'content'),
  out: path.join(folder, 'out'),
  cache: path.join(folder, 'cache'),
  codeKey: 'this code',
});
const pageWith = (...sources: string[]): Page => ({
  path: '/about',
  title: '',
  description: '',
  blocks: sources.map((src) => ({ type: 'hero', headline: 'Hello', picture: { src, alt: 'A' } })),
});

async function take(name: string, alpha?: number): Promise<{ src: string }> {
  const image = photo({ width: 40, height: 40, seed: name.length });
  const data = alpha === undefined ? image : image.ensureAlpha(alpha);
  await writeFile(path.join(folder, 'content/pictures', name), await data.png().toBuffer());
  return { src: `pictures/${name}` };
}

/** Writes a picture, and returns a page with its files. */
async function write(src: string) {
  const page = pageWith(src);
  const { pictureOf } = await writePictures([page], folders());
  return resolvePage(page, { drawings: {}, pictureOf, iconsOf: () => undefined });
}

test('writes a logo and its dark version to separate files, and no mark next to a logo', async () => {
  const [logo, logoOnDark, mark] = [
    await take('logo.png'),
    await take('dark-logo.png'),
    await take('a.png'),
  ];
  const brand = { logo: { ...logo, alt: 'Harbor <Piano>' }, logoOnDark, mark };
  const written = (await writeBrand({ ...site, brand }, folders())).brand;
  expect(written?.logo?.alt).toBe('Harbor <Piano>');
  const [light = '', dark] = [written?.logo?.resolved?.src, written?.logoOnDark?.resolved?.src];
  expect(light).toMatch(/^\/assets\/picture-/);
  expect(dark).not.toBe(light);
  // Only one is visible, and the browser requests only that one.
  expect(written?.logo?.resolved?.loading).toBe('eager');
  expect(written?.logoOnDark?.resolved?.loading).toBeUndefined();
  expect(written?.mark).toEqual(mark);
  expect(await readdir(path.join(folder, 'out/assets'))).toHaveLength(6);
});

test('loads a mark next to the name eagerly', async () => {
  const mark = await take('mark.png', 0.5);
  const { brand } = await writeBrand({ ...site, brand: { mark, corners: 'round' } }, folders());
  const resolved = brand?.mark?.resolved;
  expect(brand).toEqual({ mark: { ...mark, resolved }, corners: 'round' });
  expect(resolved).toMatchObject({ loading: 'eager' });
  expect(resolved).not.toHaveProperty('placeholder');
});

test('does not change a site without a brand or without pictures in it', async () => {
  const { brand: _, ...without } = site;
  expect(await writeBrand(without, folders())).toBe(without);
  const unbranded = { ...site, brand: { corners: 'soft' as const } };
  expect(await writeBrand(unbranded, folders())).toEqual(unbranded);
  const dark = { ...site, brand: { logoOnDark: await take('dark-logo.png') } };
  expect(await writeBrand(dark, folders())).toEqual(dark);
  expect(await readdir(path.join(folder, 'out/assets'))).toEqual([]);
});

test('writes no placeholder for a picture with alpha, and offers the best format first', async () => {
  const { src } = await take('alpha.png', 0.5);
  const text = JSON.stringify(await write(src));
  expect(text).not.toContain('data:');
  expect(text.indexOf('image/avif')).toBeGreaterThan(0);
  expect(text.indexOf('image/webp')).toBeGreaterThan(text.indexOf('image/avif'));
  expect(text).toMatch(/"src":"\/assets\/picture-[\w-]{8}-40\.png"/);
});

test('rejects with the first place of a bad picture, and adds a cause only for bugs', async () => {
  const [good, bad] = [await take('good.png'), { src: 'pictures/bad.jpg' }];
  await writeFile(path.join(folder, 'content', bad.src), 'no picture');
  const failed: unknown = await writePictures(
    [pageWith(good.src, bad.src, bad.src)],
    folders(),
  ).catch((error: unknown) => error);
  if (!(failed instanceof Error)) throw new Error('Nothing failed.');
  expect(failed.message).toMatch(/bad\.jpg, shown in \/about, block 2: It is not a picture/);
  expect(failed.cause).toBeUndefined();
  // Any other error is a bug.
  await rm(path.join(folder, 'out/assets'), { recursive: true });
  const other: unknown = await writePictures([pageWith(good.src)], folders()).catch(
    (error: unknown) => error,
  );
  if (!(other instanceof Error)) throw new Error('Nothing failed.');
  expect(other.message).toContain('good.png, shown in /about, block 1: ENOENT');
  expect(other.cause).toBeInstanceOf(Error);
  expect(other.cause).not.toBeInstanceOf(PictureProblem);
});

test('the sizes in the page match the written files', async () => {
  const { src } = await take('a.png');
  const page = await write(src);
  for (const name of await readdir(path.join(folder, 'out/assets'))) {
    const { width, height } = await sharp(path.join(folder, 'out/assets', name)).metadata();
    expect(JSON.stringify(page)).toContain(`"width":${width},"height":${height}`);
  }
});
