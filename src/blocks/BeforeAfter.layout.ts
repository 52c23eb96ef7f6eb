import { content, type Layout } from '../pictures/layout.ts';

/** The breakpoints of the two columns, and of the wide ratio of a pair of photos. */
export const pairFrom = { columns: 48, wide: 64 } as const;

export const pairRatios = { upright: '4/3', landscape: '16/9', wide: '2/1' } as const;

// For the pair with its handle. Without JavaScript the photos are side by side and therefore smaller.
export const pairLayout: Layout = [
  { from: pairFrom.wide, width: `calc${content}`, ratio: pairRatios.wide },
  { from: pairFrom.columns, width: `calc${content}`, ratio: pairRatios.landscape },
  { width: `calc${content}`, ratio: pairRatios.upright },
];
