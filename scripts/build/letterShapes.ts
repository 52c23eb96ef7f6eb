import type { OpenTypeface } from '../content/fonts/openTypeface.ts';

/** The outlines of letters as SVG path commands, whose values alternate between x and y, and their bounding box. */
type LetterShapes = {
  commands: readonly { type: string; values: readonly number[] }[];
  left: number;
  top: number;
  width: number;
  height: number;
};

/**
 * The outlines of a few letters in a typeface: bold if its font is variable, else in the font's only weight. Undefined if the
 * typeface lacks one of the letters.
 */
export function letterShapes(letters: string, typeface: OpenTypeface): LetterShapes | undefined {
  const hasAll = Array.from(letters).every(typeface.has);
  const commands = hasAll ? typeface.outlinesOf(letters, 700, -0.02) : [];
  const numbers = commands.flatMap(({ values }) => values);
  if (numbers.length === 0) return undefined;
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top];
  return { commands, left, top, width, height };
}
