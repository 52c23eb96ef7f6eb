import { column, type LayoutOf } from '../pictures/layout.ts';
import { peopleInRow } from './rows.ts';

/** The breakpoints of rows of up to three and up to four people, and the gap between columns. */
export const peopleColumns = { some: 42, all: 64, gap: 'space-m' } as const;

/**
 * The portrait of a person: its ratio, its width next to the text on a phone, and its width next to the text of one or two people
 * in a wider window. More people are side by side, each with the portrait above the text.
 */
export const portrait = { ratio: '4/5', sideWidth: '7.625rem', large: '15rem' } as const;

export const peopleLayout: LayoutOf = (block) => {
  const count = block.type === 'people' ? block.items.length : 0;
  const { ratio, sideWidth, large } = portrait;
  const { some, all, gap } = peopleColumns;
  const inRow = (row: number) => ({ width: `calc(${column(row, gap)})`, ratio });
  const phone = { width: sideWidth, ratio };
  if (count === 1) return [{ from: some, width: large, ratio }, phone];
  return [
    count === 2 ? { from: all, width: large, ratio } : { from: all, ...inRow(peopleInRow(count)) },
    { from: some, ...inRow(count === 2 || count === 4 ? 2 : 3) },
    phone,
  ];
};
