import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paletteOf } from '../../schema/colors/index.ts';
import type { Page } from '../../schema/index.ts';
import type { ResolvedBlock } from '../../src/resolved/types.ts';
import { photo } from '../../tests/tools/testPhoto.ts';
import { maxShareBytes, writeSharePictures } from './writeSharePictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  await mkdir(path.join(folder, 'assets'));
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#00f' } })
    .composite([{ input: await square('#f00', 300), left: 0, top: 0 }])
    .png()
    .toFile(path.join(folder, 'hall.png'));
  await writeFile(path.join(folder, 'portrait.png'), await square('#0f0', 90));
  await photo({ width: 1200, height: 630, noise: 60 }).toFile(path.join(folder, 'noise.png'));
  await writeFile(
    path.join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="#808" d="M0 0h80v20H0z"/></svg>',
  );
  await writeFile(
    path.join(folder, 'assets/drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><g id="art"><path fill="var(--cta)" d="M30 30h40v20H30z"/></g><g id="wide"><path d="M0 0h90v90H0z"/></g></svg>',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const square = (background: string, side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

const colors = ['#7a1f6b'];
const { paper, cta } = paletteOf(colors).light;

type Picture = NonNullable<Extract<Page['blocks'][number], { type: 'hero' }>['picture']>;
const hero = (picture?: Picture): ResolvedBlock => ({
  type: 'hero',
  headline: '東京のピアノ',
  ...(picture && { picture }),
});
const drawing: ResolvedBlock = {
  ...hero(),
  drawings: { a: { file: '/assets/drawing.svg', label: '', viewBox: '0 0 90 90' } },
};

/** The share picture of a page with some blocks, and a function that returns the color of a pixel. */
async function shareOf(
  blocks: ResolvedBlock[],
  brand: { logo?: { src: string; alt: string } } = {},
) {
  const page: Page = { path: '/', title: '', description: '', blocks };
  await writeSharePictures({
    ...{ content: folder, folder, last: folder, cache: path.join(folder, 'cache') },
    site: { brand: { colors, ...brand } },
    pages: [page, { ...page, path: '/faq' }],
    mark: {
      ...{ favicon: undefined, background: '#fff', hasUniformEdge: true },
      draw: (pixels) => square('#123456', pixels),
    },
    onProgress: () => {},
  });
  const file = await readFile(path.join(folder, 'share/home.jpg'));
  expect(await readFile(path.join(folder, 'share/faq.jpg'))).toEqual(file);
  expect(file.length).toBeLessThanOrEqual(maxShareBytes);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(file).metadata();
  expect([format, info.width, info.height]).toEqual(['jpeg', 1200, 630]);
  return (x: number, y: number) => data.subarray(3 * (1200 * y + x)).subarray(0, 3);
}

function expectColor(pixel: Uint8Array, color: string): void {
  const [red, green, blue] = Buffer.from(color.slice(1), 'hex');
  for (const [index, value] of [red, green, blue].entries()) {
    expect(Math.abs((pixel[index] ?? 0) - (value ?? 0)), color).toBeLessThan(8);
  }
}

test('a photo fills the picture, cropped around its focus', async () => {
  const at = await shareOf([hero(), hero({ src: 'hall.png', alt: 'A hall', focus: [0, 1] })]);
  expectColor(at(5, 5), '#ff0000');
  expectColor(at(1195, 625), '#0000ff');
});

test('a photo with much detail is still at most 300 KB', async () => {
  await shareOf([hero({ src: 'noise.png', alt: 'A workshop' })]);
});

test.each([
  ['an upright photo', [hero({ src: 'portrait.png', alt: 'Ann' })], '#00ff00', 520],
  ['a drawing, without its labels', [drawing], cta, 1060],
  ['the mark of a company', [hero()], '#123456', 240],
  [
    'the mark if its only picture is decorative',
    [hero({ src: 'hall.png', decorative: true })],
    '#123456',
    240,
  ],
])('shows %s in the middle of the brand’s background', async (_what, blocks, color, wide) => {
  const at = await shareOf(blocks);
  expectColor(at(600, 315), color);
  expectColor(at(600 - wide / 2 + 5, 315), color);
  expectColor(at(600 + wide / 2 - 5, 315), color);
  for (const x of [20, 1180]) expectColor(at(x, 315), paper);
  for (const y of [20, 610]) expectColor(at(600, y), paper);
});

test('shows a logo instead of the mark', async () => {
  const at = await shareOf([hero()], { logo: { src: 'logo.svg', alt: 'Harbor' } });
  expectColor(at(285, 315), '#880088');
  expectColor(at(600, 230), paper);
});
