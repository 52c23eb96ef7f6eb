// npm run share-pictures: adds to a build a picture of each page, 1200 by 630 pixels, with its title and its first photo or
// drawing, or with its headline alone (shareCard.tsx). Mail programs and social networks show it beside a link to the page. All
// content comes from the build. An unchanged picture comes from a cache.
import { hash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { type BuiltSite, readBuild } from '../build/readBuild.ts';
import { openFont } from '../fonts/openFont.ts';
import { paletteOf } from '../palette/palette.ts';
import type { Page } from '../schema/index.ts';
import { sharePicture } from '../schema/paths.ts';
import { type Drawings, drawingsUrl } from '../src/art/drawing.ts';
import { drawingsIn } from '../src/blocks/drawingsIn.ts';
import { fileIn } from '../src/pictures/fileIn.ts';
import { headlineFamily, textFamily } from '../src/theme/typeface.ts';
import { drawingSvg } from './drawingPicture.ts';
import { buildOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';
import { type Figure, type Logo, shareCard } from './shareCard.tsx';
import { sharedPhoto, shareTypes } from './sharedPhoto.ts';

const cache = 'node_modules/.cache/share-pictures';
const { values } = readArguments({
  call: 'npm run share-pictures',
  about: 'Adds to a build the picture that is shown where the address of a page is shared.',
  options: { dir: buildOption },
});

const built = (address: string) => readFile(path.join(values.dir, address));

try {
  const { site, pages } = await readBuild(values.dir);
  const fonts = [
    await pinnedFont(site, textFamily, 400),
    await pinnedFont(site, headlineFamily, 700),
  ];
  const logo = await logoOf(site);
  const mark = dataUrl('image/png', await built('/icon-192.png'));
  const drawings: Drawings = pages.some(({ blocks }) => drawingsIn(blocks).length > 0)
    ? JSON.parse(String(await built(drawingsUrl)))
    : {};
  await mkdir(cache, { recursive: true });
  let made = 0;
  for (const page of pages) {
    const figure = (await photoOf(page)) ?? (await drawingOf(page, drawings, site));
    const svg = await shareCard({ site, page, fonts, mark, logo, figure });
    const kept = path.join(cache, `${hash('sha256', svg)}.png`);
    const target = path.join(values.dir, sharePicture(page.path));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(kept, target).catch(async () => {
      made += 1;
      await writeFile(kept, new Resvg(svg).render().asPng());
      await copyFile(kept, target);
    });
  }
  console.log(`${pages.length} share pictures in ${values.dir}, ${made} of them new.`);
} catch (error) {
  reportFailure(error);
}

/** A typeface of the site at one weight, with each character that pages show. Headlines default to the typeface of texts. */
async function pinnedFont<Name extends string, Weight extends 400 | 700>(
  { fonts }: BuiltSite,
  name: Name,
  weight: Weight,
) {
  const [, address = ''] = fonts.find(([family]) => family === name) ?? fonts[0] ?? [];
  const font = await built(address);
  const { weights } = await openFont(font);
  const data = await subsetFont(font, '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...(weights && { variationAxes: { wght: weight } }),
  });
  return { name, weight, data: Buffer.from(data) };
}

/** The logo of the company for a light background; undefined where it has none. Then the mark and the name are shown. */
async function logoOf({ brand }: BuiltSite): Promise<Logo | undefined> {
  const markup = brand?.logo?.markup ?? '';
  const file = fileIn(markup);
  const [, width = '', height = ''] = / width="(\d+)" height="(\d+)" src=/.exec(markup) ?? [];
  const type = file && (shareTypes[path.extname(file)] ?? 'image/svg+xml');
  if (!file || !type) return undefined;
  return { src: dataUrl(type, await built(file)), ratio: Number(width) / Number(height) };
}

/** The photo of the share picture; undefined where the page has none. */
async function photoOf(page: Page): Promise<Figure | undefined> {
  const photo = sharedPhoto(page);
  if (!photo) return undefined;
  const { file, type, position } = photo;
  return { src: dataUrl(type, await built(file)), isPhoto: true, position };
}

/** The first drawing of the page; undefined where it has none. */
async function drawingOf(
  { blocks }: Page,
  drawings: Drawings,
  { brand }: BuiltSite,
): Promise<Figure | undefined> {
  const [name] = drawingsIn(blocks);
  const file = name && drawings[name]?.file;
  if (!file) return undefined;
  // Text in a drawing would be too small to read.
  const svg = drawingSvg(insideOf(String(await built(file))), paletteOf(brand?.colors).light);
  return { src: dataUrl('image/svg+xml', Buffer.from(svg)), isPhoto: false };
}

function insideOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function dataUrl(type: string, data: Buffer): string {
  return `data:${type};base64,${data.toString('base64')}`;
}
