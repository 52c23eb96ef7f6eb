/** The size of a picture in pixels, in its display orientation. */
export type Size = { width: number; height: number };

/** The range of `aspectBucket`: from half as wide as high to eight times as wide as high. */
export const aspectBuckets = { min: -4, max: 12 };

/** The ratio of a picture as a whole number: 0 for a square, and 4 more for each doubling of its width. */
export function aspectBucket({ width, height }: Size): number {
  const bucket = Math.round(4 * Math.log2(width / height));
  return Math.min(aspectBuckets.max, Math.max(aspectBuckets.min, bucket));
}

/** The width of a picture with the ratio of a bucket, divided by the side of a square of the same area. */
export function equalAreaScale(bucket: number): number {
  return Math.round(2 ** (bucket / 8) * 100) / 100;
}
