// The picture of each page, without words: its first photo, else its drawing, else the company's logo or mark. Mail programs and
// social networks show it next to the title of a link to the page.
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { sharePicture, shareSize } from '../../schema/browser.ts';
import { type Colors, paletteOf } from '../../schema/colors/index.ts';
import type { Page, Picture, Site } from '../../schema/index.ts';
import { layoutOf } from '../../src/blocks/layouts.ts';
import { cropOf } from '../../src/pictures/cropOf.ts';
import type { Layout } from '../../src/pictures/layout.ts';
import { focusSteps } from '../../src/pictures/resolvePicture.ts';
import { drawingsIn } from '../../src/resolved/drawings.ts';
import { picturesOn } from '../../src/resolved/resolvePage.ts';
import type { ResolvedDrawing } from '../../src/resolved/types.ts';
import { decodePicture } from '../content/pictures/decodePicture.ts';
import { drawPicture, drawSvg } from '../content/pictures/drawSvg.ts';
import { shareThreads } from '../content/pictures/encodePicture.ts';
import { type BuildCache, buildCache, keyOf } from './buildCache.ts';
import { codeKey } from './codeKey.ts';
import { contentHash } from './contentHash.ts';
import { drawingSvg } from './drawingPicture.ts';
import type { Mark } from './mark.ts';
import { writeOrLink } from './writeOrLink.ts';

type Work = {
  /** The folder of documents, in which the pictures are. */
  content: string;
  /** The folder of the build, with its drawings. */
  folder: string;
  /** The folder of the last build. */
  last: string;
  site: Pick<Site, 'brand'>;
  pages: readonly Page[];
  mark: Mark;
  /** The folder of pictures for later builds. */
  cache: string;
  signal?: AbortSignal | undefined;
  onProgress: (done: number, all: number) => void;
};

/** WhatsApp shows no larger picture. */
export const maxShareBytes = 300_000;

/** The best of these qualities with which a picture is small enough. */
const qualities = [85, 75, 60, 45, 30];

const { width, height } = shareSize;
const shareLayout: Layout = [{ width: `${width}px`, ratio: `${width}/${height}` }];

// The size of what does not fill the picture, in pixels.
const inMargins = { width: width - 96, height: height - 96, fit: 'inside' } as const;
const logoBox = { width: 640, height: 200 };
const markSide = 240;

/** What a picture shows, as a part of a cache key, and a function that draws it. */
type Figure = { shows: unknown; draw: () => Promise<Sharp> };

/** Adds the share picture of each page to a build. Pages that show the same share one picture, also with later builds. */
export async function writeSharePictures(work: Work): Promise<void> {
  const { folder, last, site, pages, signal, onProgress } = work;
  const cache = buildCache(work.cache);
  const colors = paletteOf(site.brand?.colors).light;
  const code = await codeKey(['scripts/build', 'scripts/content/pictures', 'src/pictures']);
  const figureOf = await figures(work, colors);
  const drawn = new Map<Figure, Promise<Buffer>>();

  async function write(page: Page): Promise<void> {
    const figure = await figureOf(page);
    const picture =
      drawn.get(figure) ?? pictureOf(cache, keyOf([code, colors.paper, figure.shows]), figure.draw);
    drawn.set(figure, picture);
    const name = sharePicture(page.path);
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeOrLink(file, await picture, path.join(last, name));
  }

  const atOnce = shareThreads();
  for (let first = 0; first < pages.length; first += atOnce) {
    signal?.throwIfAborted();
    onProgress(first, pages.length);
    await Promise.all(pages.slice(first, first + atOnce).map(write));
  }
}

/** Returns a function that returns the figure of a page: the same object for pages that show the same file. */
async function figures({ content, folder, site: { brand }, mark }: Work, colors: Colors) {
  const ground = { background: colors.paper };
  const centered = (picture: Buffer) =>
    sharp({ create: { ...shareSize, channels: 3, ...ground } }).composite([{ input: picture }]);
  const company = brand?.logo
    ? await drawPicture(path.join(content, brand.logo.src), logoBox)
    : await mark.draw(markSide);
  const ofCompany = { shows: contentHash(company), draw: async () => centered(company) };

  /** A photo, cropped around its focus. An upright one, such as a portrait, would lose most of itself, so it is shown whole. */
  const photoPicture = async (file: string, picture: Picture) => {
    const { data, ...raw } = await decodePicture(file, { width: 2 * width, height: 2 * width });
    const photo = sharp(data, { raw });
    if (raw.width <= raw.height) return centered(await photo.resize(inMargins).png().toBuffer());
    const part = cropOf([{ layout: shareLayout, opened: undefined, picture }], raw);
    return photo
      .extract({
        left: Math.floor(part.left * raw.width),
        top: Math.floor(part.top * raw.height),
        width: Math.floor(part.width * raw.width),
        height: Math.floor(part.height * raw.height),
      })
      .resize({ ...shareSize, fit: 'fill' })
      .flatten(ground);
  };

  const ofPhoto = async (photo: Picture): Promise<Figure> => {
    const file = path.join(content, photo.src);
    const shows = [contentHash(await readFile(file)), focusSteps(photo)];
    return { shows, draw: () => photoPicture(file, photo) };
  };
  const ofDrawing = async ({ file, viewBox }: ResolvedDrawing): Promise<Figure> => {
    const svg = drawingSvg(await readFile(path.join(folder, file), 'utf8'), viewBox, colors);
    const draw = async () => {
      // Drawn larger, so that it is sharp without its empty margins.
      const drawn = await drawSvg(file, svg, { width: 2 * width, height: 2 * height });
      return centered(await sharp(drawn).trim().resize(inMargins).png().toBuffer());
    };
    return { shows: svg, draw };
  };

  const known = new Map<string, Promise<Figure>>();
  return async (page: Page): Promise<Figure> => {
    const photo = photoOf(page);
    const [drawing] = photo ? [] : drawingsIn(page);
    if (!photo && !drawing) return ofCompany;
    const key = JSON.stringify(photo ? [photo.src, focusSteps(photo)] : drawing);
    const figure = known.get(key) ?? (photo ? ofPhoto(photo) : drawing && ofDrawing(drawing));
    if (!figure) return ofCompany;
    known.set(key, figure);
    return figure;
  };
}

/** The photo of a page, or else the first one on it. Decorative pictures, logos, and drawings (SVG) do not count. */
function photoOf(page: Page): Picture | undefined {
  if (page.picture && !page.picture.src.endsWith('.svg')) return page.picture;
  const uses = picturesOn(page).filter(
    ({ picture: { src, decorative }, block, path: inBlock }) =>
      !decorative &&
      !src.endsWith('.svg') &&
      layoutOf(block, inBlock).every(({ ratio }) => ratio !== 'equal-area'),
  );
  return uses[0]?.picture;
}

const cachedName = 'share.jpg';

async function pictureOf(cache: BuildCache, key: string, draw: Figure['draw']) {
  const make = async () => new Map([[cachedName, await encode(await draw())]]);
  return (await cache.once(key, make)).get(cachedName) ?? Buffer.alloc(0);
}

async function encode(picture: Sharp): Promise<Uint8Array> {
  let data: Uint8Array = Buffer.alloc(0);
  for (const quality of qualities) {
    // Thin lines on a color need all of the color's pixels.
    data = await picture
      .clone()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (data.length <= maxShareBytes) break;
  }
  return data;
}
