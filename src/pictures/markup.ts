import type { Picture } from '../../schema/index.ts';
import { escapeText } from './escapeText.ts';
import { evenStep, type Size } from './evenSteps.ts';
import type { Layout } from './layouts.ts';
import { sizesOf } from './sizes.ts';

/** The files of a picture, by their addresses, as the build has written them. */
export type PictureFiles = Size & {
  /** In the format that every browser knows. */
  src: string;
  /** In the newer formats, the best first: the type of each, and its files by width. */
  sources: readonly { type: string; files: readonly { url: string; width: number }[] }[];
  /** A tiny picture of the same colours as a data URL; omitted for a picture with alpha, behind which the page shows. */
  placeholder?: string | undefined;
};

/**
 * Where a picture stands. `isFirst` is that of the first block, which a visitor sees at once; `isEager` is one that is fetched at
 * once and waits for others, such as a logo. Every other one is fetched when it comes near.
 */
export type Stand = { layout: Layout; isFirst: boolean; isEager?: boolean };

/**
 * The elements of a picture as HTML: the best format that a browser knows, in the width that its screen shows. The placeholder
 * is behind it and is covered by it; it is too small to count as the largest content of a page. `focus` becomes two data
 * attributes, which src/ui/Picture.tsx has styles for, because a page has no style attributes.
 */
export function pictureMarkup(picture: Picture, files: PictureFiles, stand: Stand): string {
  const focus = focusAttributes(picture);
  // Logos have styles for each form (src/blocks/Credentials.tsx).
  const isEven = stand.layout.some(({ ratio }) => ratio === 'even');
  const form = isEven ? ` data-form="${evenStep(files)}"` : '';
  const sizes = sizesOf(stand.layout, files);
  const sources = files.sources.map(({ type, files: all }) => {
    const set = all.map(({ url, width }) => `${url} ${width}w`).join(',');
    return `<source type="${type}" srcset="${set}" sizes="${sizes}">`;
  });
  const placeholder = files.placeholder ? `<img${focus} src="${files.placeholder}" alt="">` : '';
  const size = ` width="${files.width}" height="${files.height}"`;
  const image = `<img${focus}${form}${loading(stand)}${size} src="${files.src}" alt="${altOf(picture)}">`;
  return `${placeholder}<picture>${sources.join('')}${image}</picture>`;
}

/** The address of a picture as it is in its folder, on the dev server and the editor's. */
export function originalUrl(src: string): string {
  return `/${src.split('/').map(encodeURIComponent).join('/')}`;
}

/** The same for a picture as it is in its folder, for the dev server and the editor. */
export function originalMarkup(picture: Picture, stand: Omit<Stand, 'layout'>): string {
  const image = `<img${focusAttributes(picture)}${loading(stand)} src="${originalUrl(picture.src)}" alt="${altOf(picture)}">`;
  return `<picture>${image}</picture>`;
}

// The order counts: a browser that reads "src" first fetches at once.
function loading({ isFirst, isEager }: Omit<Stand, 'layout'>): string {
  if (isEager) return '';
  return isFirst ? ' fetchpriority="high"' : ' loading="lazy" decoding="async"';
}

function altOf({ alt = '', decorative }: Picture): string {
  if (decorative) return '';
  return escapeText(alt);
}

function focusAttributes(picture: Picture): string {
  const { x, y } = focusSteps(picture);
  return `${attribute('x', x)}${attribute('y', y)}`;
}

function attribute(name: string, step: number): string {
  return step === middle ? '' : ` data-${name}="${step}"`;
}

const middle = 50;

/** Where a box that crops a picture holds it, in percent of what it crops: from the left, and from the top. */
export function focusSteps({ focus = [] }: Pick<Picture, 'focus'>): { x: number; y: number } {
  const [x = middle, y = middle] = focus.map(focusStep);
  return { x, y };
}

/**
 * The position in percent, of five, that keeps a point from 0 to 1 in view (CSS `object-position`): the next one outwards, so
 * that the point is in every crop that shows a third of the picture or more, and nearer to its middle than the point is.
 */
export function focusStep(point: number): number {
  const steps = (point - 0.5) * 4;
  return middle + Math.sign(steps) * Math.ceil(Math.abs(steps) - 1e-9) * 25;
}
