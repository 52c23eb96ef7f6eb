// What is seen of a scene: of every face the region, of every line the pieces, that no nearer face covers. Faces are flat and
// the projection is parallel, so the difference in depth of two faces is linear over the sheet and everything is exact.
import { opacityOf, shade, type Weight } from './looks.ts';
import { normalOf, type Part } from './parts.ts';
import { difference, intersection, union } from './regions.ts';
import {
  add,
  cross,
  type Depth,
  depthAt,
  depthOf,
  dot,
  length,
  type Point,
  project,
  type Spot,
  times,
  unit,
} from './space.ts';

/** How the scene lies on the sheet: units of the sheet for an inch, and where the origin is. */
export type Placing = { readonly scale: number; readonly x: number; readonly y: number };

/** An ellipse on the sheet: a circle of the scene as it is seen. */
export type Ellipse = {
  readonly centre: Spot;
  /** What the unit circle is multiplied with. */
  readonly u: Spot;
  readonly v: Spot;
};

export type Region = {
  readonly colour: string;
  readonly opacity: number;
  /** What has the higher number is painted later. */
  readonly layer: number;
  /** Outlines and holes on the sheet, in whole units. */
  readonly rings: readonly (readonly Spot[])[];
};

export type Stroke = { readonly weight: Weight; readonly points: readonly Spot[] };

export type Visible = {
  readonly regions: readonly Region[];
  readonly strokes: readonly Stroke[];
  readonly ellipses: readonly { ellipse: Ellipse; spots: readonly Spot[] }[];
};

/** Planes that are nearer to each other than this, in inches towards the eye, touch. */
const touching = 0.02;
/** A spot that is nearer to an outline than this, in units, is not inside. */
const border = 0.06;
/** Regions smaller than this, in square units, are not seen. */
const leastArea = 1.5;

const eye: Point = [1, 1, 1];
/** The way from a point to its shadow on the floor, for an inch of height. */
const light: Point = [0.42, -0.16, -1];
/** What hangs higher than this throws no shadow on the floor, in inches. */
const highestShadow = 60;

type Box = { left: number; right: number; top: number; bottom: number };

type SeenFace = {
  rings: Spot[][];
  depth: Depth;
  box: Box;
  flat: boolean;
  order: number;
  colour: string;
  opacity: number;
};

type SeenLine = { spots: Spot[]; depths: number[]; weight: Weight; order: number };

function boxOf(spots: readonly Spot[]): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of spots) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const areaOf = (ring: readonly Spot[]) =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length];
    return next ? sum + x * next.y - next.x * y : sum;
  }, 0) / 2;

/** The ring with a positive area, or with a negative one. */
const wound = (ring: readonly Spot[], sign: number) =>
  areaOf(ring) * sign < 0 ? ring.toReversed() : [...ring];

/** Where a point lies on the sheet. */
export function placed(placing: Placing, point: Point): Spot {
  const { x, y } = project(point);
  return { x: placing.x + placing.scale * x, y: placing.y + placing.scale * y };
}

/** What is seen of parts on a sheet; `frame` cuts off what lies outside. */
export function visible(parts: readonly Part[], placing: Placing, frame?: Box): Visible {
  const { faces, lines, ground } = seen(parts, placing);
  const opaque = faces.filter(({ opacity }) => opacity === 1);
  const inFrame = ({ box }: { box: Box }) => !frame || overlap(box, frame);
  const layers = layersOf(faces);
  const regions: Region[] = [];
  for (const face of faces) {
    if (!inFrame(face)) continue;
    const rings = regionOf(face, opaque, frame);
    if (rings.length > 0) {
      regions.push({
        colour: face.colour,
        opacity: face.opacity,
        layer: layers.get(face) ?? 0,
        rings,
      });
    }
  }
  const shadow = shadowOf(parts, placing, ground, opaque, frame);
  if (shadow.length > 0) {
    regions.push({
      colour: shade('shadow', eye),
      opacity: opacityOf('shadow'),
      layer: -1,
      rings: shadow,
    });
  }
  const strokes = lines
    .filter((each) => inFrame({ box: boxOf(each.spots) }))
    .flatMap((each) => piecesOf(each, opaque, frame));
  return { regions: merged(regions), strokes, ellipses: ellipsesOf(parts, placing) };
}

