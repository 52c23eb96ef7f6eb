import type { Block, BlockOf, BlockType, Picture } from '../../schema/index.ts';
import type { FieldPath } from '../blocks/fieldPath.ts';
import { galleryRow, rowLengths } from '../blocks/rows.ts';
import { space } from '../theme/tokens.ts';
import { pageWidth } from '../theme/widths.ts';
import { peopleInRow } from './peopleInRow.ts';

/**
 * A box in which a picture is shown in windows at least `from` wide: its width as CSS, in rem and vw, and the ratio of its
 * width to its height. The picture fills the box and is cropped to it. With `natural` the box has the picture's ratio; if it also
 * has a height, the picture is as large as fits into both. With `equal-area` it has the picture's ratio and the area of a square of
 * that width, so that logos of all ratios look equally large.
 */
export type Box = {
  from?: string;
  width: string;
  ratio: Ratio | 'natural' | 'equal-area';
  height?: string;
};

/** A ratio as in CSS: '4/3'. */
export type Ratio = `${number}/${number}`;

/** The boxes of a picture, from the widest windows to the narrowest. The last one has no `from`. */
export type Layout = readonly Box[];

/** The width of a page's content, without its gutters. */
const content = `(min(100vw, ${pageWidth}) - 2*${space.gutter})`;

/** The two columns of a hero: the least width of the window, and the shares (fr) of text and figure. */
export const heroColumns = { from: '56rem', text: 1.05, figure: 1 };

/** From this window width up to `heroColumns.from` the picture is landscape: upright, it would be higher than the text. */
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

/** The ratios and widths of the photos of a card grid. `thumb` is the small one to the left of a title, `row` a larger one. */
export const cardPhoto = {
  ratio: '3/2',
  thumb: { width: '6rem', ratio: '1/1' },
  row: { width: '9rem', ratio: '4/3' },
} as const;

/** Two borders of one pixel. */
const borders = '0.125rem';

/** The width of one of `count` columns with `gap` between them, inside a width (default: the page's content), for calc(). */
const column = (count: number, gap: string, inside = content) =>
  count === 1 ? inside : `(${inside} - ${count - 1}*${gap})/${count}`;

