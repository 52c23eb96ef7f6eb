/** The size of a picture in pixels, in its display orientation. */
export type Size = { width: number; height: number };

/** The range of `aspectBucket`: from half as wide as tall to eight times as wide as tall. */
export const aspectBuckets = { min: -4, max: 12 };

/** The bucket of a picture's ratio: 0 for a square, and 4 more for each doubling of its width. */
export function aspectBucket({ width, height }: Size): number {
  const bucket = Math.round(4 * Math.log2(width / height));
  return Math.min(aspectBuckets.max, Math.max(aspectBuckets.min, bucket));
}

/** The width of a picture with a bucket's ratio, divided by the side of a square of the same area. */
export function equalAreaScale(bucket: number): number {
  return Math.round(2 ** (bucket / 8) * 100) / 100;
}