/** Faces and lines that are turned to the eye, on the sheet. */
function seen(parts: readonly Part[], placing: Placing) {
  const faces: SeenFace[] = [];
  const lines: SeenLine[] = [];
  const ground: Spot[][] = [];
  const spot = (point: Point) => placed(placing, point);
  const addLine = (points: readonly Point[], weight: Weight, order: number) =>
    lines.push({ spots: points.map(spot), depths: points.map(([, , z]) => z), weight, order });

  parts.forEach((part, order) => {
    if (part.kind === 'line') addLine(part.points, part.weight, order);
    if (part.kind === 'edge') {
      const [first, second] = part.normals.map((normal) => dot(normal, eye) > 1e-9);
      const isEnd = first !== second;
      const isCrease = first === true && second === true && !part.smooth;
      if (isEnd || isCrease) addLine(part.points, isEnd ? 'outline' : 'edge', order);
    }
    if (part.kind === 'ball') {
      const outline = ballOutline(part.centre, part.radius);
      const depth = depthOf(part.centre, eye);
      const spots = wound(outline.map(spot), 1);
      if (depth)
        faces.push(
          faceOf(
            depth,
            [spots],
            shade(part.fill, [0, 0, 1]),
            opacityOf(part.fill),
            false,
            order,
            placing,
          ),
        );
      addLine([...outline, ...outline.slice(0, 1)], 'outline', order);
    }
    if (part.kind === 'face') {
      if (part.ground) {
        ground.push(part.outline.map(spot));
        return;
      }
      const towards = dot(unit(part.normal), eye);
      if (towards <= 1e-6 && !(part.twoSided && towards < -1e-6)) return;
      const plane = normalOf(part.outline);
      const [first] = part.outline;
      const depth = first && depthOf(first, plane);
      if (!depth) return;
      const normal = towards > 0 ? part.normal : times(part.normal, -1);
      const rings = [part.outline, ...(part.holes ?? [])].map((ring, index) =>
        wound(ring.map(spot), index === 0 ? 1 : -1),
      );
      faces.push(
        faceOf(
          depth,
          rings,
          shade(part.fill, normal),
          opacityOf(part.fill),
          part.flat ?? false,
          order,
          placing,
        ),
      );
    }
  });
  return { faces, lines, ground };
}

function faceOf(
  depth: Depth,
  rings: Spot[][],
  colour: string,
  opacity: number,
  flat: boolean,
  order: number,
  { scale, x, y }: Placing,
): SeenFace {
  // The depth for spots of the sheet and not of the space.
  const onSheet: Depth = {
    x: depth.x / scale,
    y: depth.y / scale,
    at0: depth.at0 - (depth.x * x + depth.y * y) / scale,
  };
  return { rings, depth: onSheet, box: boxOf(rings[0] ?? []), flat, order, colour, opacity };
}

/** The outline of a ball as the eye sees it. */
function ballOutline(centre: Point, radius: number): Point[] {
  const { u, v } = ballCircle(radius);
  return Array.from({ length: 48 }, (_, index) => {
    const angle = (index * Math.PI) / 24;
    return add(centre, add(times(u, Math.cos(angle)), times(v, Math.sin(angle))));
  });
}

function ballCircle(radius: number) {
  const u = times(unit([1, -1, 0]), radius);
  return { u, v: times(unit(cross(u, eye)), radius) };
}

/** How far `back` covers `front`: its depth less that of the other, as a linear function of the sheet. */
const less = (a: Depth, b: Depth): Depth => ({ x: a.x - b.x, y: a.y - b.y, at0: a.at0 - b.at0 });

