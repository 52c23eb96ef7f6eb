// Operations on regions of the sheet. A region is a list of outlines; holes run the other way round.
import ClipperLib from 'clipper-lib';
import type { Spot } from './space.ts';

export type Rings = readonly (readonly Spot[])[];

/** The library counts in whole numbers: hundredths of a unit. */
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

/** What lies in any of the outlines. */
export const union = (rings: Rings): Spot[][] => combined(ctUnion, rings, []);
/** What lies in both regions. */
export const intersection = (a: Rings, b: Rings): Spot[][] => combined(ctIntersection, a, b);
/** What lies in the first region and not in the second. */
export const difference = (a: Rings, b: Rings): Spot[][] => combined(ctDifference, a, b);

/** The area of an outline, with its sign: negative for one that runs the other way round. */
export const areaOf = (ring: readonly Spot[]) =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length];
    return next ? sum + x * next.y - next.x * y : sum;
  }, 0) / 2;

/** The ring with a positive area, or with a negative one. */
export const wound = (ring: readonly Spot[], sign: number) =>
  areaOf(ring) * sign < 0 ? ring.toReversed() : [...ring];
