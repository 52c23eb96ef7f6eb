import type { Block, BlockOf, BlockType, Picture } from '../../schema/index.ts';
import type { FieldPath } from '../blocks/fieldPath.ts';
import { space } from '../theme/tokens.ts';
import { pageWidth } from '../theme/widths.ts';

/**
 * A box in which a picture is shown, in the windows that are at least `from` wide: its width as CSS, in rem and vw, and the
 * ratio of its width to its height. The picture fills the box and is cropped to it.
 */
export type Box = { from?: string; width: string; ratio: Ratio };

/** As in CSS: '4/3'. */
export type Ratio = `${number}/${number}`;

/** The boxes of a picture, that of the widest windows first; the last one has no `from`. */
export type Layout = readonly Box[];

/** The width of a page's content, without its gutters. */
const content = `(min(100vw, ${pageWidth}) - 2*${space.gutter})`;

/** The columns of a hero: from which width of the window there are two, and the shares of the text and of the figure. */
export const heroColumns = { from: '56rem', text: 1.05, figure: 1 };

/** In a window between these two widths the picture of a hero has one column and would be higher than the text is. */
export const heroLandscape = '42rem';

/** The ratios of the picture of a hero. */
export const heroRatios = { upright: '4/3', landscape: '16/9' } as const;

const hero: Layout = [
  {
    from: heroColumns.from,
    width: `calc((${content} - ${space['space-2xl']})*${heroColumns.figure}/${heroColumns.text + heroColumns.figure})`,
    ratio: heroRatios.upright,
  },
  { from: heroLandscape, width: `calc${content}`, ratio: heroRatios.landscape },
  { width: `calc${content}`, ratio: heroRatios.upright },
];

type PictureField = {
  [Type in BlockType]: `${Type}.${FieldPath<Omit<BlockOf<Type>, 'type'>, Picture>}`;
}[BlockType];

/**
 * Where the picture of each field stands. A field without an entry does not compile. Where it depends on the block, such as on
 * the number of its entries, the function tells.
 */
const layouts: Record<PictureField, (block: Block) => Layout> = {
  'hero.picture': () => hero,
};

/** The layout of a picture by the path of its field in a block: ['picture'], or ['items', 2, 'picture']. */
export function layoutOf(block: Block, path: readonly (string | number)[]): Layout {
  const name = [block.type, ...path.filter((step) => typeof step === 'string')].join('.');
  const found = Object.entries(layouts).find(([field]) => field === name);
  if (!found) throw new Error(`src/pictures/layouts.ts has no layout for ${name}.`);
  return found[1](block);
}
