import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** WhatsApp shows no larger picture. */
export const maxCardBytes = 300_000;

/** The best of these qualities with which a picture is small enough. */
const qualities = [85, 75, 60, 45, 30];

/** Draws a card (an SVG without fonts) as a JPEG of at most 300 KB. */
export async function encodeCard(svg: string): Promise<Uint8Array> {
  const drawn = sharp(new Resvg(svg).render().asPng());
  let data: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    // Text on a color needs all of the color's pixels.
    data = await drawn
      .clone()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (data.length <= maxCardBytes) break;
  }
  return data;
}
