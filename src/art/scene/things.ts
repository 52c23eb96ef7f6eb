// Things that many scenes show, in true sizes (inches). Each stands with its back corner, or the middle of its foot, at a
// point, and looks to the left (along y) unless it is turned.
import type { Fill, Weight } from './looks.ts';
import { moved, type Part, type Parts, partsIn, tilted, turned } from './parts.ts';
import {
  ball,
  bar,
  box,
  cylinder,
  extrude,
  facingLeft,
  facingRight,
  facingUp,
  line,
  row,
  Surface,
} from './solids.ts';
import { add, length, minus, type Point, times, unit } from './space.ts';

/** A floor with its grid, from the origin: its size along x and y, and the step of the grid. */
export function floor(w: number, d: number, step = 24): Part[] {
  const plane = facingUp([0, 0, 0]);
  const across = Array.from({ length: Math.floor(w / step) + 1 }, (_, index) => index * step);
  const along = Array.from({ length: Math.floor(d / step) + 1 }, (_, index) => index * step);
  return partsIn([
    {
      kind: 'face',
      outline: [
        [0, 0, 0],
        [w, 0, 0],
        [w, d, 0],
        [0, d, 0],
      ],
      normal: [0, 0, 1],
      fill: 'white',
      ground: true,
    },
    across.map((x) =>
      plane.line(
        [
          [x, 0],
          [x, d],
        ],
        'grid',
      ),
    ),
    along.map((y) =>
      plane.line(
        [
          [0, y],
          [w, y],
        ],
        'grid',
      ),
    ),
  ]);
}

/** A room without its two front walls: floor, and the back walls with a skirting board. What hangs on them is put on `left` and `right`. */
export function room(w: number, d: number, h: number, step = 24) {
  const left = facingLeft([0, 0, 0]);
  const right = facingRight([0, d, 0]);
  return {
    parts: [
      floor(w, d, step),
      left.rect(0, 0, w, h, { fill: 'wall', line: 'wall' }),
      right.rect(0, 0, d, h, { fill: 'wall', line: 'wall' }),
      left.line(
        [
          [0, 4],
          [w, 4],
        ],
        'wall',
      ),
      right.line(
        [
          [0, 4],
          [d, 4],
        ],
        'wall',
      ),
    ].flat(),
    /** The wall along x; u from the far corner. */
    left,
    /** The wall along y; u to the far corner. */
    right,
  };
}

/** A table: its size along x and y, and its height. */
export function table(at: Point, w: number, d: number, h = 29.5, fill: Fill = 'paper'): Part[] {
  const leg = (x: number, y: number) => box([x, y, 0], [3, 3, h - 1.5], 'grey');
  const inset = 5;
  return moved(at, [
    leg(inset, inset),
    leg(w - inset - 3, inset),
    leg(inset, d - inset - 3),
    leg(w - inset - 3, d - inset - 3),
    extrude(
      [0, 0, h - 1.5],
      'z',
      [
        [0, 0, 3],
        [w, 0, 3],
        [w, d, 3],
        [0, d, 3],
      ],
      1.5,
      fill,
    ),
  ]);
}

/** Which way a thing looks: along an axis, or against it. */
export type Facing = 'x' | 'y' | '-x' | '-y';

const degrees = { y: 0, '-x': 90, '-y': 180, x: 270 } as const;

const facing = (way: Facing, parts: Parts): Part[] => turned(degrees[way], parts);

/** A task chair on a star foot with wheels; its sitter looks along `way`. The point is the middle of its foot. */
export function chair(at: Point, way: Facing, fill: Fill = 'paper'): Part[] {
  return moved(
    at,
    facing(way, [
      cylinder([0, 0, 0], 'z', 10, 1.5, 'grey'),
      box([-1.3, -1.3, 1.5], [2.6, 2.6, 14.5], 'dark'),
      box([-10, -9, 16], [20, 19, 3], fill),
      box([-9.5, -11.5, 18], [19, 2.5, 19], fill),
    ]),
  );
}

/** A person of 5 feet 9 inches who stands and looks along `way`. The point is between the feet. `reach` lifts one arm: to the point, in the person's own directions. */
export function person(
  at: Point,
  way: Facing,
  {
    shirt = 'paper',
    trousers = 'grey',
    reach,
  }: { shirt?: Fill; trousers?: Fill; reach?: Point } = {},
): Part[] {
  const shoulder: Point = [7.6, 0, 54];
  return moved(
    at,
    facing(way, [
      [-3.4, 3.4].map((x) => [shoe([x, 0, 0]), cylinder([x, 0, 3], 'z', 2.7, 29, trousers)]),
      trunk([0, 0, 30], 27, shirt),
      bar([-8.6, 0, 55], [-9, 2, 31], 2, shirt),
      reach
        ? bar([shoulder[0] + 1, 0, 55], reach, 2, shirt)
        : bar([8.6, 0, 55], [9, 2, 31], 2, shirt),
      head([0, 0, 64]),
    ]),
  );
}

const shoe = ([x, y, z]: Point): Part[] => box([x - 2, y - 3.5, z], [4, 9.5, 3], 'dark');

const trunk = (at: Point, height: number, shirt: Fill): Part[] =>
  extrude(
    at,
    'z',
    [
      [-7, -4, 3.5],
      [7, -4, 3.5],
      [7, 4, 3.5],
      [-7, 4, 3.5],
    ],
    height,
    shirt,
  );

/** A head with its neck and hair, by its middle. */
const head = ([x, y, z]: Point): Parts => [
  cylinder([x, y, z - 7], 'z', 2, 3),
  ball([x, y, z], 5),
  cylinder([x, y - 1, z + 2.2], 'z', 4.7, 2.6, 'dark', { taper: 0.55 }),
];

