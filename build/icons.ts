import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type Colours, paletteOf } from '../palette/palette.ts';
import type { Site } from '../schema/index.ts';

/**
 * Makes the icons that browsers and phones ask for beside favicon.svg, from it, and the web manifest that lists them.
 * Returns their contents by file name.
 */
export async function iconFiles(site: Site): Promise<Record<string, Uint8Array | string>> {
  const logo = await readFile('public/favicon.svg', 'utf8');
  const { light } = paletteOf(site.brand?.colors);
  return {
    'favicon.ico': ico(png(logo, 32), 32),
    // Phones crop these two to their own shape: the background has to be filled, and the logo away from the edge.
    'apple-touch-icon.png': png(onPaper(logo, 4, light), 180),
    'icon-maskable.png': png(onPaper(logo, 10, light), 512),
    'icon-192.png': png(logo, 192),
    'icon-512.png': png(logo, 512),
    'manifest.webmanifest': JSON.stringify(manifest(site, light)),
  };
}

/** Writes the icons and the manifest of a site into a built folder. */
export async function writeIcons(folder: string, site: Site): Promise<void> {
  for (const [name, content] of Object.entries(await iconFiles(site))) {
    await writeFile(path.join(folder, name), content);
  }
}

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** The logo, which is 32 units wide, with a margin in units, on the background colour of pages. */
function onPaper(logo: string, margin: number, { paper }: Colours): string {
  const size = 32 + 2 * margin;
  const placed = logo.replace('<svg', `<svg x="${margin}" y="${margin}" width="32" height="32"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${paper}" d="M0 0h${size}v${size}H0z"/>${placed}</svg>`;
}

/**
 * An icon file of one PNG: ICONDIR and one ICONDIRENTRY, then the picture ("Icons", Microsoft 1995; PNG in it since
 * Windows Vista).
 */
function ico(picture: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10); // one plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the picture
  return Buffer.concat([head, picture]);
}

/** The web manifest of a site (W3C Web Application Manifest). */
function manifest({ company, language }: Site, { paper }: Colours) {
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
