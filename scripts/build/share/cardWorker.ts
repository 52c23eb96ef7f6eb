// A build thread that draws share pictures. It answers each message when its pictures are written.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Font } from 'satori';
import { paletteOf } from '../../../schema/colors/index.ts';
import type { ShownDrawing } from '../../../src/shown/types.ts';
import { drawSvg } from '../../content/pictures/drawSvg.ts';
import { buildCache } from '../buildCache.ts';
import { drawingSvg } from './drawingPicture.ts';
import { encodeCard } from './encodeCard.ts';
import {
  type Figure,
  figureWidth,
  type Logo,
  type SharedSite,
  shareCard,
  wordlessCard,
} from './shareCard.tsx';
import { cardName, dataUrl, type SharedPhoto } from './sharedPhoto.ts';

/** What all pictures of a site share. `mark` is the address of an image, `cache` the folder for later builds. */
export type CardWork = {
  site: SharedSite;
  fonts: (Omit<Font, 'data'> & { data: Uint8Array })[];
  mark: string;
  logo: Logo | undefined;
  cache: string;
};

/** A picture to draw: its cache key, its file, and what it shows. Photos and drawings are files of the build. */
export type CardJob = {
  key: string;
  file: string;
  title: string;
  headline: string;
  photo: SharedPhoto | undefined;
  drawing: ShownDrawing | undefined;
  /** Whether the fonts have all letters of its texts. */
  hasLetters: boolean;
};

const { site, fonts, mark, logo, cache }: CardWork = workerData;
const cards = buildCache(cache);
const loaded = fonts.map((font) => ({ ...font, data: Buffer.from(font.data) }));

parentPort?.on('message', async (jobs: readonly CardJob[]) => {
  for (const { key, file, hasLetters, ...texts } of jobs) {
    const figure = await figureOf(texts);
    const card = { site, ...texts, fonts: loaded, mark, logo, figure };
    const svg = await (hasLetters ? shareCard(card) : wordlessCard(card));
    const picture = await encodeCard(svg);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, picture);
    await cards.write(key, new Map([[cardName, picture]]));
  }
  parentPort?.postMessage(undefined);
});

async function figureOf({
  photo,
  drawing,
}: Pick<CardJob, 'photo' | 'drawing'>): Promise<Figure | undefined> {
  if (photo) {
    const { file, type, position } = photo;
    return { src: dataUrl(type, await readFile(file)), isPhoto: true, position };
  }
  if (drawing === undefined) return undefined;
  // Labels in a drawing would be too small to read.
  const text = await readFile(drawing.file, 'utf8');
  const svg = drawingSvg(text, drawing.viewBox, paletteOf(site.brand?.colors).light);
  const name = path.basename(drawing.file);
  const side = 2 * figureWidth;
  const picture = await drawSvg(name, svg, { width: side, height: side });
  return { src: dataUrl('image/png', picture), isPhoto: false };
}
