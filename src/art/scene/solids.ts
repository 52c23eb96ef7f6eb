// Solids of one material. Lengths are in inches. `at` is the back lower corner of a solid, or the middle of its base.
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
import {
  type Circle,
  type Edge,
  type Face,
  type Line,
  moved,
  normalOf,
  type Part,
  type Parts,
} from './parts.ts';
import { add, cross, dot, minus, type Point, times, unit } from './space.ts';

/** Pieces of a round side are one face while their normals differ by less than 16 degrees: three pieces of a circle. */
const flatEnough = Math.cos((16 * Math.PI) / 180);

type SolidOptions = {
  /** The size of the far end as a factor of the near one, scaled towards the origin of the frame. Default: 1. */
  taper?: number;
  /** Whether it throws a shadow on the floor. Default: yes. */
  shadow?: boolean;
};

/** The solid between an outline and its copy, which is `depth` inches along `out`. */
export function solid(
  frame: Frame,
  ring: Ring,
  depth: number,
  fill: Fill,
  { taper = 1, shadow = true }: SolidOptions = {},
): Part[] {
  const far: Frame = { ...frame, at: add(frame.at, times(frame.out, depth)) };
  const near = ring.points.map(({ u, v }) => lift(frame, u, v));
  const ends = ring.points.map(({ u, v }) => lift(far, u * taper, v * taper));
  const nearCircles = circlesOn(frame, ring);
  const farCircles = circlesOn(far, ring, taper);
  const back = times(frame.out, -1);
  const parts: Part[] = [
    { kind: 'face', outline: near, normal: back, fill, circles: nearCircles, shadow },
  ];
  if (taper > 0) {
    parts.push({
      kind: 'face',
      outline: ends,
      normal: frame.out,
      fill,
      circles: farCircles,
      shadow,
    });
  }
  // An outline need not be convex, so the normal of a side is derived from the direction of the outline.
  const area = ring.points.reduce((sum, { u, v }, index) => {
    const next = ring.points[(index + 1) % ring.points.length];
    return next ? sum + u * next.v - next.u * v : sum;
  }, 0);
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[(index + items.length) % items.length];
    if (item === undefined) throw new Error('A solid needs an outline.');
    return item;
  };
  const normals = ring.points.map(({ u, v }, index) => {
    const next = at(ring.points, index + 1);
    const outwards = add(
      times(frame.u, (next.v - v) * Math.sign(area)),
      times(frame.v, (u - next.u) * Math.sign(area)),
    );
    if (taper === 1) return unit(outwards);
    const plane = cross(
      minus(at(near, index + 1), at(near, index)),
      minus(at(ends, index), at(near, index)),
    );
    const other = cross(
      minus(at(ends, index + 1), at(ends, index)),
      minus(at(ends, index), at(near, index)),
    );
    const best = dot(plane, plane) > dot(other, other) ? plane : other;
    return unit(dot(best, outwards) > 0 ? best : times(best, -1));
  });
  // A straight side is one face. So are a few pieces of a round side that face nearly the same direction.
  let start = 0;
  for (let index = 1; index <= near.length; index += 1) {
    const goesOn = index < near.length && at(ring.points, index).smooth;
    if (goesOn && dot(at(normals, start), at(normals, index)) > flatEnough) continue;
    const along = Array.from({ length: index - start + 1 }, (_, step) => start + step);
    const outline = [
      ...along.map((step) => at(near, step)),
      ...along.reverse().map((step) => at(ends, step)),
    ];
    const normal = unit(
      along.slice(1).reduce<Point>((sum, step) => add(sum, at(normals, step)), [0, 0, 0]),
    );
    parts.push({
      kind: 'face',
      outline,
      normal,
      fill,
      shadow,
      circles: [...nearCircles, ...farCircles],
    });
    start = index;
  }
  normals.forEach((normal, index) => {
    const edge = (
      from: Point,
      to: Point,
      other: Point,
      smooth: boolean,
      circles?: Circle[],
    ): Edge => ({
      kind: 'edge',
      points: [from, to],
      normals: [normal, other],
      smooth,
      circles,
    });
    parts.push(edge(at(near, index), at(near, index + 1), back, false, nearCircles));
    if (taper > 0) {
      parts.push(edge(at(ends, index), at(ends, index + 1), frame.out, false, farCircles));
    }
    parts.push(
      edge(at(near, index), at(ends, index), at(normals, index - 1), at(ring.points, index).smooth),
    );
  });
  return parts;
}

const axes = {
  x: { u: [0, 1, 0], v: [0, 0, 1], out: [1, 0, 0] },
  y: { u: [1, 0, 0], v: [0, 0, 1], out: [0, 1, 0] },
  z: { u: [1, 0, 0], v: [0, 1, 0], out: [0, 0, 1] },
} as const satisfies Record<string, Omit<Frame, 'at'>>;

export type Axis = keyof typeof axes;

/** A box: its back lower corner (least x, y and z), its size along x, y and z. */
export function box(
  at: Point,
  [w, d, h]: Point,
  fill: Fill = 'paper',
  options?: SolidOptions,
): Part[] {
  const ring = cornerRing([
    [0, 0],
    [w, 0],
    [w, d],
    [0, d],
  ]);
  return solid({ at, ...axes.z }, ring, h, fill, options);
}

/** A cylinder along an axis. `at` is the centre of its first end. With `taper` the other end is smaller: 0 makes a cone. */
export function cylinder(
  at: Point,
  axis: Axis,
  radius: number,
  depth: number,
  fill: Fill = 'paper',
  options?: SolidOptions,
): Part[] {
  return solid({ at, ...axes[axis] }, circleRing(radius), depth, fill, options);
}

/** A ball round a point. */
export function ball(centre: Point, radius: number, fill: Fill = 'paper', shadow = true): Part {
  return { kind: 'ball', centre, radius, fill, shadow };
}

/**
 * An outline extruded along an axis. Its corners are [y, z] for the axis x, [x, z] for y and [x, y] for z, relative to
 * `at`; a third number is the radius of the corner.
 */
export function extrude(
  at: Point,
  axis: Axis,
  corners: readonly Corner[],
  depth: number,
  fill: Fill = 'paper',
  options?: SolidOptions,
): Part[] {
  return solid({ at, ...axes[axis] }, cornerRing(corners), depth, fill, options);
}

/** A round bar between two points: a tripod's leg, an arm, a sloping pipe. */
export function bar(
  from: Point,
  to: Point,
  radius: number,
  fill: Fill = 'paper',
  options?: SolidOptions,
): Part[] {
  const out = unit(minus(to, from));
  const side = unit(cross(out, Math.abs(out[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const frame: Frame = { at: from, u: side, v: cross(out, side), out };
  const run = minus(to, from);
  return solid(frame, circleRing(radius), Math.sqrt(dot(run, run)), fill, options);
}

/** A two-sided face by its corners: a sail, a sheet of paper, the side of a beam. */
export function sheet(outline: readonly Point[], fill: Fill, weight?: Weight): Part[] {
  const face: Face = { kind: 'face', outline, normal: normalOf(outline), fill, twoSided: true };
  return weight ? [face, line([...outline, ...outline.slice(0, 1)], weight)] : [face];
}

/** A line through points in space. */
export function line(points: readonly Point[], weight: Weight = 'detail'): Line {
  return { kind: 'line', points, weight };
}

/** `count` copies of parts, each moved by one more `step`. */
export function row(count: number, step: Point, parts: Parts | ((index: number) => Parts)): Part[] {
  return Array.from({ length: count }, (_, index) =>
    moved(times(step, index), typeof parts === 'function' ? parts(index) : parts),
  ).flat();
}
