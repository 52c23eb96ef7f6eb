import { content, type Layout } from '../pictures/layout.ts';
import { space } from '../theme/tokens.ts';

/** The columns of a hero with a picture: their breakpoint, and the shares (fr) of text and picture. */
export const heroColumns = { from: 56, text: 1.05, picture: 1 } as const;

/** From this breakpoint up to the columns the picture is landscape. In portrait it would be taller than the text. */
export const heroLandscape = 42;

export const heroRatios = { upright: '4/3', landscape: '16/9' } as const;

export const heroLayout: Layout = [
  {
    from: heroColumns.from,
    width: `calc((${content} - ${space['space-2xl']})*${heroColumns.picture}/${heroColumns.text + heroColumns.picture})`,
    ratio: heroRatios.upright,
  },
  { from: heroLandscape, width: `calc${content}`, ratio: heroRatios.landscape },
  { width: `calc${content}`, ratio: heroRatios.upright },
];
