import type { ColorName } from './tones.ts';

/** A color shown on top of another, by their names, and its minimum contrast (WCAG 2.2 AA). */
export type Pair = {
  front: ColorName;
  ground: ColorName;
  /** 4.5 for text (1.4.3); 3 for control outlines, focus indicators and lines of drawings (1.4.11). */
  minContrast: 4.5 | 3;
  /** The opacity of the front color, from 0 to 1. Default: 1. */
  opacity?: number;
  /** The opacity of the theme's ink over the ground while the element is hovered, from 0 to 1. Default: 0. */
  shade?: number;
};

const grounds = ['paper', 'surface', 'sunk'] as const;
const text = (front: ColorName, ...on: ColorName[]): Pair[] =>
  on.map((ground) => ({ front, ground, minContrast: 4.5 }));
const mark = (front: ColorName, ...on: ColorName[]): Pair[] =>
  on.map((ground) => ({ front, ground, minContrast: 3 }));

/** Every pair of colors that the components use, in both themes. Every palette passes all of them (palette.ts). */
export const pairs: readonly Pair[] = [
  ...text('ink', ...grounds, 'highlight', 'blue-soft'),
  ...text('muted', ...grounds, 'blue-soft'),
  // The description of a hovered link in the Services menu.
  { front: 'muted', ground: 'surface', minContrast: 4.5, shade: 0.08 },
  ...text('blue', ...grounds, 'blue-soft'),
  ...text('surface', 'blue'),
  ...text('cta-ink', 'cta', 'cta-hover'),
  ...text('cta-text', ...grounds),
  ...text('band-ink', 'band'),
  { front: 'band-ink', ground: 'band', minContrast: 4.5, opacity: 0.85 },
  // The border of a quiet button on a band.
  { front: 'band-ink', ground: 'band', minContrast: 3, opacity: 0.55 },
  ...mark('focus', ...grounds, 'highlight'),
  ...mark('line-strong', ...grounds, 'highlight'),
  ...mark('cta', ...grounds, 'highlight'),
  // Drawings: outlines, cables and the product on walls, tops and sides; the content of screens.
  ...mark('ink', 'art-top', 'art-side', 'art-shade', 'art-wall-1', 'art-wall-2'),
  ...mark('blue', 'art-top', 'art-side', 'art-wall-1', 'art-wall-2'),
  ...mark('cta', 'art-top', 'art-wall-1', 'art-wall-2'),
  ...mark('art-tile', 'screen', 'screen-2'),
  ...mark('art-light', 'screen', 'screen-2'),
];
