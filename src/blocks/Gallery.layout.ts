import { column, indexIn, type Layout, type LayoutOf } from '../pictures/layout.ts';
import { galleryRow, rowLengths } from './rows.ts';

/**
 * The breakpoint of rows with up to three pictures. Below it, rows have two; if their number is odd, the first picture spans both
 * columns. Each picture keeps its ratio and is at most `height` tall.
 */
export const galleryGrid = {
  wide: 48,
  height: '30rem',
  gaps: { wide: 'space-l', narrow: 'space-m' },
} as const;

export const galleryLayout: LayoutOf = (block, path) => {
  const count = block.type === 'gallery' ? block.items.length : 0;
  const { wide, height, gaps } = galleryGrid;
  const shape = { ratio: 'natural', height } as const;
  const index = indexIn(path);
  const columns = rowLengths(count, galleryRow)[index] ?? galleryRow;
  const isFirstOfOdd = index === 0 && count % 2 === 1;
  return [
    { from: wide, width: `calc(${column(columns, gaps.wide)})`, ...shape },
    { width: `calc(${column(isFirstOfOdd ? 1 : 2, gaps.narrow)})`, ...shape },
  ];
};

/** An opened picture. Its files are for at most 75 by 60rem: larger ones would hardly show more in larger windows. */
export const openedLayout: Layout = [
  { width: 'min(100vw, 75rem)', ratio: 'natural', height: '60rem' },
];
