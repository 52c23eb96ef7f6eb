// Selects the faces and lines of a scene that are turned to the viewer (the eye), and projects them to the sheet.
import { type Box, boxOf } from './box.ts';
import { opacityOf, shade, type Weight } from './looks.ts';
import { normalOf, type Part } from './parts.ts';
import { wound } from './regions.ts';
import {
  add,
  cross,
  type Depth,
  depthOf,
  dot,
  type Point,
  project,
  type Spot,
  times,
  unit,
} from './space.ts';

/** The placing of a scene on the sheet: units of the sheet per inch, and the position of the origin. */
export type Placing = { readonly scale: number; readonly x: number; readonly y: number };

/** Planes whose depths differ by less than this, in inches, count as touching. */
export const touching = 0.02;

export const eye: Point = [1, 1, 1];

export type SeenFace = {
  rings: Spot[][];
  depth: Depth;
  box: Box;
  flat: boolean;
  order: number;
  color: string;
  opacity: number;
};

export type SeenLine = { spots: Spot[]; depths: number[]; weight: Weight; order: number };

/** The position of a point on the sheet. */
export function placed(placing: Placing, point: Point): Spot {
  const { x, y } = project(point);
  return { x: placing.x + placing.scale * x, y: placing.y + placing.scale * y };
}

/** The faces and lines that are turned to the eye, and the outlines of the floor, all on the sheet. */
export function seen(parts: readonly Part[], placing: Placing) {
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

/** A face from the depth of its plane, which is for the unscaled sheet, and its outlines on the sheet. */
export function faceOf(
  depth: Depth,
  rings: Spot[][],
  color: string,
  opacity: number,
  flat: boolean,
  order: number,
  { scale, x, y }: Placing,
): SeenFace {
  // The same depth, as a function of spots on the scaled sheet.
  const onSheet: Depth = {
    x: depth.x / scale,
    y: depth.y / scale,
    at0: depth.at0 - (depth.x * x + depth.y * y) / scale,
  };
  return { rings, depth: onSheet, box: boxOf(rings.flat()), flat, order, color, opacity };
}

/** The outline of a ball as the eye sees it. */
export function ballOutline(centre: Point, radius: number): Point[] {
  const { u, v } = ballCircle(radius);
  return Array.from({ length: 48 }, (_, index) => {
    const angle = (index * Math.PI) / 24;
    return add(centre, add(times(u, Math.cos(angle)), times(v, Math.sin(angle))));
  });
}

/** The visible outline of a ball, which is a circle turned to the eye, as two radii. */
export function ballCircle(radius: number) {
  const u = times(unit([1, -1, 0]), radius);
  return { u, v: times(unit(cross(u, eye)), radius) };
}
