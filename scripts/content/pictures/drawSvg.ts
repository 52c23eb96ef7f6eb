import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { decodePicture } from './decodePicture.ts';
import { encodeSvg } from './encodeSvg.ts';
import { inspectPicture } from './inspectPicture.ts';

type Box = { width: number; height: number };

/** Draws a picture file as a PNG that fits into `box` in pixels. A bitmap is not enlarged. */
export async function drawPicture(file: string, box: Box): Promise<Buffer> {
  const { kind } = await inspectPicture(file);
  if (kind === 'svg') {
    const { text } = await encodeSvg(await readFile(file, 'utf8'));
    return await drawSvg(path.basename(file), text, box);
  }
  const { data, ...raw } = await decodePicture(file, box);
  return await sharp(data, { raw }).png().toBuffer();
}

/**
 * Draws an SVG as a PNG, as large as fits into `box` in pixels. Rejects with an error that contains `name` if that is not
 * possible.
 */
export async function drawSvg(name: string, svg: string, box: Box): Promise<Buffer> {
  return await sharp(Buffer.from(svg))
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new Error(
        `${name} cannot be drawn. Make its patterns and filters smaller, or export it as a PNG.`,
        { cause },
      );
    });
}
