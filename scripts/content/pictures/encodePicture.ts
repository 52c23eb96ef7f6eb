import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { decodePicture, type Pixels } from './decodePicture.ts';

type Format = 'avif' | 'webp' | 'jpeg' | 'png';

/** A picture in one format and width, as a browser fetches it. */
export type EncodedPicture = { format: Format; width: number; height: number; data: Uint8Array };

/**
 * The settings of each format. With these qualities a photo with sensor noise has a structural similarity of about 0.96 to its
 * original in every format (encodePicture.test.ts), and AVIF needs a third of the bytes of JPEG. Ten more steps of quality cost
 * a quarter more bytes and add 0.003. JPEG is for browsers older than 2020. AVIF takes most of the time: effort 4 takes four
 * times as long as 3, saves 2% of the bytes of small files and 10% of the largest, and adds 0.002 to 0.004 to the similarity.
 */
const encodings = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4, smartSubsample: true },
  jpeg: { quality: 72, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;

/**
 * The same for files that only 2x and 3x screens show, whose pixels are too small to see. At the visible size, twice the CSS
 * pixels, a 1050 pixel wide photo for a 3x phone is as similar with quality 39 as a 700 pixel wide photo for a 2x phone with
 * quality 50, and 40% smaller than with 50.
 */
const denseEncodings = {
  avif: { ...encodings.avif, quality: 39 },
  webp: { ...encodings.webp, quality: 66 },
};

/** The settings that affect a file in addition to its picture and width, for cache keys. */
export const encodingSettings = JSON.stringify([
  encodings,
  denseEncodings,
  sharp.versions.vips,
  sharp.versions.aom,
]);

/**
 * Shares the CPU cores among pictures encoded concurrently, and returns how many pictures that should be. Node decodes and
 * encodes in four threads by default (UV_THREADPOOL_SIZE); additional cores are used for threads within a picture.
 */
export function shareThreads(cores = availableParallelism()): number {
  const pictures = Math.min(cores, Number(process.env.UV_THREADPOOL_SIZE ?? 4));
  sharp.concurrency(Math.max(1, Math.floor(cores / pictures)));
  return pictures;
}

/** The maximum height of an AVIF and a WebP. */
const maxHeight = 16_383;

/** A tiny placeholder with the colors of an encoded picture, as a data URL of about 100 bytes, shown until it loads. */
export async function makePlaceholder(encoded: Uint8Array): Promise<string> {
  const data = await sharp(encoded)
    .resize({ width: 4, height: 3, fit: 'fill' })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}

/** A part of an upright picture, as fractions of its size from 0 to 1. */
type Part = { left: number; top: number; width: number; height: number };

/**
 * Encodes a picture that inspectPicture has accepted: upright, in 8-bit sRGB, and without EXIF, XMP, IPTC and a color profile, so
 * that no data about places or cameras is published. `widths` are those of the AVIF and WebP files, `fallback` that of one file
 * in a format that every browser supports: PNG if the picture has alpha, else JPEG. Files wider than `denseAbove` are only for
 * dense screens. With `part` only that part is encoded. No file is wider than the picture or the part. Rejects with a
 * PictureProblem if the file cannot be decoded completely, and before the next file if the signal aborts.
 */
export async function encodePicture(
  file: string,
  widths: readonly number[],
  fallback: number,
  hasAlpha: boolean,
  denseAbove = Infinity,
  part: Part = { left: 0, top: 0, width: 1, height: 1 },
  signal?: AbortSignal,
): Promise<EncodedPicture[]> {
  const largest = Math.max(...widths, fallback);
  // Decoded once; every width is made in memory from the largest.
  const decoded = await decodePicture(file, {
    width: Math.ceil(largest / part.width),
    height: Math.floor(maxHeight / part.height),
  });
  const { data: pixels, ...raw } = await takePart(decoded, part);
  const encoded: EncodedPicture[] = [];
  const write = async (format: Format, targetWidth: number) => {
    signal?.throwIfAborted();
    const source = sharp(pixels, { raw }).resize({ width: Math.min(targetWidth, raw.width) });
    const written = await inFormat(source, format, targetWidth > denseAbove).toBuffer({
      resolveWithObject: true,
    });
    const { width, height } = written.info;
    encoded.push({ format, width, height, data: written.data });
  };
  for (const width of new Set(widths.map((each) => Math.min(each, raw.width)))) {
    await write('avif', width);
    await write('webp', width);
  }
  await write(hasAlpha ? 'png' : 'jpeg', fallback);
  return encoded;
}

async function takePart(uncropped: Pixels, part: Part): Promise<Pixels> {
  const { data, ...raw } = uncropped;
  const width = Math.round(part.width * raw.width);
  const height = Math.round(part.height * raw.height);
  if (width === raw.width && height === raw.height) return uncropped;
  const left = Math.min(raw.width - width, Math.round(part.left * raw.width));
  const top = Math.min(raw.height - height, Math.round(part.top * raw.height));
  const cut = await sharp(data, { raw }).extract({ left, top, width, height }).raw().toBuffer();
  return { data: cut, width, height, channels: raw.channels };
}

function inFormat(image: Sharp, format: Format, isDense: boolean): Sharp {
  switch (format) {
    case 'avif':
      return image.avif((isDense ? denseEncodings : encodings).avif);
    case 'webp':
      return image.webp((isDense ? denseEncodings : encodings).webp);
    case 'jpeg':
      return image.jpeg(encodings.jpeg);
    case 'png':
      return image.png(encodings.png);
    default:
      return format satisfies never;
  }
}
