import type { Block, BlockOf, BlockType, Picture } from '../../schema/index.ts';
import type { FieldPath } from '../blocks/fieldPath.ts';
import { rowLengths } from '../blocks/rows.ts';
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

/** The ratios and widths of the photos of a grid of cards. `thumb` is that at the left of a title, `row` a larger one. */
export const cardPhoto = {
  ratio: '3/2',
  thumb: { width: '6rem', ratio: '1/1' },
  row: { width: '9rem', ratio: '4/3' },
} as const;

/** Two borders of one pixel. */
const borders = '0.125rem';

/** The width of one of some columns of the page, with `gap` between them. */
const column = (count: number, gap: string) => `(${content} - ${count - 1}*${gap})/${count}`;

function cardGrid(block: Block, index: number): Layout {
  if (block.type !== 'card-grid') throw new Error('The block is no grid of cards.');
  const { layout = 'cards', items } = block;
  const { ratio, thumb, row } = cardPhoto;
  if (layout === 'list') return [{ from: '64rem', ...row }, thumb];
  const columns = (count: number) => column(count, space['space-l']);
  const own = columns(rowLengths(items.length)[index] ?? 1);
  if (layout === 'compact') {
    return [
      { from: '64rem', width: `calc(${own})`, ratio },
      { from: '42rem', width: `calc(${columns(2)})`, ratio },
      thumb,
    ];
  }
  return [
    { from: '64rem', width: `calc(${own} - ${borders})`, ratio },
    { from: '42rem', width: `calc(${columns(2)} - ${borders})`, ratio },
    { width: `calc(${content} - ${borders})`, ratio },
  ];
}

/** The widths of the window in rem from which a pair of photos, and what is beside it, has two columns and is wide. */
export const pairFrom = { columns: 48, wide: 64 };

export const pairRatios = { upright: '4/3', landscape: '16/9', wide: '2/1' } as const;

// As the handle shows them. Beside each other, they are smaller.
const pair: Layout = [
  { from: `${pairFrom.wide}rem`, width: `calc${content}`, ratio: pairRatios.wide },
  { from: `${pairFrom.columns}rem`, width: `calc${content}`, ratio: pairRatios.landscape },
  { width: `calc${content}`, ratio: pairRatios.upright },
];

/** The width of a portrait, which is round. */
export const portraitWidth = '4rem';

/** The photo of a band: from which width of the window it is beside the request, its width in a wide one, and its ratios. */
export const bandPhoto = {
  columns: '42rem',
  wide: '64rem',
  width: '24rem',
  beside: '4/3',
  below: '16/9',
} as const;

function ctaBand(block: Block): Layout {
  const isCard = block.type === 'cta-band' && block.look === 'card';
  const padding = isCard ? `2*${space['space-xl']} - ${borders}` : `2*${space['space-2xl']}`;
  const inside = `${content} - ${padding}`;
  const { columns, wide, width, beside, below } = bandPhoto;
  return [
    { from: wide, width, ratio: beside },
    { from: columns, width: `calc((${inside} - ${space['space-2xl']})/2)`, ratio: beside },
    { width: `calc(${inside})`, ratio: below },
  ];
}

type PictureField = {
  [Type in BlockType]: `${Type}.${FieldPath<Omit<BlockOf<Type>, 'type'>, Picture>}`;
}[BlockType];

/**
 * Where the picture of each field stands. A field without an entry does not compile. Where it depends on the block, such as on
 * the number of its entries, the function tells; `index` is that of the entry that the picture is in.
 */
const layouts: Record<PictureField, (block: Block, index: number) => Layout> = {
  'hero.picture': () => hero,
  'card-grid.items.picture': cardGrid,
  'before-after.pair.before': () => pair,
  'before-after.pair.after': () => pair,
  'testimonials.items.portrait': () => [{ width: portraitWidth, ratio: '1/1' }],
  'cta-band.picture': ctaBand,
};

/** The layout of a picture by the path of its field in a block: ['picture'], or ['items', 2, 'picture']. */
export function layoutOf(block: Block, path: readonly (string | number)[]): Layout {
  const name = [block.type, ...path.filter((step) => typeof step === 'string')].join('.');
  const found = Object.entries(layouts).find(([field]) => field === name);
  if (!found) throw new Error(`src/pictures/layouts.ts has no layout for ${name}.`);
  return found[1](block, path.find((step) => typeof step === 'number') ?? 0);
}
