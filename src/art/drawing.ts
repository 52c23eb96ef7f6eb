import type { DrawingName } from '../../schema/drawings.ts';

/** The text alternative of a drawing, and whether it is animated. */
export type DrawingAbout = {
  /** One sentence, at most 160 characters. */
  label: string;
  /** Whether its cables are drawn from end to end when it comes into view. */
  moves?: boolean;
};

/** A line drawing, as pages show it. */
export type Drawing = DrawingAbout & {
  /** The address of its SVG file, whose parts a page shows with `use`. */
  file: string;
};

/** Drawings by name. */
export type Drawings = Readonly<Partial<Record<DrawingName, Drawing>>>;

/**
 * The file in a built site that lists the drawings of its pages. A client-side navigation loads it. Paths of pages have no dot,
 * so no page's document has this name.
 */
export const drawingsUrl = '/drawings.index.json';

/** The size of every drawing. It is the same for all, so the layout does not shift when one replaces another. */
export const sheet = { width: 1180, height: 1120 } as const;
