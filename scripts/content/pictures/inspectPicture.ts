import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CleanSvg } from './cleanSvg.ts';
import { asProblemOfSvg, embeddedBytes } from './embeddedPicture.ts';
import {
  animated,
  expectBytes,
  expectKind,
  expectPixels,
  kindWords,
  unreadable,
} from './expectPicture.ts';
import { isComplete } from './isComplete.ts';
import { maxPixels } from './limits.ts';
import { PictureProblem } from './PictureProblem.ts';
import { kindOf, type PictureKind, pictureKinds, startLength } from './pictureKind.ts';

/** A picture file: its kind, and its width and height in pixels when upright. */
export type InspectedPicture = {
  kind: PictureKind;
  width: number;
  height: number;
  hasAlpha: boolean;
  bytes: number;
  /** The number of pixels to decode: its own, or those of the pictures in an SVG. */
  pixels: number;
  /** The cleaned SVG. */
  svg?: CleanSvg;
};

/**
 * Reads a picture's data from its header and its end: decodes no pixel, and reads at most `maxPictureBytes`. Rejects with a
 * PictureProblem for a file that pages cannot show: one whose extension does not match, or that is too large, animated,
 * incomplete, or of an unsupported kind. Damage in the middle is found during encoding (encodePicture.ts).
 */
export async function inspectPicture(file: string): Promise<InspectedPicture> {
  const { start, bytes } = await readStart(file);
  const kind = expectKind(start);
  expectEnding(kind, file);
  const inspected = await inspectKind(kind, file);
  if (kind !== 'svg' && !(await isComplete(file, kind))) {
    throw new PictureProblem(
      'It is cut off: part of the file is missing. Copy it from its source again.',
    );
  }
  return { bytes, ...inspected };
}

/** The same for the content of a file. Does not check its name and end. */
export async function inspectData(data: Buffer): Promise<InspectedPicture> {
  expectBytes(data.length);
  const start = data.subarray(0, startLength);
  return { bytes: data.length, ...(await inspectKind(expectKind(start), data)) };
}

/** The same for the content of a new file with this name. Its end is not checked: whoever encoded it has all of it. */
export async function inspectNamed(name: string, data: Buffer): Promise<InspectedPicture> {
  const inspected = await inspectData(data);
  expectEnding(inspected.kind, name);
  return inspected;
}

async function inspectKind(kind: PictureKind, content: string | Buffer) {
  // Loaded for the first picture of a kind: sharp takes 0.2 s.
  if (kind === 'svg') {
    const { cleanSvg } = await import('./cleanSvg.ts');
    const text = typeof content === 'string' ? await readFile(content, 'utf8') : String(content);
    const svg = cleanSvg(text);
    const pixels = await pixelsIn(svg.embedded);
    return { kind, width: svg.width, height: svg.height, hasAlpha: true, pixels, svg };
  }
  const { default: sharp } = await import('sharp');
  // Checks our limit instead of sharp's, so that the message contains the picture's size.
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureProblem(unreadable(kind));
    });
  if ((header.pages ?? 1) > 1) throw new PictureProblem(animated);
  const { width, height } = header.autoOrient;
  expectPixels({ width, height });
  return { kind, width, height, hasAlpha: header.hasAlpha === true, pixels: width * height };
}

/** The maximum number of pictures in an SVG. Each takes some milliseconds to encode. */
const maxEmbedded = 1000;

/** The number of pixels of the pictures in an SVG. Rejects with a PictureProblem for a picture that pages cannot show. */
async function pixelsIn(embedded: readonly string[]): Promise<number> {
  if (embedded.length > maxEmbedded) {
    throw new PictureProblem('It contains more than 1,000 pictures. Export it as a PNG.');
  }
  let sum = 0;
  for (const address of embedded) {
    try {
      const data = embeddedBytes(address);
      if (kindOf(data.subarray(0, startLength)) === 'svg')
        throw new PictureProblem('It is an SVG. Paste its shapes into the drawing.');
      sum += (await inspectData(data)).pixels;
    } catch (error) {
      throw error instanceof PictureProblem ? asProblemOfSvg(error) : error;
    }
    if (sum <= maxPixels) continue;
    throw new PictureProblem(
      `It contains pictures with more than ${maxPixels / 1_000_000} megapixels in total. Embed smaller ones, or export it as a JPEG.`,
    );
  }
  return sum;
}

async function readStart(file: string): Promise<{ start: Uint8Array; bytes: number }> {
  const unread = () => {
    throw new PictureProblem(
      'It cannot be read. Copy it again, or give your account permission to read it.',
    );
  };
  // Opening a pipe would block until there is a writer.
  if (!(await stat(file).catch(unread)).isFile()) {
    throw new PictureProblem('It is not a file. Replace it with the picture.');
  }
  const handle = await open(file, 'r').catch(unread);
  try {
    const stats = await handle.stat();
    expectBytes(stats.size);
    const start = new Uint8Array(Math.min(startLength, stats.size));
    await handle.read(start, 0, start.length, 0);
    return { start, bytes: stats.size };
  } finally {
    await handle.close();
  }
}

/** Throws a PictureProblem if the file extension is for another kind. */
function expectEnding(kind: PictureKind, file: string): void {
  const { endings } = pictureKinds[kind];
  if (endings.includes(path.extname(file).toLowerCase())) return;
  throw new PictureProblem(
    `It is ${kindWords(kind)}, but its name has a different ending. Rename it so that it ends in "${endings[0]}".`,
  );
}
