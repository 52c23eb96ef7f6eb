import type { DrawingName } from '../../schema/drawings.ts';

/** What a drawing says to those who do not see it, and how it is shown. */
export type DrawingAbout = {
  /** One sentence, at most 160 characters. */
  label: string;
  /** Its cables find their way when it comes into view. */
  moves?: boolean;
};

/** A line drawing, as pages show it. */
export type Drawing = DrawingAbout & {
  /** The address of its SVG file, whose parts a page shows with `use`. */
  file: string;
};

/** Drawings by name. */
export type Drawings = Readonly<Partial<Record<DrawingName, Drawing>>>;

/** The file in a built site that has the drawings of its pages, for those that a visitor opens by a link. */
export const drawingsUrl = '/drawings.json';

/** The sheet of all drawings, so that a page never moves when one takes another's place. */
export const sheet = { width: 1180, height: 1120 } as const;
