import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { paletteOf } from '../../schema/colors/index.ts';
import type { Site } from '../../schema/index.ts';
import { type Mark, markUnits } from './mark.ts';

type Content = Uint8Array | string;
type Icon = {
  type: string;
  /** Makes its content; undefined if the mark cannot be in a file of this type. */
  make(mark: Mark, site: Site): Promise<Content | undefined>;
};

const pngIcon = (make: (mark: Mark) => Promise<Uint8Array>): Icon => ({ type: 'image/png', make });

/** The files that browsers and phones request, by name: icons of the mark, and the web manifest that lists them. */
const icons: Readonly<Record<string, Icon>> = {
  'favicon.svg': { type: 'image/svg+xml', make: async ({ favicon }) => favicon },
  'favicon.ico': { type: 'image/x-icon', make: async (mark) => ico(await mark.draw(32), 32) },
  // Phones crop these two to various shapes, so the background fills them and the mark has a margin. A mark whose edge has the
  // background color needs a smaller one.
  'apple-touch-icon.png': pngIcon((mark) => onGround(mark, mark.hasUniformEdge ? 0 : 4, 180)),
  'icon-maskable.png': pngIcon((mark) => onGround(mark, mark.hasUniformEdge ? 6 : 10, 512)),
  'icon-192.png': pngIcon((mark) => mark.draw(192)),
  'icon-512.png': pngIcon((mark) => mark.draw(512)),
  'manifest.webmanifest': {
    type: 'application/manifest+json',
    make: async (_mark, site) => JSON.stringify(manifest(site)),
  },
};

/** The media type of an icon or of the manifest, by file name; undefined for other names. */
export function iconType(name: string): string | undefined {
  return Object.hasOwn(icons, name) ? icons[name]?.type : undefined;
}

/** Makes one of these files. Undefined for other names, and for the SVG if the mark is a bitmap. */
export async function iconFile(name: string, site: Site, mark: Mark): Promise<Content | undefined> {
  return Object.hasOwn(icons, name) ? await icons[name]?.make(mark, site) : undefined;
}

/** Makes a site's icons and manifest. Returns their contents by file name. */
export async function iconFiles(site: Site, mark: Mark): Promise<Record<string, Content>> {
  const made: Record<string, Content> = {};
  for (const name of Object.keys(icons)) {
    const content = await iconFile(name, site, mark);
    if (content !== undefined) made[name] = content;
  }
  return made;
}

/** Writes a site's icons and manifest to a built folder. */
export async function writeIcons(folder: string, site: Site, mark: Mark): Promise<void> {
  const files = await iconFiles(site, mark);
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
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

/** The web manifest of a site (W3C Web Application Manifest). */
function manifest({ company, language, brand }: Site) {
  const { paper } = paletteOf(brand?.colors).light;
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: company,
    lang: language,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable', 512, 'maskable')],
  };
}
