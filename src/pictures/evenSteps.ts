/** The size of a picture in pixels, upright. */
export type Size = { width: number; height: number };

/** The steps of `evenStep`: from half as wide as high to eight times as wide. */
export const evenSteps = { least: -4, most: 12 };

/** The form of a picture as a whole number: 0 for a square, and 4 more for each time that it is twice as wide. */
export function evenStep({ width, height }: Size): number {
  const step = Math.round(4 * Math.log2(width / height));
  return Math.min(evenSteps.most, Math.max(evenSteps.least, step));
}

/** How much wider than a square of the same area a picture of a step is. */
export function evenFactor(step: number): number {
  return Math.round(2 ** (step / 8) * 100) / 100;
}
