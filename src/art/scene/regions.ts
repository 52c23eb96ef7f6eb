// Boolean operations on regions of the sheet. A region is a list of outlines; holes have the opposite direction.
import ClipperLib from 'clipper-lib';
import type { Spot } from './space.ts';

export type Rings = readonly (readonly Spot[])[];

/** The library needs integers, so coordinates are in hundredths of a unit. */
const fine = 100;

const { ctUnion, ctIntersection, ctDifference } = ClipperLib.ClipType;
const { ptSubject, ptClip } = ClipperLib.PolyType;
const { pftNonZero } = ClipperLib.PolyFillType;

function combined(how: ClipperLib.ClipType, subject: Rings, clip: Rings): Spot[][] {
  const clipper = new ClipperLib.Clipper();
  const put = (rings: Rings, as: ClipperLib.PolyType) => {
    const paths = rings
      .filter((ring) => ring.length > 2)
      .map((ring) =>
        ring.map(({ x, y }) => ({ X: Math.round(x * fine), Y: Math.round(y * fine) })),
      );
    clipper.AddPaths(paths, as, true);
  };
  put(subject, ptSubject);
  put(clip, ptClip);
  const found: ClipperLib.Paths = [];
  clipper.Execute(how, found, pftNonZero, pftNonZero);
  return found.map((path) => path.map(({ X, Y }) => ({ x: X / fine, y: Y / fine })));
}

/** The region that is inside any of the outlines. */
export const union = (rings: Rings): Spot[][] => combined(ctUnion, rings, []);
/** The region that is inside both. */
export const intersection = (a: Rings, b: Rings): Spot[][] => combined(ctIntersection, a, b);
/** The region that is inside the first and not inside the second. */
export const difference = (a: Rings, b: Rings): Spot[][] => combined(ctDifference, a, b);

/** The signed area of an outline: negative for the opposite direction, as of a hole. */
export const areaOf = (ring: readonly Spot[]) =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length];
    return next ? sum + x * next.y - next.x * y : sum;
  }, 0) / 2;

/** The ring, reversed if its signed area does not have the sign of `sign`. */
export const wound = (ring: readonly Spot[], sign: number) =>
  areaOf(ring) * sign < 0 ? ring.toReversed() : [...ring];
