/** A line drawing, as pages show it. */
export type Drawing = {
  /** What it says to those who do not see it: one sentence, at most 160 characters. */
  label: string;
  /** The address of its SVG file, whose parts a page shows with `use`. */
  file: string;
  /** Its cables find their way when it comes into view. */
  moves?: boolean;
};

/** The sheet of all drawings, so that a page never moves when one takes another's place. */
export const sheet = { width: 1180, height: 1120 } as const;
