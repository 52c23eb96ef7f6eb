import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Mark, markUnits } from './mark.ts';

type Content = Uint8Array | string;
type Icon = {
  type: string;
  /** Makes its content; undefined if the mark cannot be in a file of this type. */
  make(mark: Mark): Promise<Content | undefined>;
};

/** The icons that browsers and phones request, by file name. */
const icons: Readonly<Record<string, Icon>> = {
  'favicon.svg': { type: 'image/svg+xml', make: async ({ favicon }) => favicon },
  'favicon.ico': { type: 'image/x-icon', make: async (mark) => ico(await mark.draw(32), 32) },
  // Phones crop it to various shapes, so the background fills it. A mark whose edge has that color needs no margin.
  'apple-touch-icon.png': {
    type: 'image/png',
    make: (mark) => onGround(mark, mark.hasUniformEdge ? 0 : 4, 180),
  },
};

/** The media type of an icon by file name; undefined for other names. */
export function iconType(name: string): string | undefined {
  return Object.hasOwn(icons, name) ? icons[name]?.type : undefined;
}

/** Makes one of these files. Undefined for other names, and for the SVG if the mark is a bitmap. */
export async function iconFile(name: string, mark: Mark): Promise<Content | undefined> {
  return Object.hasOwn(icons, name) ? await icons[name]?.make(mark) : undefined;
}

/** Writes a site's icons to a built folder. */
export async function writeIcons(folder: string, mark: Mark): Promise<void> {
  for (const name of Object.keys(icons)) {
    const content = await iconFile(name, mark);
    if (content !== undefined) await writeFile(path.join(folder, name), content);
  }
}

/** An icon of `size` pixels: the mark on its background, with a margin in units of the mark. */
async function onGround(mark: Mark, margin: number, size: number): Promise<Uint8Array> {
  const input = await mark.draw(Math.round((size * markUnits) / (markUnits + 2 * margin)));
  const { background } = mark;
  return await sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

/**
 * An icon file with one PNG: ICONDIR and one ICONDIRENTRY, then the picture ("Icons", Microsoft 1995; PNG is allowed since
 * Windows Vista).
 */
function ico(picture: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10); // one plane
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the picture
  return Buffer.concat([head, picture]);
}
