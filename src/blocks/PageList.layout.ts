import { column, type Layout } from '../pictures/layout.ts';

/** The breakpoints of two and three columns, and the gap between columns. */
export const pageListColumns = { two: 42, three: 64, gap: 'space-l' } as const;

export const pageListRatio = '3/2';

export const pageListLayout: Layout = [
  ...(
    [
      { from: pageListColumns.three, count: 3 },
      { from: pageListColumns.two, count: 2 },
    ] as const
  ).map(
    ({ from, count }) =>
      ({
        from,
        width: `calc(${column(count, pageListColumns.gap)})`,
        ratio: pageListRatio,
      }) as const,
  ),
  { width: `calc(${column(1, pageListColumns.gap)})`, ratio: pageListRatio },
];
