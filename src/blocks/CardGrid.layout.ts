import { borders, column, indexIn, type LayoutOf } from '../pictures/layout.ts';
import { rowLengths } from './rows.ts';

/** The breakpoints of two columns and of full rows, and the gap between columns. */
export const cardColumns = { two: 42, all: 64, gap: 'space-l' } as const;

/** The ratios and widths of photos. `thumb` is the small one to the left of a title, `row` a larger one. */
export const cardPhoto = {
  ratio: '3/2',
  thumb: { width: '6rem', ratio: '1/1' },
  row: { width: '9rem', ratio: '4/3' },
} as const;

export const cardGridLayout: LayoutOf = (block, path) => {
  if (block.type !== 'card-grid') throw new Error('The block is not a card grid.');
  const { layout = 'cards', items } = block;
  const { ratio, thumb, row } = cardPhoto;
  const { two, all, gap } = cardColumns;
  if (layout === 'list') return [{ from: all, ...row }, thumb];
  const cell = column(rowLengths(items.length)[indexIn(path)] ?? 1, gap);
  if (layout === 'compact') {
    return [
      { from: all, width: `calc(${cell})`, ratio },
      { from: two, width: `calc(${column(2, gap)})`, ratio },
      thumb,
    ];
  }
  return [
    { from: all, width: `calc(${cell} - ${borders})`, ratio },
    { from: two, width: `calc(${column(2, gap)} - ${borders})`, ratio },
    { width: `calc(${column(1, gap)} - ${borders})`, ratio },
  ];
};
