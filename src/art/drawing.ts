/** A line drawing: what it says to those who do not see it, its frame and its SVG markup. */
export type Drawing = {
  /** One sentence, at most 160 characters. */
  label: string;
  viewBox: string;
  /** The inside of the svg element. Empty where the drawing has a file. */
  markup: string;
  /** The address of the file that has the markup (drawingFile.ts). */
  file?: string;
};

/** The frame that all drawings share, so that a page never moves when one takes another's place. */
export const viewBox = '40 40 590 560';
