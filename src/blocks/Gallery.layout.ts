import { content, indexIn, type Layout, type LayoutOf } from '../pictures/layout.ts';
import { space } from '../theme/tokens.ts';
import { galleryRows } from './rows.ts';

/**
 * The pictures of a row have one height, so their widths are in proportion to their ratios. Together they fill the row, unless they
 * would be taller than `height` (rem). `wide` is the breakpoint of rows with three pictures.
 */
export const galleryGrid = {
  wide: 48,
  height: 36,
  gaps: { wide: 'space-l', narrow: 'space-m' },
} as const;

/** A picture without a size counts as 4 by 3. */
export const galleryLayout: LayoutOf = (block, path, sizeOf) => {
  const items = block.type === 'gallery' ? block.items : [];
  const { wide, height, gaps } = galleryGrid;
  const at = indexIn(path);
  const ratioOf = (index: number) => {
    const { width, height } = sizeOf(items[index]?.picture.src ?? '') ?? { width: 4, height: 3 };
    return width / height;
  };
  const shareOf = (row: readonly number[], gap: keyof typeof space) => {
    const all = row.reduce((sum, index) => sum + ratioOf(index), 0);
    const share = Math.round((ratioOf(at) / all) * 1e5) / 1e5;
    return {
      width: `calc((${content} - ${row.length - 1}*${space[gap]})*${share})`,
      ratio: 'natural',
      height: `${height}rem`,
    } as const;
  };
  const row = galleryRows(items.length).find((indexes) => indexes.includes(at)) ?? [at];
  const pair = row.slice(-2);
  return [
    { from: wide, ...shareOf(row, gaps.wide) },
    shareOf(pair.includes(at) ? pair : [at], gaps.narrow),
  ];
};

/** An opened picture. Its files are for at most 75 by 60rem: larger ones would hardly show more in larger windows. */
export const openedLayout: Layout = [
  { width: 'min(100vw, 75rem)', ratio: 'natural', height: '60rem' },
];
