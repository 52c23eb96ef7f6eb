// The parts of a scene: flat faces, lines, edges and balls in space, and the functions that move and turn them.
import type { Fill, Weight } from './looks.ts';
import { add, cross, minus, type Point } from './space.ts';

/** A circle in space: its centre, and two perpendicular radii as vectors. */
export type Circle = { readonly centre: Point; readonly u: Point; readonly v: Point };

/** A flat face. */
export type Face = {
  readonly kind: 'face';
  readonly outline: readonly Point[];
  readonly holes?: readonly (readonly Point[])[];
  readonly fill: Fill;
  /** Whether it lies on another face and is painted over it. Where several overlap, the later one is on top. */
  readonly flat?: boolean;
  readonly circles?: readonly Circle[];
  /** The direction that the face faces. Its back is invisible, unless it is two-sided. */
  readonly normal: Point;
  readonly twoSided?: boolean;
  /** Whether it throws a shadow on the floor. */
  readonly shadow?: boolean;
  /** Whether it is the floor, which is not painted and receives the shadows. */
  readonly ground?: boolean;
};

/** A line along points. */
export type Line = {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly weight: Weight;
  readonly circles?: readonly Circle[];
  /** Whether it lies on a face, as a flat face does. */
  readonly flat?: boolean;
};

/**
 * Where two faces of a solid meet. It is drawn as an outline when one of them is turned to the viewer, and as an inner edge
 * when both are and the edge is not smooth.
 */
export type Edge = {
  readonly kind: 'edge';
  readonly points: readonly [Point, Point];
  readonly normals: readonly [Point, Point];
  /** Whether the surface is round here, so that the edge is drawn only as an outline. */
  readonly smooth: boolean;
  readonly circles?: readonly Circle[];
};

/** A ball. It looks like a circle from every side. */
export type Ball = {
  readonly kind: 'ball';
  readonly centre: Point;
  readonly radius: number;
  readonly fill: Fill;
  readonly shadow?: boolean;
};

/** A part of a scene. Lists of parts can be nested. */
export type Part = Face | Line | Edge | Ball;
export type Parts = Part | readonly Parts[];

/** Flattens nested lists of parts, in their order. */
export function partsIn(parts: Parts): Part[] {
  return 'kind' in parts ? [parts] : parts.flatMap(partsIn);
}

type Change = { point: (point: Point) => Point; vector: (vector: Point) => Point };

function changed(parts: Parts, { point, vector }: Change): Part[] {
  const circle = ({ centre, u, v }: Circle): Circle => ({
    centre: point(centre),
    u: vector(u),
    v: vector(v),
  });
  return partsIn(parts).map((part) => {
    if (part.kind === 'ball') return { ...part, centre: point(part.centre) };
    const circles = part.circles?.map(circle);
    if (part.kind === 'line') return { ...part, points: part.points.map(point), circles };
    if (part.kind === 'edge') {
      const [from, to] = part.points;
      const [one, other] = part.normals;
      return {
        ...part,
        points: [point(from), point(to)],
        normals: [vector(one), vector(other)],
        circles,
      };
    }
    return {
      ...part,
      outline: part.outline.map(point),
      holes: part.holes?.map((hole) => hole.map(point)),
      normal: vector(part.normal),
      circles,
    };
  });
}

/** Parts moved by a vector. */
export function moved(by: Point, parts: Parts): Part[] {
  return changed(parts, { point: (point) => add(point, by), vector: (vector) => vector });
}

/** Parts turned about the vertical axis through a point, in degrees: 90 turns +x to +y (clockwise on the sheet). */
export function turned(degrees: number, parts: Parts, about: Point = [0, 0, 0]): Part[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [rounded(Math.cos(angle)), rounded(Math.sin(angle))];
  return changed(
    parts,
    spun(about, ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z]),
  );
}

/** Parts turned about the line through a point along the x or the y axis, in degrees: things that lean or lie. */
export function tilted(degrees: number, axis: 'x' | 'y', parts: Parts, about: Point): Part[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [rounded(Math.cos(angle)), rounded(Math.sin(angle))];
  return changed(
    parts,
    spun(about, ([x, y, z]) =>
      axis === 'x'
        ? [x, y * cos - z * sin, y * sin + z * cos]
        : [x * cos + z * sin, y, z * cos - x * sin],
    ),
  );
}

/** Rounds a sine or cosine. Unrounded, a turn by 90 degrees would leave tiny gaps between faces that should touch. */
const rounded = (value: number) => Math.round(value * 1e12) / 1e12;

function spun(about: Point, vector: (vector: Point) => Point): Change {
  return { vector, point: (point) => add(about, vector(minus(point, about))) };
}

/** The normal of an outline. Its length is twice the area (Newell's method). */
export function normalOf(outline: readonly Point[]): Point {
  let sum: Point = [0, 0, 0];
  outline.forEach((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    sum = add(sum, cross(point, next));
  });
  return sum;
}
