import sharp from 'sharp';
import { assertDecodable, damaged } from './assertDecodable.ts';
import { maxPixels } from './limits.ts';
import { PictureProblem } from './PictureProblem.ts';

/** The pixels of a picture, row by row, with `channels` 8-bit channels. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/**
 * Decodes a picture that inspectPicture has accepted: upright, in sRGB, no side longer than in `limits`. `picture` is a file path
 * or its content. Rejects with a PictureProblem if it cannot be decoded completely.
 */
export async function decodePicture(
  picture: string | Buffer,
  limits: { width: number; height?: number },
): Promise<Pixels> {
  await assertDecodable(picture);
  const { data, info } = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...limits, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new PictureProblem(damaged, { cause });
    });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
