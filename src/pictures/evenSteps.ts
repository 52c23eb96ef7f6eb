/** The size of a picture in pixels, in its display orientation. */
export type Size = { width: number; height: number };

/** The range of `evenStep`: from half as wide as high to eight times as wide as high. */
export const evenSteps = { least: -4, most: 12 };

/** The ratio of a picture as a whole number: 0 for a square, and 4 more for each doubling of its width. */
export function evenStep({ width, height }: Size): number {
  const step = Math.round(4 * Math.log2(width / height));
  return Math.min(evenSteps.most, Math.max(evenSteps.least, step));
}

/** The width of a picture with the ratio of a step, divided by the side of a square of the same area. */
export function evenFactor(step: number): number {
  return Math.round(2 ** (step / 8) * 100) / 100;
}
