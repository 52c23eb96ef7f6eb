// Surfaces: planes to put flat marks and solids on. Lengths are in inches.
import type { Fill, Weight } from './looks.ts';
import {
  type Corner,
  circleRing,
  circlesOn,
  cornerRing,
  type Frame,
  lift,
  type Ring,
} from './outlines.ts';
import type { Part } from './parts.ts';
import { solid } from './solids.ts';
import { add, type Point, times } from './space.ts';

/** The look of a flat mark on a surface: its fill, its outline, or both. */
export type Mark = { fill?: Fill; line?: Weight };

/**
 * A plane to put things on. u runs to the right as the viewer sees it, and v up, in inches from the lower left corner. On a
 * horizontal plane, u runs along x and v along y.
 */
export class Surface {
  readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** The point `out` inches in front of [u, v]. */
  point(u: number, v: number, out = 0): Point {
    return add(lift(this.frame, u, v), times(this.frame.out, out));
  }

  /** The same plane with [u, v] as its origin. */
  from(u: number, v: number): Surface {
    return new Surface({ ...this.frame, at: this.point(u, v) });
  }

  rect(u: number, v: number, w: number, h: number, mark: Mark, radius = 0): Part[] {
    return this.polygon(
      [
        [u, v, radius],
        [u + w, v, radius],
        [u + w, v + h, radius],
        [u, v + h, radius],
      ],
      mark,
    );
  }

  circle(u: number, v: number, radius: number, mark: Mark): Part[] {
    return flat({ ...this.frame, at: this.point(u, v) }, circleRing(radius), mark);
  }

  polygon(corners: readonly Corner[], mark: Mark): Part[] {
    return flat(this.frame, cornerRing(corners), mark);
  }

  /** A line through points [u, v]. */
  line(points: readonly (readonly [u: number, v: number])[], weight: Weight = 'detail'): Part {
    return {
      kind: 'line',
      points: points.map(([u, v]) => this.point(u, v)),
      weight,
      flat: true,
    };
  }

  /** A box on the surface, `out` inches thick. */
  slab(
    u: number,
    v: number,
    w: number,
    h: number,
    out: number,
    fill: Fill = 'paper',
    radius = 0,
  ): Part[] {
    return this.solid(
      [
        [u, v, radius],
        [u + w, v, radius],
        [u + w, v + h, radius],
        [u, v + h, radius],
      ],
      out,
      fill,
    );
  }

  /** A solid on the surface, `out` inches thick, with this outline. */
  solid(corners: readonly Corner[], out: number, fill: Fill = 'paper'): Part[] {
    return solid(this.frame, cornerRing(corners), out, fill);
  }

  /** A cylinder on the surface, `out` inches high: a knob, a lens, a wheel's hub. */
  drum(u: number, v: number, radius: number, out: number, fill: Fill = 'paper', taper = 1): Part[] {
    return solid({ ...this.frame, at: this.point(u, v) }, circleRing(radius), out, fill, { taper });
  }
}

/** A flat outline on a surface. */
function flat(frame: Frame, ring: Ring, { fill, line: weight }: Mark): Part[] {
  const outline = ring.points.map(({ u, v }) => lift(frame, u, v));
  const circles = circlesOn(frame, ring);
  const parts: Part[] = [];
  if (fill) parts.push({ kind: 'face', outline, normal: frame.out, fill, flat: true, circles });
  if (weight) {
    parts.push({
      kind: 'line',
      points: [...outline, ...outline.slice(0, 1)],
      weight,
      flat: true,
      circles,
    });
  }
  return parts;
}

/** The plane of a wall along x, or of a box's left face. `at` is its lower left corner. */
export function facingLeft(at: Point): Surface {
  return new Surface({ at, u: [1, 0, 0], v: [0, 0, 1], out: [0, 1, 0] });
}

/** The plane of a wall along y, or of a box's right face. `at` is its lower left corner: the one with the largest y. */
export function facingRight(at: Point): Surface {
  return new Surface({ at, u: [0, -1, 0], v: [0, 0, 1], out: [1, 0, 0] });
}

/** The plane of a floor, or of a box's top. `at` is its back corner. u runs along x, v along y. */
export function facingUp(at: Point): Surface {
  return new Surface({ at, u: [1, 0, 0], v: [0, 1, 0], out: [0, 0, 1] });
}

/** The three visible faces of a box, from its back lower corner and its size. */
export function facesOf([x, y, z]: Point, [w, d, h]: Point) {
  return {
    left: facingLeft([x, y + d, z]),
    right: facingRight([x + w, y + d, z]),
    up: facingUp([x, y, z + h]),
  };
}