/** The least and the largest value of a linear function over a box. */
function range(value: Depth, box: Box): [number, number] {
  const values = [
    depthAt(value, { x: box.left, y: box.top }),
    depthAt(value, { x: box.right, y: box.top }),
    depthAt(value, { x: box.left, y: box.bottom }),
    depthAt(value, { x: box.right, y: box.bottom }),
  ];
  return [Math.min(...values), Math.max(...values)];
}

const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The part of a ring where a linear function is above a value (Sutherland and Hodgman 1974). */
function above(ring: readonly Spot[], value: Depth, least: number): Spot[] {
  return ring.flatMap((spot, index) => {
    const next = ring[(index + 1) % ring.length] ?? spot;
    const here = depthAt(value, spot) - least;
    const there = depthAt(value, next) - least;
    const kept = here >= 0 ? [spot] : [];
    if (here * there < 0) {
      const part = here / (here - there);
      kept.push({ x: spot.x + part * (next.x - spot.x), y: spot.y + part * (next.y - spot.y) });
    }
    return kept;
  });
}

const ringOf = ({ left, right, top, bottom }: Box): Spot[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** The region of a face that no nearer face covers. */
function regionOf(face: SeenFace, opaque: readonly SeenFace[], frame?: Box): Spot[][] {
  const covers: Spot[][] = [];
  for (const other of opaque) {
    if (other === face || !overlap(face.box, other.box)) continue;
    const nearer = less(other.depth, face.depth);
    const [least, most] = range(nearer, common(face.box, other.box));
    if (most <= touching) continue;
    covers.push(
      ...(least > touching
        ? other.rings
        : other.rings.map((ring) => above(ring, nearer, touching))),
    );
  }
  const inFrame = frame ? intersection(face.rings, [ringOf(frame)]) : face.rings;
  return covers.length > 0 ? difference(inFrame, covers) : inFrame;
}

/** How many flat faces lie under each other: those of a higher layer are painted later. */
function layersOf(faces: readonly SeenFace[]): Map<SeenFace, number> {
  const layers = new Map<SeenFace, number>();
  const flats = faces.filter(({ flat }) => flat);
  flats.forEach((face, index) => {
    let layer = 1;
    for (const under of flats.slice(0, index)) {
      if (!overlap(face.box, under.box)) continue;
      const [least, most] = range(less(face.depth, under.depth), common(face.box, under.box));
      if (least > -touching && most < touching)
        layer = Math.max(layer, (layers.get(under) ?? 0) + 1);
    }
    layers.set(face, layer);
  });
  return layers;
}

/** The shadow of everything that stands on the floor, where the floor is seen. */
function shadowOf(
  parts: readonly Part[],
  placing: Placing,
  ground: readonly Spot[][],
  opaque: readonly SeenFace[],
  frame?: Box,
): Spot[][] {
  if (ground.length === 0) return [];
  const fallen = ([x, y, z]: Point): Spot =>
    placed(placing, [x + light[0] * Math.max(z, 0), y + light[1] * Math.max(z, 0), 0]);
  const shadows = parts.flatMap((part) => {
    if (part.kind === 'ball' && part.shadow && part.centre[2] < highestShadow) {
      return [ballOutline(part.centre, part.radius).map(fallen)];
    }
    if (part.kind !== 'face' || !part.shadow) return [];
    if (part.outline.every(([, , z]) => z > highestShadow)) return [];
    return [part.outline.map(fallen)];
  });
  const onGround = intersection(
    union(shadows.map((ring) => wound(ring, 1))),
    ground.map((ring) => wound(ring, 1)),
  );
  const floor = depthOf([0, 0, 0], [0, 0, 1]);
  if (!floor || onGround.length === 0) return [];
  const face = faceOf(floor, onGround, '', 1, true, -1, placing);
  return regionOf({ ...face, box: boxOf(face.rings.flat()) }, opaque, frame);
}

const sizeOf = ({ rings }: Region) => Math.abs(rings.reduce((sum, ring) => sum + areaOf(ring), 0));

/** Regions as one, without what is too small to be seen. */
function united(regions: readonly (readonly (readonly Spot[])[])[]): Spot[][] {
  return union(regions.flat()).filter((ring) => Math.abs(areaOf(ring)) >= leastArea);
}

/** Regions of one colour and layer as one, in whole units of the sheet. */
function merged(regions: readonly Region[]): Region[] {
  const groups = new Map<string, Region[]>();
  for (const region of regions) {
    const key = `${region.layer} ${region.opacity} ${region.colour}`;
    groups.set(key, [...(groups.get(key) ?? []), region]);
  }
  return Array.from(groups.values(), (group) => {
    const whole = group.map(({ rings }) =>
      rings.map((ring) => ring.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))),
    );
    const rings = united(whole);
    return group.slice(0, 1).map((first) => ({ ...first, rings }));
  })
    .flat()
    .filter(({ rings }) => rings.length > 0)
    .sort(
      (a, b) =>
        Number(a.opacity < 1 && a.layer >= 0) - Number(b.opacity < 1 && b.layer >= 0) ||
        a.layer - b.layer ||
        sizeOf(b) - sizeOf(a),
    );
}

