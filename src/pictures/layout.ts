import type { Block } from '../../schema/index.ts';
import { type Breakpoint, pageWidth } from '../theme/breakpoints.ts';
import { space } from '../theme/tokens.ts';
import type { Size } from './equalArea.ts';

/**
 * The box of a picture in windows at least `from` rem wide: its width as CSS, in rem and vw, and its aspect ratio. The picture
 * fills the box and is cropped to it. With `natural` the box has the picture's ratio; a box that also has a height contains the
 * picture (CSS `object-fit: contain`). With `equal-area` it has the picture's ratio and the area of a square of that width, so
 * that logos of all ratios look equally large.
 */
export type Box = {
  from?: Breakpoint;
  width: string;
  ratio: Ratio | 'natural' | 'equal-area';
  height?: string;
};

/** A ratio as in CSS: '4/3'. */
type Ratio = `${number}/${number}`;

/** The boxes of a picture, from the widest windows to the narrowest. The last one has no `from`. */
export type Layout = readonly Box[];

/**
 * The layout of a picture by its block, by its path in the block (['picture'], or ['items', 2, 'picture']), and by the sizes of
 * pictures.
 */
export type LayoutOf = (block: Block, path: InBlock, sizeOf: SizeOf) => Layout;

/** The size of a picture in pixels by its `src`; undefined if it is not known. */
export type SizeOf = (src: string) => Size | undefined;

export type InBlock = readonly (string | number)[];

/** The index of the entry that contains a picture. */
export const indexIn = (path: InBlock) => path.find((step) => typeof step === 'number') ?? 0;

/** The width of a page's content, without its gutters, for calc(). */
export const content = `(min(100vw, ${pageWidth}) - 2*${space.gutter})`;

/** The width of one of `count` columns with `gap` between them, inside a width (default: the page's content), for calc(). */
export const column = (count: number, gap: keyof typeof space, inside = content) =>
  count === 1 ? inside : `(${inside} - ${count - 1}*${space[gap]})/${count}`;

/** Two borders of one pixel each. */
export const borders = '0.125rem';
