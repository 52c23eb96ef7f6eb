// Solids and surfaces. Lengths are in inches. Every solid stands with its back lower corner, or the middle of its foot, at a
// point, and is of one material.
import type { Fill, Weight } from './looks.ts';
import type { Circle, Edge, Face, Line, Part, Parts } from './parts.ts';
import { moved, normalOf } from './parts.ts';
import { add, cross, dot, minus, type Point, times, unit } from './space.ts';

/** A corner of a flat outline, and the radius that rounds it. */
export type Corner = readonly [u: number, v: number, radius?: number];

/** A flat outline as straight pieces. A point is smooth where the outline is round. */
type Ring = {
  readonly points: readonly { readonly u: number; readonly v: number; readonly smooth: boolean }[];
  readonly circles: readonly { readonly u: number; readonly v: number; readonly radius: number }[];
};

/** How many straight pieces a circle has while hidden parts are computed. It is written as an arc. */
const pieces = 48;
/** Pieces of a round wall are one face while their directions differ by less than the cosine of 16 degrees: three pieces. */
const flatEnough = Math.cos((16 * Math.PI) / 180);

function circleRing(radius: number): Ring {
  return {
    points: Array.from({ length: pieces }, (_, index) => {
      const angle = (2 * Math.PI * index) / pieces;
      return { u: radius * Math.cos(angle), v: radius * Math.sin(angle), smooth: true };
    }),
    circles: [{ u: 0, v: 0, radius }],
  };
}

/** The outline through corners, with their roundings. */
function cornerRing(corners: readonly Corner[]): Ring {
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
    // The middle of the rounding lies on the line that halves the corner.
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

/** A place in space and two directions at a right angle, each one inch long; `out` is where the front looks. */
type Frame = { at: Point; u: Point; v: Point; out: Point };

const lift = ({ at, u, v }: Frame, alongU: number, alongV: number): Point =>
  add(at, add(times(u, alongU), times(v, alongV)));

const circlesOn = (frame: Frame, { circles }: Ring, scale = 1): Circle[] =>
  circles.map(({ u, v, radius }) => ({
    centre: lift(frame, u * scale, v * scale),
    u: times(frame.u, radius * scale),
    v: times(frame.v, radius * scale),
  }));

type SolidOptions = {
  /** The other end is this much as large as the first, towards the middle of the frame. */
  taper?: number;
  /** Throws no shadow on the floor. */
  shadow?: boolean;
};

/** A solid between an outline and its copy `depth` further out. */
function solid(
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
  // An outline need not be convex, so the way a side looks comes from the way round it.
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
  // Sides: a straight one is a face, and so are a few pieces of a round one that look in nearly the same direction.
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

/** A cylinder from the middle of its one end, along an axis. With `taper` the other end is smaller: 0 makes a cone. */
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
 * An outline pulled along an axis. Its corners are [y, z] for the axis x, [x, z] for y and [x, y] for z, from the point
 * `at`; a third number rounds the corner.
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

/** A round bar between two points: a tripod's leg, an arm, a pipe that slopes. */
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

/** A face by its corners, seen from both sides: a sail, a sheet, a beam's side. */
export function sheet(outline: readonly Point[], fill: Fill, weight?: Weight): Part[] {
  const face: Face = { kind: 'face', outline, normal: normalOf(outline), fill, twoSided: true };
  return weight ? [face, line([...outline, ...outline.slice(0, 1)], weight)] : [face];
}

/** A line through points of the space. */
export function line(points: readonly Point[], weight: Weight = 'detail'): Line {
  return { kind: 'line', points, weight };
}

/** What is put on a surface: its fill, its outline, or both. */
export type Mark = { fill?: Fill; line?: Weight };

/**
 * A plane to put things on. Its u runs to the right as the reader sees it and its v up (on what lies flat: along x and
 * along y), in inches from the corner that is left and lowest.
 */
export class Surface {
  readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** A point of the surface, `out` inches before it. */
  point(u: number, v: number, out = 0): Point {
    return add(lift(this.frame, u, v), times(this.frame.out, out));
  }

  /** The same plane from another corner. */
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

  /** A box that stands out from the surface. */
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

  /** An outline that stands out from the surface. */
  solid(corners: readonly Corner[], out: number, fill: Fill = 'paper'): Part[] {
    return solid(this.frame, cornerRing(corners), out, fill);
  }

  /** A cylinder that stands out from the surface: a knob, a lens, a wheel's hub. */
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

/** The plane of a wall, or of a box's left face, that runs along x, from its left lower corner. */
export function facingLeft(at: Point): Surface {
  return new Surface({ at, u: [1, 0, 0], v: [0, 0, 1], out: [0, 1, 0] });
}

/** The plane of a wall, or of a box's right face, that runs along y. `at` is its left lower corner: the one with the largest y. */
export function facingRight(at: Point): Surface {
  return new Surface({ at, u: [0, -1, 0], v: [0, 0, 1], out: [1, 0, 0] });
}

/** The plane of a floor, or of a box's top, from its back corner. u runs along x, v along y. */
export function facingUp(at: Point): Surface {
  return new Surface({ at, u: [1, 0, 0], v: [0, 1, 0], out: [0, 0, 1] });
}

/** The three faces of a box that are seen. */
export function facesOf([x, y, z]: Point, [w, d, h]: Point) {
  return {
    left: facingLeft([x, y + d, z]),
    right: facingRight([x + w, y + d, z]),
    up: facingUp([x, y, z + h]),
  };
}

/** Copies of parts, each moved by a step further. */
export function row(count: number, step: Point, parts: Parts | ((index: number) => Parts)): Part[] {
  return Array.from({ length: count }, (_, index) =>
    moved(times(step, index), typeof parts === 'function' ? parts(index) : parts),
  ).flat();
}
