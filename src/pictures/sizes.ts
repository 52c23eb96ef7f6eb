import { aspectBucket, equalAreaScale, type Size } from './equalArea.ts';
import type { Box, Layout } from './layout.ts';
import { pixelsOf } from './pixelsOf.ts';

/** A screen: its width in CSS pixels, and its device pixels per CSS pixel. */
type Screen = { width: number; density: number };

/**
 * The screens for which files are made: common phones, tablets and desktops. Screens between them fetch the next larger file;
 * sizes.test.ts limits how much larger it is.
 */
const screens: readonly Screen[] = [
  ...[360, 390, 430].flatMap((width) => [2, 3].map((density) => ({ width, density }))),
  ...[768, 820].map((width) => ({ width, density: 2 })),
  ...[1024, 1280, 1366, 1440, 1600, 1920].flatMap((width) =>
    [1, 2].map((density) => ({ width, density })),
  ),
];

/** In CSS pixels. */
const widestPhone = 430;
const rem = 16;

/** The next wider file may be wider than needed by this factor. Beyond it, another file is made. */
const widest = 1.25;

/** The screens on which a picture must be sharp: a phone, and desktops with one device pixel per CSS pixel. */
const sharpScreens: readonly Screen[] = [
  { width: 390, density: 3 },
  { width: 1280, density: 1 },
  { width: 1600, density: 1 },
];

/** The width of a picture divided by the width of its box: above 1 if the box crops its sides. Ignores the height of the box. */
function coverOf({ ratio }: Box, picture: Size): number {
  if (ratio === 'natural') return 1;
  if (ratio === 'equal-area') return equalAreaScale(aspectBucket(picture));
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return Math.max(1, (picture.width * height) / (picture.height * width));
}

/** The box that shows a picture at a window width. */
export function boxIn(layout: Layout, window: number): Box {
  const box = layout.find(({ from = 0 }) => from * rem <= window);
  if (!box) throw new Error('The last box of a layout must not have `from`.');
  return box;
}

/** The width of a picture at a window width, in CSS pixels, including the parts that the box crops at its sides. */
export function renderedWidth(layout: Layout, picture: Size, window: number): number {
  const box = boxIn(layout, window);
  return Math.min(pixelsOf(box.width, window) * coverOf(box, picture), widthByHeight(box, picture));
}

/** The width in pixels of a picture that is as tall as its box. */
function widthByHeight({ height }: Box, picture: Size): number {
  if (height === undefined) return Number.POSITIVE_INFINITY;
  return (pixelsOf(height, 0) * picture.width) / picture.height;
}

/** The widths of a picture's files in pixels, ascending: the widths that the screens show, but never wider than the picture. */
export function widthsOf(layout: Layout, picture: Size): number[] {
  const screenWidths = screens
    .map(({ width, density }) => Math.ceil(renderedWidth(layout, picture, width) * density))
    .sort((a, b) => b - a);
  const widths: number[] = [];
  for (const width of screenWidths) {
    const next = widths.at(-1);
    if (next === undefined || next > width * widest) widths.push(width);
  }
  return Array.from(new Set(widths.map((width) => Math.min(width, picture.width)))).reverse();
}

/** Several layouts share a file if it is at most this factor wider than one of them needs. */
const shared = 1.1;

/** The widths in pixels of the files of a picture that has several layouts. */
export function sharedWidthsOf(layouts: readonly Layout[], picture: Size): number[] {
  const all = new Set(layouts.flatMap((layout) => widthsOf(layout, picture)));
  const widths: number[] = [];
  for (const width of Array.from(all).sort((a, b) => b - a)) {
    const next = widths.at(-1);
    if (next === undefined || next > width * shared) widths.push(width);
  }
  return widths.reverse();
}

/**
 * The width of the largest file whose pixels the eye can all see: for screens with one device pixel per CSS pixel, and for
 * phones, which are held closer, with two. Wider files are for denser screens only.
 */
export function standardWidthOf(layout: Layout, picture: Size): number {
  const standard = screens
    .filter(({ width, density }) => density === 1 || (density === 2 && width <= widestPhone))
    .map(({ width, density }) => renderedWidth(layout, picture, width) * density);
  const max = Math.max(...standard);
  const widths = widthsOf(layout, picture);
  return widths.find((width) => width >= max) ?? Math.ceil(max);
}

/** The width of the file in the format that every browser supports: sharp on a desktop, and large enough for a phone. */
export function fallbackWidthOf(layout: Layout, picture: Size): number {
  return Math.min(neededWidth(layout, picture), picture.width);
}

/** The width in pixels that a picture needs to be sharp in its layout. */
export function neededWidth(layout: Layout, picture: Size): number {
  const widths = sharpScreens.map(
    ({ width, density }) => renderedWidth(layout, picture, width) * density,
  );
  return Math.ceil(Math.max(...widths));
}

/**
 * The `sizes` attribute of a picture (HTML, "sizes attributes"). It is exact, because the layout is known, so `auto` would add
 * nothing. With `auto`, Chromium 156 leaks memory: each lazy picture keeps its page alive after the visitor has left it
 * (tests/browser/randomInput.spec.ts counts the elements).
 */
export function sizesOf(layout: Layout, picture: Size): string {
  const covers = layout.map((box) => coverOf(box, picture));
  const boxes = layout.map((box, index) => {
    const { from, width } = box;
    const cover = covers[index] ?? 1;
    const covered = cover === 1 ? width : `calc(${withoutCalc(width)}*${round(cover)})`;
    const maxWidth = widthByHeight(box, picture);
    const widest = (layout[index - 1]?.from ?? 160) * rem;
    const size =
      pixelsOf(covered, widest) <= maxWidth
        ? covered
        : `min(${covered},${round(maxWidth / rem)}rem)`;
    return from === undefined ? size : `(min-width:${from}rem) ${size}`;
  });
  // Adjacent boxes of the same width are merged.
  const different = boxes.filter((box, index) => {
    const next = boxes[index + 1];
    return next === undefined || widthIn(box) !== widthIn(next);
  });
  return different.join(',').replaceAll(', ', ',');
}

/** The width in an entry of `sizes`, without its condition. */
function widthIn(box: string): string {
  return box.replace(/^\(min-width:[^)]*\) /, '');
}

function withoutCalc(width: string): string {
  return width.replace(/^calc/, '');
}

function round(cover: number): number {
  return Math.round(cover * 1000) / 1000;
}
