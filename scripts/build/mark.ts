import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo/browser';
import { initialsOf, isUnnamed, typefacesOf } from '../../schema/browser.ts';
import { paletteOf } from '../../schema/colors/index.ts';
import type { Site } from '../../schema/index.ts';
import { markCorners } from '../../src/pictures/logo.ts';
import { openTypeface } from '../content/fonts/openTypeface.ts';
import { drawPicture, drawSvg } from '../content/pictures/drawSvg.ts';
import { encodeSvg } from '../content/pictures/encodeSvg.ts';
import { inspectPicture } from '../content/pictures/inspectPicture.ts';
import { letterShapes } from './letterShapes.ts';

/** The square mark of a site, from which its icons are made. */
export type Mark = {
  /** The text of favicon.svg; undefined for a bitmap. */
  favicon: string | undefined;
  /** Draws it as a square PNG, `pixels` wide. */
  draw(pixels: number): Promise<Buffer>;
  /** The color around the mark in an icon that phones crop. */
  background: string;
  /** Whether its complete edge has that color, so that the edge is invisible. */
  hasUniformEdge: boolean;
};

/** The side length of a mark in units of its SVG. */
export const markUnits = 32;

/**
 * The mark of a site: the picture `brand.mark`, or the company's initials in the brand's typeface and colors. `content` is the
 * folder of documents.
 */
export async function markOf(site: Site, content: string): Promise<Mark> {
  const { brand, company } = site;
  if (brand?.mark) return pictureMark(path.join(content, brand.mark.src), site);
  const { light } = paletteOf(brand?.colors);
  if (isUnnamed(company)) {
    const svg = unnamedMark(site);
    return {
      favicon: svg,
      draw: drawing(svg),
      background: light.paper,
      hasUniformEdge: false,
    };
  }
  const svg = await initialsMark(site, content);
  return {
    favicon: shortened(svg),
    draw: drawing(svg),
    background: light.blue,
    hasUniformEdge: true,
  };
}

/** A function that draws a square SVG. */
function drawing(svg: string): Mark['draw'] {
  return (pixels) => drawSvg('The mark', svg, { width: pixels, height: pixels });
}

/** A mark for the few pixels of a tab: coordinates with one decimal, so that the SVG is small enough to inline (tabIcon.ts). */
function shortened(svg: string): string {
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: 1 } }];
  return optimize(svg, { plugins }).data;
}

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">';

/** The mark of a company that has no name yet, as on pages (src/pictures/logo.ts). */
function unnamedMark({ brand }: Site): string {
  const { light, dark } = paletteOf(brand?.colors);
  const styles = `.f{fill:${light.surface};stroke:${light.blue}}.d{fill:${light.cta}}@media (prefers-color-scheme:dark){.f{fill:${dark.paper};stroke:${dark.blue}}.d{fill:${dark.cta}}}`;
  return `${open}<title>Logo</title><style>${styles}</style><rect class="f" x="2" y="2" width="28" height="28" rx="6" stroke-width="3"/><rect class="d" x="9.5" y="9.5" width="13" height="13" rx="2.5"/></svg>`;
}

/** The maximum size of the letters in the mark. */
const letterRoom = { width: 21, height: 15 };

/** The initials on a background, as on pages. Only the background if the typeface lacks these letters. */
async function initialsMark({ brand, company }: Site, content: string): Promise<string> {
  const { text, headlines = text } = typefacesOf(brand);
  const { light, dark } = paletteOf(brand?.colors);
  const initials = initialsOf(company);
  const corner = markUnits * markCorners[brand?.corners ?? 'soft'];
  const shapes = letterShapes(initials, await openTypeface(headlines, content, initials));
  const styles = `.g{fill:${light.blue}}.l{fill:${light.surface}}@media (prefers-color-scheme:dark){.g{fill:${dark.blue}}.l{fill:${dark.surface}}}`;
  const background = `<rect class="g" width="32" height="32"${corner > 0 ? ` rx="${round(corner)}"` : ''}/>`;
  return `${open}<title>Logo</title><style>${styles}</style>${background}${shapes ? lettersIn(shapes) : ''}</svg>`;
}

function lettersIn(shapes: NonNullable<ReturnType<typeof letterShapes>>): string {
  const { left, top, width, height } = shapes;
  const scale = Math.min(letterRoom.width / width, letterRoom.height / height);
  const [x, y] = [
    (markUnits - width * scale) / 2 - left * scale,
    (markUnits - height * scale) / 2 - top * scale,
  ];
  const placed = shapes.commands.map(({ type, values }) => {
    const places = values.map((value, at) => round(value * scale + (at % 2 === 0 ? x : y)));
    return `${type}${places.join(' ')}`;
  });
  return `<path class="l" d="${placed.join('')}"/>`;
}

const round = (value: number) => String(Math.round(value * 100) / 100);

async function pictureMark(file: string, { brand }: Site): Promise<Mark> {
  const { kind } = await inspectPicture(file);
  const favicon = kind === 'svg' ? (await encodeSvg(await readFile(file, 'utf8'))).text : undefined;
  const draw = async (pixels: number) =>
    await sharp(await drawPicture(file, { width: pixels, height: pixels }))
      .resize({ width: pixels, height: pixels, fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer();
  const edge = await edgeColor(await draw(sampled));
  const { light } = paletteOf(brand?.colors);
  return { favicon, draw, background: edge ?? light.paper, hasUniformEdge: edge !== undefined };
}

// The side length in pixels at which edge colors are compared: four rows of this length.
const sampled = 64;

/** The maximum difference (0 to 255) between edge colors that count as one color. */
const sameColor = 6;

/** The color of a mark's edge; undefined if it has several colors or is not opaque. */
async function edgeColor(png: Buffer): Promise<string | undefined> {
  const pixels = await sharp(png).ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => pixels.subarray(4 * (y * sampled + x)).subarray(0, 4);
  const last = sampled - 1;
  const edge = Array.from({ length: sampled }, (_, place) => [
    at(place, 0),
    at(place, last),
    at(0, place),
    at(last, place),
  ]).flat();
  const [first] = edge;
  if (!first) return undefined;
  const isOne = edge.every((pixel) =>
    pixel.every((value, channel) => Math.abs(value - (first[channel] ?? 0)) <= sameColor),
  );
  if (!isOne || first[3] !== 255) return undefined;
  return `#${Buffer.from(first.subarray(0, 3)).toString('hex')}`;
}