/** The pieces of a line that no nearer face covers. */
function piecesOf(line: SeenLine, opaque: readonly SeenFace[], frame?: Box): Stroke[] {
  const strokes: Stroke[] = [];
  let run: Spot[] = [];
  const end = () => {
    if (run.length > 1) strokes.push({ weight: line.weight, points: run });
    run = [];
  };
  for (let index = 1; index < line.spots.length; index += 1) {
    const from = line.spots[index - 1];
    const to = line.spots[index];
    if (!from || !to) continue;
    const depths: [number, number] = [line.depths[index - 1] ?? 0, line.depths[index] ?? 0];
    const hidden = hiddenIn(from, to, depths, line.order, opaque);
    if (frame) hidden.push(...outside(from, to, frame));
    const at = (part: number): Spot => ({
      x: from.x + part * (to.x - from.x),
      y: from.y + part * (to.y - from.y),
    });
    const shown = remaining(hidden);
    if (shown[0]?.[0] !== 0) end();
    for (const [start, stop] of shown) {
      if (start > 0) end();
      if (run.length === 0) run.push(at(start));
      run.push(at(stop));
    }
    if (shown.at(-1)?.[1] !== 1) end();
  }
  end();
  return strokes;
}

/** What is left of the way from 0 to 1 without the parts that are hidden. */
function remaining(hidden: readonly [number, number][]): [number, number][] {
  const shown: [number, number][] = [];
  let start = 0;
  for (const [from, to] of hidden.toSorted(([a], [b]) => a - b)) {
    if (from > start + 1e-6) shown.push([start, from]);
    start = Math.max(start, to);
  }
  if (start < 1 - 1e-6) shown.push([start, 1]);
  return shown;
}

/** The parts of a straight line, from 0 to 1, that lie outside of a frame. */
function outside(from: Spot, to: Spot, frame: Box): [number, number][] {
  let [least, most] = [0, 1];
  const clip = (start: number, end: number, low: number, high: number) => {
    const run = end - start;
    if (run === 0) {
      if (start < low || start > high) most = -1;
      return;
    }
    const [a, b] = [(low - start) / run, (high - start) / run];
    least = Math.max(least, Math.min(a, b));
    most = Math.min(most, Math.max(a, b));
  };
  clip(from.x, to.x, frame.left, frame.right);
  clip(from.y, to.y, frame.top, frame.bottom);
  if (most <= least) return [[0, 1]];
  const parts: [number, number][] = [];
  if (least > 0) parts.push([0, least]);
  if (most < 1) parts.push([most, 1]);
  return parts;
}

