// What a scene is made of: flat faces and lines in space, and how they are moved.
import type { Fill, Weight } from './looks.ts';
import { add, cross, minus, type Point } from './space.ts';

/** A circle in space. Both radii are vectors from its centre, at a right angle, and of one length. */
export type Circle = { readonly centre: Point; readonly u: Point; readonly v: Point };

/** A flat face. */
export type Face = {
  readonly kind: 'face';
  readonly outline: readonly Point[];
  readonly holes?: readonly (readonly Point[])[];
  readonly fill: Fill;
  /** Lies on another face and is painted over it. Among those that touch, what comes later is on top. */
  readonly flat?: boolean;
  readonly circles?: readonly Circle[];
  /** The way the face looks. Its back is not seen, unless it is two-sided. */
  readonly normal: Point;
  readonly twoSided?: boolean;
  /** Throws a shadow on the floor. */
  readonly shadow?: boolean;
  /** Is the floor: not painted, and takes the shadows. */
  readonly ground?: boolean;
};

/** A line along points. */
export type Line = {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly weight: Weight;
  readonly circles?: readonly Circle[];
  /** Lies on a face, as a flat face does. */
  readonly flat?: boolean;
};

/** Where two faces of a solid meet. It is drawn when one of them is seen at least, and when they meet in an angle or one ends the solid. */
export type Edge = {
  readonly kind: 'edge';
  readonly points: readonly [Point, Point];
  readonly normals: readonly [Point, Point];
  /** The surface is round here: the edge is seen only where the solid ends. */
  readonly smooth: boolean;
  readonly circles?: readonly Circle[];
};

/** A ball: from everywhere a circle. */
export type Ball = {
  readonly kind: 'ball';
  readonly centre: Point;
  readonly radius: number;
  readonly fill: Fill;
  readonly shadow?: boolean;
};

/** What is placed in a scene. Lists may hold lists. */
export type Part = Face | Line | Edge | Ball;
export type Parts = Part | readonly Parts[];

/** All faces and lines of parts, in their order. */
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

/** Parts in another place. */
export function moved(by: Point, parts: Parts): Part[] {
  return changed(parts, { point: (point) => add(point, by), vector: (vector) => vector });
}

/** Parts turned on the spot about a vertical axis, in degrees: 90 turns the x axis to the y axis (clockwise on the sheet). */
export function turned(degrees: number, parts: Parts, about: Point = [0, 0, 0]): Part[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [rounded(Math.cos(angle)), rounded(Math.sin(angle))];
  return changed(
    parts,
    spun(about, ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z]),
  );
}

/** Parts turned about a line along the x or the y axis, in degrees: what leans or lies. */
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

/** Without this a turn by 90 degrees would leave faces that should touch a hair apart. */
const rounded = (value: number) => Math.round(value * 1e12) / 1e12;

function spun(about: Point, vector: (vector: Point) => Point): Change {
  return { vector, point: (point) => add(about, vector(minus(point, about))) };
}

/** The direction that an outline looks in, as long as its area times two (Newell's method). */
export function normalOf(outline: readonly Point[]): Point {
  let sum: Point = [0, 0, 0];
  outline.forEach((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    sum = add(sum, cross(point, next));
  });
  return sum;
}