/** A person who sits on a chair of 18 inches and looks along `way`. The point is on the floor below the seat's middle. */
export function seated(
  at: Point,
  way: Facing,
  { shirt = 'paper', trousers = 'grey' }: { shirt?: Fill; trousers?: Fill } = {},
): Part[] {
  return moved(
    at,
    facing(way, [
      [-3.4, 3.4].map((x) => [
        shoe([x, 13, 0]),
        cylinder([x, 13, 3], 'z', 2.6, 16, trousers),
        cylinder([x, -2, 20.5], 'y', 2.7, 16, trousers),
      ]),
      trunk([0, -3, 19], 25, shirt),
      bar([-8.6, -3, 42], [-8, 8, 31], 2, shirt),
      bar([8.6, -3, 42], [8, 8, 31], 2, shirt),
      head([0, -3, 51]),
    ]),
  );
}

/** A rack unit, in inches (EIA-310). */
export const rackUnit = 1.75;

/** What fills a rack, from below: how many units high it is, and what is on its front. */
export type RackItem = {
  units: number;
  fill?: Fill;
  /** Puts things on the front, which is 19 inches wide and `h` inches high. */
  front?: (plane: Surface, h: number) => Parts;
};

/** A 19 inch rack as a cabinet: how many units it has, and what is in it from below. Its front looks along y. */
export function rack(at: Point, units: number, items: readonly RackItem[], depth = 30): Part[] {
  const h = units * rackUnit + 5;
  const plane = facingLeft([at[0] + 2.5, at[1] + depth, at[2] + 3]);
  let from = 0;
  const fronts = items.map(({ units: size, fill = 'paper', front }) => {
    const z = from * rackUnit;
    from += size;
    const height = size * rackUnit;
    const panel = plane.from(0, z);
    return [panel.rect(0, 0, 19, height, { fill, line: 'detail' }), front?.(panel, height) ?? []];
  });
  return partsIn([
    box(at, [24, depth, h]),
    plane.rect(0, 0, 19, units * rackUnit, { fill: 'dark', line: 'edge' }),
    fronts,
  ]);
}

/** The front of a patch panel or a switch: a row of ports. */
export function ports(count: number, fill: Fill = 'screen') {
  return (plane: Surface, h: number): Parts =>
    row(count, [14.5 / count, 0, 0], plane.rect(2.6, h * 0.3, 9 / count, h * 0.42, { fill }));
}

/** A flat display on a wall, and the plane of its picture, which is `w - 2` by `h - 2` inches. */
export function display(wall: Surface, u: number, v: number, w: number, h: number) {
  const front = wall.from(u, v);
  const picture = new Surface({ ...front.frame, at: front.point(1, 1, 2.5) });
  return {
    parts: [
      wall.slab(u, v, w, h, 2.5, 'dark'),
      picture.rect(0, 0, w - 2, h - 2, { fill: 'lit' }),
    ].flat(),
    picture,
  };
}

/** People on a call: tiles with a head and shoulders each, on a plane of `w` by `h` inches. */
export function callTiles(
  plane: Surface,
  w: number,
  h: number,
  columns: number,
  rows: number,
): Part[] {
  const gap = 1;
  const tileW = (w - gap * (columns + 1)) / columns;
  const tileH = (h - gap * (rows + 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => {
    const u = gap + (index % columns) * (tileW + gap);
    const v = gap + Math.floor(index / columns) * (tileH + gap);
    const radius = tileH * 0.17;
    return partsIn([
      plane.rect(u, v, tileW, tileH, { fill: 'tile' }),
      plane.circle(u + tileW / 2, v + tileH * 0.62, radius, { fill: 'light' }),
      plane.polygon(
        [
          [u + tileW / 2 - radius * 2, v],
          [u + tileW / 2 + radius * 2, v],
          [u + tileW / 2 + radius * 2, v + tileH * 0.36, radius],
          [u + tileW / 2 - radius * 2, v + tileH * 0.36, radius],
        ],
        { fill: 'light' },
      ),
    ]);
  }).flat();
}

/** A laptop that is open towards the one who sits before it and looks along `way`. */
export function laptop(at: Point, way: Facing): Part[] {
  const screen = tilted(
    -15,
    'x',
    partsIn([box([-6.5, 4.5, 0], [13, 0.4, 8.6], 'grey')]),
    [0, 4.5, 0],
  );
  return moved(
    at,
    facing(way, [box([-6.5, -4.5, 0], [13, 9, 0.7], 'grey'), moved([0, 0, 0.7], screen)]),
  );
}

/** A cable that follows points and takes its corners in bends of a radius. */
export function cable(points: readonly Point[], weight: Weight = 'cable', radius = 3): Part {
  const bent = points.flatMap((point, index): Point[] => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return [point];
    const back = minus(before, point);
    const on = minus(after, point);
    const reach = Math.min(radius, length(back) / 2, length(on) / 2);
    const start = add(point, times(unit(back), reach));
    const end = add(point, times(unit(on), reach));
    // A quadratic curve from the one to the other, towards the corner.
    return Array.from({ length: 5 }, (_, step) => {
      const t = step / 4;
      return add(
        add(times(start, (1 - t) ** 2), times(point, 2 * t * (1 - t))),
        times(end, t ** 2),
      );
    });
  });
  return line(bent, weight);
}

/** A cord that hangs between two points, `sag` inches below the middle of the straight way. */
export function cord(from: Point, to: Point, sag: number, weight: Weight = 'cable'): Part {
  return line(
    Array.from({ length: 17 }, (_, step) => {
      const t = step / 16;
      const on = add(times(from, 1 - t), times(to, t));
      return add(on, [0, 0, -4 * sag * t * (1 - t)]);
    }),
    weight,
  );
}
