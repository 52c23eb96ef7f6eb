import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decodeHeic.ts';
import { decodePicture, type Pixels } from './decodePicture.ts';
import { encodeSvg } from './encodeSvg.ts';
import { expectBytes, inspectData } from './inspectPicture.ts';
import { megabytes } from './limits.ts';
import { PictureProblem } from './PictureProblem.ts';
import { kindOf, startLength } from './pictureKind.ts';

/** A picture as stored with the documents. `ending` is its file extension: ".jpg". */
export type ImportedPicture = { data: Buffer; ending: string; width: number; height: number };

/** The maximum side in pixels and the maximum bytes of a stored picture: enough for pages, but keeps repositories small. */
export const maxSide = 3200;
export const maxBytes = 1_500_000;

const [maxQuality, minQuality] = [88, 80];
/** With a smaller longest side, a picture is blurry on pages. */
const minSide = 1200;

/**
 * Converts any picture for storage: upright, in sRGB, at most 3,200 pixels per side and about 1.5 MB, without EXIF, GPS and XMP.
 * Its format comes from its content, not its name. A HEIC becomes a JPEG. A picture with alpha becomes a PNG or a WebP; a small
 * PNG stays a PNG. An SVG is cleaned (encodeSvg.ts). Rejects with a PictureProblem if the file is not a picture, too large or
 * damaged.
 */
export async function importPicture(data: Buffer): Promise<ImportedPicture> {
  expectBytes(data.length);
  if (kindOf(data.subarray(0, startLength)) === 'heic') {
    return keep(await decode(await decodeHeic(data, maxSide)), false);
  }
  const { kind } = await inspectData(data);
  return kind === 'svg' ? importSvg(data) : keep(await decode(data), kind === 'png');
}

async function importSvg(original: Buffer): Promise<ImportedPicture> {
  const { text, width, height } = await encodeSvg(String(original));
  const data = Buffer.from(text);
  if (data.length > maxBytes) {
    throw new PictureProblem(
      `It is an SVG of ${megabytes(data.length)} MB. The maximum is ${maxBytes / 1_000_000} MB. Export it as a PNG.`,
    );
  }
  return { data, ending: '.svg', width, height };
}

const decode = (data: Buffer) => decodePicture(data, { width: maxSide, height: maxSide });

async function keep({ data: pixels, ...raw }: Pixels, isPng: boolean): Promise<ImportedPicture> {
  const image = () => sharp(pixels, { raw });
  const hasAlpha = raw.channels % 2 === 0 && !(await image().stats()).isOpaque;
  const write = async (changed: Sharp, ending: string): Promise<ImportedPicture> => {
    const { data, info } = await changed.toBuffer({ resolveWithObject: true });
    return { data, ending, width: info.width, height: info.height };
  };
  if (isPng) {
    const png = hasAlpha ? image() : image().removeAlpha();
    const written = await write(png.png({ compressionLevel: 9 }), '.png');
    if (written.data.length <= maxBytes) return written;
  }
  const attempt = (side: number, quality: number) => {
    const sized = image().resize({
      width: side,
      height: side,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return hasAlpha
      ? write(sized.webp({ quality, alphaQuality: quality, smartSubsample: true }), '.webp')
      : write(sized.removeAlpha().jpeg({ quality, mozjpeg: true }), '.jpg');
  };
  let side = Math.max(raw.width, raw.height);
  let written = await attempt(side, maxQuality);
  while (written.data.length > maxBytes && side >= minSide) {
    written = await attempt(side, minQuality);
    // The size in bytes grows a little slower than the number of pixels.
    side = Math.floor(side * 0.95 * Math.min(1, Math.sqrt(maxBytes / written.data.length)));
  }
  if (written.data.length <= maxBytes) return written;
  throw new PictureProblem(
    'It has so much detail that the file stays too large. Save it 1,200 pixels wide.',
  );
}
