import type { Picture } from '../../schema/index.ts';
import { originalUrl } from '../../schema/paths.ts';
import { escapeText } from './escapeText.ts';
import { evenStep, type Size } from './evenSteps.ts';
import type { Layout } from './layouts.ts';
import { sizesOf } from './sizes.ts';

/** The size of a picture, and the addresses of the files that the build has written for it. */
export type PictureFiles = Size & {
  /** The file in the format that every browser supports. */
  src: string;
  /** The newer formats, the best first: the MIME type of each, and its files by width in pixels. */
  sources: readonly { type: string; files: readonly { url: string; width: number }[] }[];
  /** A tiny version of the picture as a data URL; omitted for a picture with alpha, through which it would show. */
  placeholder?: string | undefined;
};

/**
 * The position of a picture on its page. `isFirst`: it is in the first block, so it is fetched at once with high priority.
 * `isEager`: it is fetched at once with normal priority, such as a logo. Other pictures are loaded lazily.
 */
export type PicturePlacement = { layout: Layout; isFirst: boolean; isEager?: boolean };

/**
 * The HTML of a picture: browsers choose the best format that they support, in the width that their screen shows. The picture
 * covers the placeholder, which is too small to count as the largest content of a page. `focus` becomes two data attributes
 * with styles in src/ui/Picture.tsx, because pages have no style attributes.
 */
export function pictureMarkup(
  picture: Picture,
  files: PictureFiles,
  placement: PicturePlacement,
): string {
  const focus = focusAttributes(picture);
  // Logos have styles for each form (src/blocks/Credentials.tsx).
  const isEven = placement.layout.some(({ ratio }) => ratio === 'even');
  const form = isEven ? ` data-form="${evenStep(files)}"` : '';
  const sizes = sizesOf(placement.layout, files);
  const sources = files.sources.map(({ type, files: all }) => {
    const set = all.map(({ url, width }) => `${url} ${width}w`).join(',');
    return `<source type="${type}" srcset="${set}" sizes="${sizes}">`;
  });
  const placeholder = files.placeholder ? `<img${focus} src="${files.placeholder}" alt="">` : '';
  const size = ` width="${files.width}" height="${files.height}"`;
  const image = `<img${focus}${form}${loading(placement)}${size} src="${files.src}" alt="${altOf(picture)}">`;
  return `${placeholder}<picture>${sources.join('')}${image}</picture>`;
}

/** The HTML of a picture with its original file, for the dev server and the editor. */
export function originalMarkup(
  picture: Picture,
  placement: Omit<PicturePlacement, 'layout'>,
): string {
  const image = `<img${focusAttributes(picture)}${loading(placement)} src="${originalUrl(picture.src)}" alt="${altOf(picture)}">`;
  return `<picture>${image}</picture>`;
}

// These attributes must come before `src`: a browser that reads `src` first starts to fetch at once.
function loading({ isFirst, isEager }: Omit<PicturePlacement, 'layout'>): string {
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

/** The CSS `object-position` of a picture in percent: x from the left, y from the top. */
export function focusSteps({ focus = [] }: Pick<Picture, 'focus'>): { x: number; y: number } {
  const [x = middle, y = middle] = focus.map(focusStep);
  return { x, y };
}

/**
 * One of five positions in percent (CSS `object-position`) for a focus point from 0 to 1: the next one away from the middle, so
 * that the point is in every crop that shows more than a third of the picture.
 */
export function focusStep(point: number): number {
  const steps = (point - 0.5) * 4;
  return middle + Math.sign(steps) * Math.ceil(Math.abs(steps) - 1e-9) * 25;
}
