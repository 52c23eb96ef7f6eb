// The picture of each page, 1200 by 630 pixels, with its title and its first photo or drawing, or with only its headline
// (shareCard.tsx), or without words if the typeface lacks letters. Mail programs and social networks show it next to a link to the page.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { sharePicture } from '../../../schema/browser.ts';
import { paletteOf } from '../../../schema/colors/index.ts';
import type { Page } from '../../../schema/index.ts';
import type { PictureFiles } from '../../../src/pictures/shownPicture.ts';
import { drawingsIn } from '../../../src/shown/drawings.ts';
import { headlineFamily, textFamily } from '../../../src/theme/typeface.ts';
import { openFont } from '../../content/fonts/openFont.ts';
import { drawSvg } from '../../content/pictures/drawSvg.ts';
import { buildCache, keyOf } from '../buildCache.ts';
import { codeKey } from '../codeKey.ts';
import { contentHash } from '../hosting/hosting.ts';
import { inThreads } from '../inThreads.ts';
import type { SiteFonts } from '../writeFonts.ts';
import type { CardJob, CardWork } from './cardWorker.ts';
import type { SharedSite } from './shareCard.tsx';
import { cardName, dataUrl, sharedPhoto, shareTypes } from './sharedPhoto.ts';

type Work = {
  /** The folder of the build, with its pictures and drawings. */
  folder: string;
  site: SharedSite;
  pages: readonly Page[];
  /** The files of the pages' pictures, by their `src`. */
  pictures: ReadonlyMap<string, PictureFiles>;
  logo: PictureFiles | undefined;
  /** The mark of the company as a PNG. */
  mark: Uint8Array;
  fonts: SiteFonts;
  /** The folder of pictures for later builds. */
  cache: string;
  signal?: AbortSignal | undefined;
  onProgress: (done: number, all: number) => void;
};

const maxCacheBytes = 500_000_000;
// The maximum number of files read and written at once.
const filesAtOnce = 50;

/**
 * Adds the share picture of each page to a build. Drawing one takes about 0.2 seconds, so it comes from the cache unless
 * something that it shows, or the code that draws it, has changed.
 */
export async function writeSharePictures(work: Work): Promise<void> {
  const { folder, site, pages, pictures, logo, mark, fonts, signal, onProgress } = work;
  const cache = buildCache(work.cache);
  const { company, url, language, brand } = site;
  const shared = keyOf([
    await codeKey(['scripts/build/share', 'scripts/content/pictures']),
    [company, url, language, paletteOf(brand?.colors).light],
    [logo, contentHash(mark)],
    Object.entries(fonts).map(([name, parts]) => [
      name,
      parts.map(({ data }) => contentHash(data)),
    ]),
  ]);
  const canShow = await lettersOf(fonts);
  const { host } = new URL(url);
  const missing: CardJob[] = [];
  for (let first = 0; first < pages.length; first += filesAtOnce) {
    signal?.throwIfAborted();
    onProgress(first - missing.length, pages.length);
    await Promise.all(
      pages.slice(first, first + filesAtOnce).map(async (page) => {
        const { path: route, title } = page;
        const photo = sharedPhoto(page, pictures);
        const [drawing] = photo ? [] : drawingsIn(page);
        const texts = { title, headline: headlineOf(page) };
        const key = keyOf([shared, texts, photo, drawing]);
        const file = path.join(folder, sharePicture(route));
        const card = (await cache.read(key))?.get(cardName);
        if (card) {
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, card);
        } else {
          const inBuild = photo && { ...photo, file: path.join(folder, photo.file) };
          const drawn = drawing && { ...drawing, file: path.join(folder, drawing.file) };
          const hasLetters = canShow(`${company}${host}${title}${texts.headline}`);
          missing.push({ key, file, ...texts, photo: inBuild, drawing: drawn, hasLetters });
        }
      }),
    );
  }
  if (missing.length === 0) return;
  const cardWork: CardWork = {
    site: { company, url, language, brand },
    fonts: [
      ...(await pinned(fonts.text, textFamily, 400)),
      ...(await pinned(fonts.headlines ?? fonts.text, headlineFamily, 700)),
    ],
    mark: dataUrl('image/png', mark),
    logo: logo && (await logoOf(logo, folder)),
    cache: work.cache,
  };
  await inThreads('./scripts/build/share/cardThread.mjs', missing, {
    workerData: cardWork,
    execArgv: [],
    itemsPerThread: 10,
    itemsPerMessage: 1,
    signal,
    onDone: (done) => onProgress(pages.length - missing.length + done, pages.length),
  });
  await cache.clean(maxCacheBytes);
}

/** Returns whether cards can show a text: they use the main file of each typeface only. */
async function lettersOf({ text, headlines = text }: SiteFonts) {
  const fonts = [text, headlines].flatMap((parts) => parts.slice(0, 1));
  const opened = await Promise.all(fonts.map(({ data }) => openFont(data)));
  return (shown: string) =>
    Array.from(shown.replace(/[\s\p{Cf}]/gu, '')).every((one) =>
      opened.every(({ characters }) => characters.has(one.codePointAt(0) ?? 0)),
    );
}

/** The headline of a page, or its title. */
function headlineOf({ title, blocks }: Page): string {
  const hero = blocks.find((block) => block.type === 'hero');
  return hero?.headline ?? title;
}

/** The files of a typeface at one weight. */
async function pinned(parts: SiteFonts['text'], name: string, weight: 400 | 700) {
  return await Promise.all(
    parts.map(async ({ data }) => {
      const font = Buffer.from(data);
      const { weights } = await openFont(font);
      const cut = await subsetFont(font, '', {
        targetFormat: 'truetype',
        keepAllGlyphs: true,
        ...(weights && { variationAxes: { wght: weight } }),
      });
      return { name, weight, data: cut };
    }),
  );
}

// Twice the size in which a card shows it.
const logoPixels = { width: 840, height: 120 };

async function logoOf({ src, width, height }: PictureFiles, folder: string) {
  const file = path.join(folder, src);
  const type = shareTypes[path.extname(src)];
  const address = type
    ? dataUrl(type, await readFile(file))
    : dataUrl(
        'image/png',
        await drawSvg(path.basename(src), await readFile(file, 'utf8'), logoPixels),
      );
  return { src: address, ratio: width / height };
}
