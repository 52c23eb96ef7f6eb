import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type CleanSvg, cleanSvg } from './cleanSvg.ts';
import { asProblemOfSvg, embeddedBytes } from './embeddedPicture.ts';
import { isComplete } from './isComplete.ts';
import { maxPixels, tooManyBytes } from './limits.ts';
import { PictureProblem } from './PictureProblem.ts';
import {
  type FileKind,
  isAnimatedPng,
  isPictureKind,
  kindOf,
  type PictureKind,
  pictureKinds,
  startLength,
} from './pictureKind.ts';

/** A file as visitors see it: its kind, and its width and height in pixels after it is turned upright. */
export type InspectedPicture = {
  kind: PictureKind;
  width: number;
  height: number;
  hasAlpha: boolean;
  bytes: number;
  /** The number of pixels to decode when it is encoded: its own, or those of the pictures in an SVG. */
  pixels: number;
  /** The cleaned SVG. */
  svg?: CleanSvg;
};

/**
 * Reads the facts of a picture from its header and its end: no pixel is decoded, and at most `maxPictureBytes` are read. Rejects with
 * a PictureProblem for a file that no page can show: one of another kind than its name, too large, animated, incomplete, or of
 * a kind that pages do not show. Damage in the middle of a file is found when it is encoded (encodePicture.ts).
 */
export async function inspectPicture(file: string): Promise<InspectedPicture> {
  const { start, bytes } = await readStart(file);
  const kind = kindToShow(kindOf(start));
  expectEnding(kind, file);
  const inspected = await inspectKind(kind, start, file);
  if (kind !== 'svg' && !(await isComplete(file, kind))) {
    throw new PictureProblem(
      'It is cut off: part of the file is missing. Copy it from its source again.',
    );
  }
  return { bytes, ...inspected };
}

/** The same for the content of a file, without checks of its name and its end: the caller decodes it completely (importPicture.ts). */
export async function inspectData(data: Buffer): Promise<InspectedPicture> {
  expectBytes(data.length);
  const start = data.subarray(0, startLength);
  return { bytes: data.length, ...(await inspectKind(kindToShow(kindOf(start)), start, data)) };
}

/** Rejects with a PictureProblem where a picture would take too much memory. */
export function expectPixels({ width, height }: { width: number; height: number }): void {
  if (width * height <= maxPixels) return;
  const pixels = Math.round((width * height) / 1_000_000);
  throw new PictureProblem(
    `It is ${width} × ${height} pixels (${pixels} megapixels). The maximum is ${maxPixels / 1_000_000} megapixels. Save it with at most 4,000 pixels per side.`,
  );
}

async function inspectKind(kind: PictureKind, start: Uint8Array, content: string | Buffer) {
  if (kind === 'svg') {
    const text = typeof content === 'string' ? await readFile(content, 'utf8') : String(content);
    const svg = cleanSvg(text);
    const pixels = await pixelsIn(svg.embedded);
    return { kind, width: svg.width, height: svg.height, hasAlpha: true, pixels, svg };
  }
  if (kind === 'png' && isAnimatedPng(start)) throw new PictureProblem(animated);
  // Our own limit is checked instead of sharp's, so that the message has the size of the picture.
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
const mostEmbedded = 1000;

/** The number of pixels of the pictures in an SVG. Rejects with a PictureProblem for a picture that no page can show. */
async function pixelsIn(embedded: readonly string[]): Promise<number> {
  if (embedded.length > mostEmbedded) {
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

/** Throws a PictureProblem for a file without content, and for one that is too large. */
export function expectBytes(bytes: number): void {
  if (bytes === 0) throw new PictureProblem('It is empty. Copy it from its source again.');
  const tooMany = tooManyBytes(bytes);
  if (tooMany !== undefined) throw new PictureProblem(`It ${tooMany}`);
}

async function readStart(file: string): Promise<{ start: Uint8Array; bytes: number }> {
  const unread = () => {
    throw new PictureProblem(
      'It cannot be read. Copy it again, or give your account permission to read it.',
    );
  };
  // Opening a pipe would wait for a writer.
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

const animated = 'It is an animation, which pages cannot show. Save a single frame.';

/** A kind with its article: "a PNG", "an SVG". */
const named = (kind: PictureKind) => {
  const { name } = pictureKinds[kind];
  return `${/^[AS]/.test(name) ? 'an' : 'a'} ${name}`;
};

const unreadable = (kind: PictureKind) =>
  `It is ${named(kind)} that cannot be read: the file is damaged. Export or copy it again.`;

/** What to do with a file of a kind that pages do not show. */
const otherKinds: Record<Exclude<FileKind, PictureKind>, string> = {
  heic: 'It is a HEIC, the iPhone format, which few browsers show. Add it in the editor (npm run edit), which converts it, or save it as a JPEG: on a Mac, open it in Preview and choose File, Export. For new iPhone photos, choose Settings, Camera, Formats, Most Compatible.',
  gif: 'It is a GIF. Save it as a PNG.',
  tiff: 'It is a TIFF. Save it as a JPEG.',
  bmp: 'It is a BMP. Save it as a PNG.',
  psd: 'It is a Photoshop document. Export it as a JPEG.',
  pdf: 'It is a PDF. Export the page as a JPEG.',
};

/** The kind, if a page can show it. */
function kindToShow(kind: FileKind | undefined): PictureKind {
  if (kind === undefined) {
    throw new PictureProblem('It is not a picture. Use a JPEG, PNG, WebP, AVIF or SVG.');
  }
  if (!isPictureKind(kind)) throw new PictureProblem(otherKinds[kind]);
  return kind;
}

/** Throws a PictureProblem where the file name has the ending of another kind. */
function expectEnding(kind: PictureKind, file: string): void {
  const { endings } = pictureKinds[kind];
  if (endings.includes(path.extname(file).toLowerCase())) return;
  throw new PictureProblem(
    `It is ${named(kind)}, but its name has a different ending. Rename it so that it ends in "${endings[0]}".`,
  );
}
