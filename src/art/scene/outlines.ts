// Flat outlines and their position in space, in inches.
import type { Circle } from './parts.ts';
import { add, type Point, times } from './space.ts';

/** A corner of a flat outline, and the radius of its rounding. Default: not rounded. */
export type Corner = readonly [u: number, v: number, radius?: number];

/** A flat outline as a polygon. A point is `smooth` where the polygon approximates a curve; `circles` lists these curves. */
export type Ring = {
  readonly points: readonly { readonly u: number; readonly v: number; readonly smooth: boolean }[];
  readonly circles: readonly { readonly u: number; readonly v: number; readonly radius: number }[];
};

/** How many segments approximate a circle in the visibility computation. The SVG file has an arc instead. */
const pieces = 48;
export function circleRing(radius: number): Ring {
  return {
    points: Array.from({ length: pieces }, (_, index) => {
      const angle = (2 * Math.PI * index) / pieces;
      return { u: radius * Math.cos(angle), v: radius * Math.sin(angle), smooth: true };
    }),
    circles: [{ u: 0, v: 0, radius }],
  };
}

/** The outline through corners, with rounded corners where they have a radius. */
export function cornerRing(corners: readonly Corner[]): Ring {
  const points: { u: number; v: number; smooth: boolean }[] = [];
  const circles: { u: number; v: number; radius: number }[] = [];
  corners.forEach(([u, v, radius = 0], index) => {
    const [fromU, fromV] = corners[(index + corners.length - 1) % corners.length] ?? [u, v];
    const [toU, toV] = corners[(index + 1) % corners.length] ?? [u, v];
    const before = Math.atan2(fromV - v, fromU - u);
    const after = Math.atan2(toV - v, toU - u);
    let between = after - before;
    if (between > Math.PI) between -= 2 * Math.PI;
    if (between < -Math.PI) between += 2 * Math.PI;
    if (radius === 0 || Math.abs(Math.abs(between) - Math.PI) < 1e-6) {
      points.push({ u, v, smooth: false });
      return;
    }
    // The centre of the rounding is on the bisector of the corner.
    const middle = before + between / 2;
    const away = radius / Math.sin(Math.abs(between) / 2);
    const centreU = u + away * Math.cos(middle);
    const centreV = v + away * Math.sin(middle);
    circles.push({ u: centreU, v: centreV, radius });
    const turn = Math.PI - Math.abs(between);
    const count = Math.max(2, Math.round((pieces * turn) / (2 * Math.PI)));
    const start = middle + Math.PI + (Math.sign(between) * turn) / 2;
    for (let step = 0; step <= count; step += 1) {
      const angle = start - (Math.sign(between) * turn * step) / count;
      points.push({
        u: centreU + radius * Math.cos(angle),
        v: centreV + radius * Math.sin(angle),
        smooth: true,
      });
    }
  });
  return { points, circles };
}

/** A plane in space: its origin `at`, the perpendicular unit vectors `u` and `v` in it, and its front's normal `out`. */
export type Frame = { at: Point; u: Point; v: Point; out: Point };

export const lift = ({ at, u, v }: Frame, alongU: number, alongV: number): Point =>
  add(at, add(times(u, alongU), times(v, alongV)));

export const circlesOn = (frame: Frame, { circles }: Ring, scale = 1): Circle[] =>
  circles.map(({ u, v, radius }) => ({
    centre: lift(frame, u * scale, v * scale),
    u: times(frame.u, radius * scale),
    v: times(frame.v, radius * scale),
  }));