function cardGrid(block: Block, path: InBlock): Layout {
  if (block.type !== 'card-grid') throw new Error('The block is no grid of cards.');
  const { layout = 'cards', items } = block;
  const { ratio, thumb, row } = cardPhoto;
  if (layout === 'list') return [{ from: '64rem', ...row }, thumb];
  const columns = (count: number) => column(count, space['space-l']);
  const own = columns(rowLengths(items.length)[indexIn(path)] ?? 1);
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

/** The least widths of the window, in rem, for the two columns of a block with a pair of photos, and for its wide ratio. */
export const pairFrom = { columns: 48, wide: 64 };

export const pairRatios = { upright: '4/3', landscape: '16/9', wide: '2/1' } as const;

// The pair with its handle. Without script the photos are side by side and smaller.
const pair: Layout = [
  { from: `${pairFrom.wide}rem`, width: `calc${content}`, ratio: pairRatios.wide },
  { from: `${pairFrom.columns}rem`, width: `calc${content}`, ratio: pairRatios.landscape },
  { width: `calc${content}`, ratio: pairRatios.upright },
];

/** The width of the round portrait of a testimonial. */
export const portraitWidth = '4rem';

/** The photo of a cta-band: it is beside the text from the window width `columns` on, and `width` wide from `wide` on. */
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

/**
 * The portrait of a person: its ratio, its width beside the text on a phone, and its larger width beside the text in a wider
 * window with one or two people. More people are side by side, each with the portrait above the text: two or three from the
 * window width `some` on, up to four from `wide` on.
 */
export const portrait = {
  ratio: '4/5',
  beside: '7.625rem',
  large: '15rem',
  some: '42rem',
  wide: '64rem',
} as const;

function people(block: Block): Layout {
  const count = block.type === 'people' ? block.items.length : 0;
  const { ratio, beside, large, some, wide } = portrait;
  const inRow = (row: number) => ({ width: `calc(${column(row, space['space-m'])})`, ratio });
  const phone = { width: beside, ratio };
  if (count === 1) return [{ from: some, width: large, ratio }, phone];
  return [
    count === 2
      ? { from: wide, width: large, ratio }
      : { from: wide, ...inRow(peopleInRow(count)) },
    { from: some, ...inRow(count === 2 || count === 4 ? 2 : 3) },
    phone,
  ];
}

/** The side of a square with the same area as each logo. */
export const logoSide = '4.5rem';

const logo: Layout = [{ width: logoSide, ratio: 'equal-area' }];

/** The box of the company's own logo, in the header and the footer, in rem. */
export const brandLogo = { width: '13rem', height: '2.5rem' } as const;

/** The layout of the company's own logo. */
export const brandLogoLayout: Layout = [{ ...brandLogo, ratio: 'natural' }];

/** The side of the mark before the company's name, and its layout. */
export const brandMark = '1.75rem';
export const brandMarkLayout: Layout = [{ width: brandMark, ratio: 'natural' }];

/** The two columns of a job: the least width of the window, and the shares (fr) of pictures and text. */
export const jobColumns = { from: '60rem', pictures: 7, text: 5 };

/**
 * The pictures of a job. The first is above the others, which are in pairs. From the window width `wide` on, three others are
 * in one row, and of two pictures the second is a square beside the first, of the same height.
 */
export const jobPictures = {
  ratio: '3/2',
  wide: '42rem',
  first: 3,
  second: { share: 2, ratio: '1/1' },
} as const;

function job(block: Block, path: InBlock): Layout {
  const count = (block.type === 'work' && block.items[indexIn(path)]?.pictures?.length) || 1;
  const at = Number(path.at(-1));
  const { ratio, wide, first, second } = jobPictures;
  const gap = space['space-xs'];
  const share = (inside: string): Omit<Box, 'from'> => {
    if (count !== 2) {
      const row = at === 0 ? 1 : count === 4 ? 3 : 2;
      return { width: `calc(${column(row, gap, inside)})`, ratio };
    }
    const [own, form] =
      at === 0 ? ([first, ratio] as const) : ([second.share, second.ratio] as const);
    return { width: `calc((${inside} - ${gap})*${own}/${first + second.share})`, ratio: form };
  };
  const { from, pictures, text } = jobColumns;
  const beside = `(${content} - ${space['space-2xl']})*${pictures}/${pictures + text}`;
  const isWhole = at === 0 || (at === count - 1 && count % 2 === 0);
  return [
    { from, ...share(beside) },
    { from: wide, ...share(content) },
    { width: `calc(${column(isWhole ? 1 : 2, gap)})`, ratio },
  ];
}

/**
 * The least window width for up to three pictures of a gallery in a row. A narrower window has two in a row; with an odd number
 * of pictures the first is as wide as both columns. Each picture keeps its ratio and is at most `height` high.
 */
export const galleryGrid = { wide: '48rem', height: '30rem' } as const;

function grid(block: Block, path: InBlock): Layout {
  const count = block.type === 'gallery' ? block.items.length : 0;
  const { wide, height } = galleryGrid;
  const shape = { ratio: 'natural', height } as const;
  const index = indexIn(path);
  const own = rowLengths(count, galleryRow)[index] ?? galleryRow;
  const isFirstOfOdd = index === 0 && count % 2 === 1;
  return [
    { from: wide, width: `calc(${column(own, space['space-l'])})`, ...shape },
    { width: `calc(${column(isFirstOfOdd ? 1 : 2, space['space-m'])})`, ...shape },
  ];
}

/** An opened picture of a gallery. Its files are for at most 75 by 60rem: in larger windows, larger files would show little more. */
const opened: Layout = [{ width: 'min(100vw, 75rem)', ratio: 'natural', height: '60rem' }];

type PictureField = {
  [Type in BlockType]: `${Type}.${FieldPath<Omit<BlockOf<Type>, 'type'>, Picture>}`;
}[BlockType];

/**
 * The layout of the picture in each field. A missing field is a compile error. A layout can depend on the block, for example on
 * the number of its entries. `path` is the path of the picture in its block.
 */
const layouts: Record<PictureField, (block: Block, path: InBlock) => Layout> = {
  'hero.picture': () => hero,
  'card-grid.items.picture': cardGrid,
  'before-after.pair.before': () => pair,
  'before-after.pair.after': () => pair,
  'testimonials.items.portrait': () => [{ width: portraitWidth, ratio: '1/1' }],
  'cta-band.picture': ctaBand,
  'people.items.picture': people,
  'credentials.items.logo': () => logo,
  'credentials.items.logoOnDark': () => logo,
  'work.items.pictures': job,
  'gallery.items.picture': grid,
};

/** The additional layouts of pictures that visitors can open. */
const openedLayouts: Partial<Record<PictureField, Layout>> = { 'gallery.items.picture': opened };

type InBlock = readonly (string | number)[];

/** The index of the entry that a picture is in. */
const indexIn = (path: InBlock) => path.find((step) => typeof step === 'number') ?? 0;

/** The layout of a picture by its path in a block: ['picture'], or ['items', 2, 'picture']. Throws for any other field. */
export function layoutOf(block: Block, path: InBlock): Layout {
  const found = entryOf(layouts, block, path);
  if (!found)
    throw new Error(`src/pictures/layouts.ts has no layout for ${fieldName(block, path)}.`);
  return found(block, path);
}

/** The larger layout of a picture that visitors can open; undefined where they cannot. */
export function openedLayoutOf(block: Block, path: InBlock): Layout | undefined {
  return entryOf(openedLayouts, block, path);
}

function entryOf<Entry>(
  entries: Partial<Record<PictureField, Entry>>,
  block: Block,
  path: InBlock,
): Entry | undefined {
  const name = fieldName(block, path);
  return Object.entries(entries).find(([field]) => field === name)?.[1];
}

function fieldName({ type }: Block, path: InBlock): string {
  return [type, ...path.filter((step) => typeof step === 'string')].join('.');
}