/** The parts of a straight line, from 0 to 1, that faces cover. */
function hiddenIn(
  from: Spot,
  to: Spot,
  [fromDepth, toDepth]: readonly [number, number],
  order: number,
  opaque: readonly SeenFace[],
): [number, number][] {
  const box = boxOf([from, to]);
  const hidden: [number, number][] = [];
  for (const face of opaque) {
    const { left, right, top, bottom } = face.box;
    if (box.left > right || left > box.right || box.top > bottom || top > box.bottom) continue;
    // How much nearer than the line the face is at both ends.
    const first = depthAt(face.depth, from) - fromDepth;
    const last = depthAt(face.depth, to) - toDepth;
    const isUnder =
      face.flat && face.order > order && Math.abs(first) < touching && Math.abs(last) < touching;
    if (!isUnder && first <= touching && last <= touching) continue;
    let [near, far] = [0, 1];
    if (!isUnder) {
      const crossing = (touching - first) / (last - first);
      if (first <= touching) near = crossing;
      else if (last <= touching) far = crossing;
    }
    for (const [start, end] of insideParts(from, to, face.rings)) {
      const cut: [number, number] = [Math.max(start, near), Math.min(end, far)];
      if (cut[1] > cut[0]) hidden.push(cut);
    }
  }
  return hidden;
}

/** The parts of a straight line, from 0 to 1, that lie inside of outlines. */
function insideParts(from: Spot, to: Spot, rings: readonly Spot[][]): [number, number][] {
  const cuts = [0, 1];
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a;
      const ex = b.x - a.x;
      const ey = b.y - a.y;
      const turn = dx * ey - dy * ex;
      if (Math.abs(turn) < 1e-12) return;
      const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / turn;
      const across = ((a.x - from.x) * dy - (a.y - from.y) * dx) / turn;
      if (along > 0 && along < 1 && across >= -1e-9 && across <= 1 + 1e-9) cuts.push(along);
    });
  }
  cuts.sort((a, b) => a - b);
  const parts: [number, number][] = [];
  for (let index = 1; index < cuts.length; index += 1) {
    const start = cuts[index - 1] ?? 0;
    const end = cuts[index] ?? 1;
    if (end - start < 1e-9) continue;
    const middle = (start + end) / 2;
    if (isInside({ x: from.x + middle * dx, y: from.y + middle * dy }, rings))
      parts.push([start, end]);
  }
  return parts;
}

/** Whether a spot lies inside of outlines, and not on one. */
export function isInside({ x, y }: Spot, rings: readonly (readonly Spot[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (!a) break;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
        inside = !inside;
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const run = ex * ex + ey * ey;
      const part =
        run === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * ex + (y - a.y) * ey) / run));
      if (Math.hypot(x - a.x - part * ex, y - a.y - part * ey) < border) return false;
      a = b;
    }
  }
  return inside;
}

/** The circles of the parts as they are seen, each with the spots of its part that lie on it. */
function ellipsesOf(parts: readonly Part[], placing: Placing) {
  const flat = (vector: Point): Spot => {
    const { x, y } = project(vector);
    return { x: x * placing.scale, y: y * placing.scale };
  };
  return parts.flatMap((part) => {
    if (part.kind === 'ball') {
      const { u, v } = ballCircle(part.radius);
      const spots = ballOutline(part.centre, part.radius).map((point) => placed(placing, point));
      return [{ ellipse: { centre: placed(placing, part.centre), u: flat(u), v: flat(v) }, spots }];
    }
    const points = part.kind === 'face' ? part.outline : part.points;
    return (part.circles ?? []).map(({ centre, u, v }) => ({
      ellipse: { centre: placed(placing, centre), u: flat(u), v: flat(v) },
      spots: points
        .filter((point) => {
          const away = add(point, times(centre, -1));
          return (
            Math.abs(length(away) - length(u)) < 1e-6 * Math.max(1, length(u)) &&
            Math.abs(dot(unit(cross(u, v)), away)) < 1e-6
          );
        })
        .map((point) => placed(placing, point)),
    }));
  });
}
