import sharp from 'sharp';
import { cleanSvg } from './cleanSvg.ts';
import { decodePicture } from './decodePicture.ts';
import { asProblemOfSvg, embeddedBytes } from './embeddedPicture.ts';
import { maxPixels } from './limits.ts';
import { PictureProblem } from './PictureProblem.ts';
import { kindOf, startLength } from './pictureKind.ts';

/** An SVG for publishing, and its size in whole CSS pixels. */
export type EncodedSvg = { text: string; width: number; height: number };

/** The settings for pictures in an SVG. Logos have hard color edges, so chroma is not subsampled. */
const embeddedEncodings = {
  jpeg: { quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' },
  png: { compressionLevel: 9 },
} as const;

/**
 * Cleans an SVG that inspectPicture has accepted, and re-encodes the pictures in it: upright, in sRGB, and without EXIF, XMP,
 * IPTC and a color profile, so that no data about places or cameras is published. They keep their size in pixels. A PNG and a
 * picture with alpha become a PNG, all others a JPEG. Rejects with a PictureProblem if one cannot be decoded completely.
 */
export async function encodeSvg(original: string): Promise<EncodedSvg> {
  const { text, embedded, width, height } = cleanSvg(original);
  let encoded = text;
  for (const address of embedded) {
    const written = await encode(embeddedBytes(address)).catch((error: unknown) => {
      throw error instanceof PictureProblem ? asProblemOfSvg(error) : error;
    });
    encoded = encoded.replaceAll(`"${address}"`, `"${written}"`);
  }
  return { text: encoded, width, height };
}

/** Re-encodes a picture as a data URL that contains only pixels. */
async function encode(original: Buffer): Promise<string> {
  const { data: pixels, ...raw } = await decodePicture(original, { width: maxPixels });
  const isPng = kindOf(original.subarray(0, startLength)) === 'png';
  const hasAlpha = raw.channels % 2 === 0 && !(await sharp(pixels, { raw }).stats()).isOpaque;
  const image = sharp(pixels, { raw });
  const [type, data] =
    isPng || hasAlpha
      ? ['png', await image.png(embeddedEncodings.png).toBuffer()]
      : ['jpeg', await image.removeAlpha().jpeg(embeddedEncodings.jpeg).toBuffer()];
  return `data:image/${type};base64,${data.toString('base64')}`;
}
