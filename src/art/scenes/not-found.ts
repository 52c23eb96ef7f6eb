import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts, turned } from '../scene/parts.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, line, row } from '../scene/solids.ts';
import { add, type Point, times } from '../scene/space.ts';
import { facesOf, facingLeft } from '../scene/surfaces.ts';

// A close-up of a wall plate with two ports in the corner of an empty room, and a patch cord that is in neither.
const size = 21;
const { parts: shell, left, right } = room(size, size, 19, 9);
const skirting: Parts = [left.slab(0, 0, size, 4, 0.5), right.slab(0, 0, size, 4, 0.5)];

const plateU = 9.5;
const plateV = 11.5;
const plate = facingLeft([plateU, 0.25, plateV]);
const outlet: Parts = [
  left.slab(plateU, plateV, 2.75, 4.5, 0.25, 'paper', 0.25),
  row(
    2,
    [1.2, 0, 0],
    [
      plate.rect(0.25, 1.3, 1, 1.4, { fill: 'grey', line: 'detail' }),
      plate.polygon(
        [
          [0.4, 1.6],
          [1.1, 1.6],
          [1.1, 2.15],
          [0.9, 2.15],
          [0.9, 2.4],
          [0.6, 2.4],
          [0.6, 2.15],
          [0.4, 2.15],
        ],
        { fill: 'screen' },
      ),
    ],
  ),
  plate.rect(0.4, 3, 1.95, 0.7, { fill: 'white', line: 'detail' }),
  [0.55, 4.1].map((v) => plate.circle(1.375, v, 0.13, { fill: 'ink' })),
];

/** A plug that faces -y, with its body and contacts, latch and boot. The point is where its cord begins. */
const plug = (at: Point, degrees: number): Parts =>
  moved(
    at,
    turned(degrees, [
      box([-0.35, -2.3, 0], [0.7, 1.1, 0.5], 'accent'),
      row(
        4,
        [0.14, 0, 0],
        facesOf([-0.35, -2.3, 0], [0.7, 1.1, 0.5]).up.line([
          [0.14, 0],
          [0.14, 0.4],
        ]),
      ),
      box([-0.15, -1.9, 0.52], [0.3, 0.9, 0.12], 'accent'),
      box([-0.3, -1.2, 0.03], [0.6, 1.2, 0.45], 'dark'),
    ]),
  );

/** A smooth line through points (a Catmull-Rom spline). The first and the last point only give the directions at its ends. */
const smooth = (points: readonly Point[]): Point[] =>
  points.slice(1, -2).flatMap((from, index) => {
    const before = points[index] ?? from;
    const to = points[index + 2] ?? from;
    const after = points[index + 3] ?? to;
    return Array.from({ length: 9 }, (_, step) => {
      const t = step / 8;
      const parts: readonly (readonly [Point, number])[] = [
        [before, -t + 2 * t ** 2 - t ** 3],
        [from, 2 - 5 * t ** 2 + 3 * t ** 3],
        [to, t + 4 * t ** 2 - 3 * t ** 3],
        [after, t ** 3 - t ** 2],
      ];
      return parts.reduce<Point>(
        (sum, [point, weight]) => add(sum, times(point, weight / 2)),
        [0, 0, 0],
      );
    });
  });

const near: Point = [11, 11.5, 0];
const far: Point = [4.2, 7, 0];

export default scene({
  label:
    'Line drawing of the corner of an empty room: a wall plate with two free ports, and a network cord that lies unplugged on the floor.',
  parts: [
    shell,
    skirting,
    outlet,
    plug(near, 12),
    plug(far, -30),
    line(
      smooth([
        [11.3, 9, 0.2],
        [11, 11.5, 0.2],
        [9.5, 16, 0.2],
        [14, 18.6, 0.2],
        [18.5, 15.5, 0.2],
        [15.5, 11.6, 0.2],
        [8, 15, 0.5],
        [3.6, 13, 0.2],
        [5.6, 9.4, 0.2],
        [4.2, 7, 0.2],
        [3, 5, 0.2],
      ]),
      'cable',
    ),
  ],
  labels: [
    dimension([11.4, 0.5, 0], [11.4, 9.2, 0], { offset: [7, 0, 0], fact: 'to the wall' }),
    note([plateU + 2, 0.3, plateV + 3.4], 'port 404: nothing here', [30, -80], {
      text: 'port 404',
      away: [20, -80],
    }),
  ],
});
