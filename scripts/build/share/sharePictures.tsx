// The picture of each page, 1200 by 630 pixels, with its title and its first photo or drawing, or with its headline alone
// (shareCard.tsx). Mail programs and social networks show it beside a link to the page.
import { hash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { paletteOf } from '../../../schema/colors/palette.ts';
import type { Page } from '../../../schema/index.ts';
import { sharePicture } from '../../../schema/paths.ts';
import { drawingsIn } from '../../../src/blocks/drawingsIn.ts';
import { fileIn } from '../../../src/pictures/fileIn.ts';
import type { VisitorSite } from '../../../src/shared/site.ts';
import type { FontAddress } from '../../../src/start/startData.ts';
import { headlineFamily, textFamily } from '../../../src/theme/typeface.ts';
import { openFont } from '../../content/fonts/openFont.ts';
import { writeAtomically } from '../../content/writeAtomically.ts';
import { drawingSvg } from './drawingPicture.ts';
import { type Figure, headlineOf, type Logo, shareCard } from './shareCard.tsx';
import { sharedPhoto, shareTypes } from './sharedPhoto.ts';

type Work = {
  /** The folder of the build, with its pictures, fonts, icons and drawings. */
  folder: string;
  site: VisitorSite;
  pages: readonly Page[];
  fonts: readonly FontAddress[];
  /** The folder of pictures for the next builds. */
  cache: string;
  onProgress: (done: number, all: number) => void;
};

/**
 * Adds the picture of each page to a build. Drawing one takes about 0.2 seconds, so a picture comes from the cache where
 * everything that it shows, and the code that draws it, is as it was.
 */
export async function writeSharePictures({
  folder,
  site,
  pages,
  fonts: addresses,
  cache,
  onProgress,
}: Work): Promise<void> {
  const built = (address: string) => readFile(path.join(folder, address));
  const fonts = [
    ...(await pinnedFonts(built, addresses, textFamily, 400)),
    ...(await pinnedFonts(built, addresses, headlineFamily, 700)),
  ];
  const logo = await logoOf(site, built);
  const mark = dataUrl('image/png', await built('/icon-192.png'));
  const code = await Promise.all([
    readFile(path.join(import.meta.dirname, 'shareCard.tsx'), 'utf8'),
    readFile('package-lock.json', 'utf8'),
  ]);
  const { company, url, language } = site;
  const { light } = paletteOf(site.brand?.colors);
  const fontHashes = fonts.map(({ data }) => hash('sha256', data));
  const shared = hash(
    'sha256',
    JSON.stringify([code, fontHashes, logo, mark, company, url, language, light]),
  );
  await mkdir(cache, { recursive: true }).catch(() => {});
  let done = 0;
  for (const page of pages) {
    onProgress(done, pages.length);
    const figure = (await photoOf(page, built)) ?? (await drawingOf(page, site, built));
    const key = hash('sha256', JSON.stringify([shared, page.title, headlineOf(page), figure]));
    const kept = path.join(cache, `${key}.png`);
    const target = path.join(folder, sharePicture(page.path));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(kept, target).catch(async () => {
      const svg = await shareCard({ site, page, fonts, mark, logo, figure });
      const png = new Resvg(svg).render().asPng();
      await writeFile(target, png);
      // A cache that cannot be written costs only time.
      await writeAtomically(kept, png).catch(() => {});
    });
    done += 1;
  }
}

type ReadBuilt = (address: string) => Promise<Buffer>;

/** The files of a typeface of the site at one weight. Headlines default to the typeface of texts. */
async function pinnedFonts<Name extends string, Weight extends 400 | 700>(
  built: ReadBuilt,
  fonts: readonly FontAddress[],
  name: Name,
  weight: Weight,
) {
  const named = fonts.filter(([family]) => family === name);
  return await Promise.all(
    (named.length > 0 ? named : fonts).map(async ([, address]) => {
      const font = await built(address);
      const { weights } = await openFont(font);
      const data = await subsetFont(font, '', {
        targetFormat: 'truetype',
        keepAllGlyphs: true,
        ...(weights && { variationAxes: { wght: weight } }),
      });
      return { name, weight, data: Buffer.from(data) };
    }),
  );
}

/** The logo of the company for a light background; undefined where it has none. Then the mark and the name are shown. */
async function logoOf({ brand }: VisitorSite, built: ReadBuilt): Promise<Logo | undefined> {
  const markup = brand?.logo?.markup ?? '';
  const file = fileIn(markup);
  const [, width = '', height = ''] = / width="(\d+)" height="(\d+)" src=/.exec(markup) ?? [];
  const type = file && (shareTypes[path.extname(file)] ?? 'image/svg+xml');
  if (!file || !type) return undefined;
  return { src: dataUrl(type, await built(file)), ratio: Number(width) / Number(height) };
}

/** The photo of the share picture; undefined where the page has none. */
async function photoOf(page: Page, built: ReadBuilt): Promise<Figure | undefined> {
  const photo = sharedPhoto(page);
  if (!photo) return undefined;
  const { file, type, position } = photo;
  return { src: dataUrl(type, await built(file)), isPhoto: true, position };
}

/** The first drawing of the page; undefined where it has none. */
async function drawingOf(
  { blocks }: Page,
  { brand, drawings = {} }: VisitorSite,
  built: ReadBuilt,
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
