import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts, turned } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, cylinder, extrude, facingLeft, facingUp, line } from '../scene/solids.ts';
import { add, type Point, times } from '../scene/space.ts';
import { room } from '../scene/things.ts';

// The corner of an empty room. Its walls are cut at 51 inches.
const width = 70;
const depth = 63;
const height = 51;
const { parts: shell, left, right } = room(width, depth, height, 12);
const ground = facingUp([0, 0, 0]);
const skirting: Parts = [left.slab(0, 0, width, 4, 0.7), right.slab(0, 0, depth, 4, 0.7)];

// What hung here has left a pale place and the holes of its mount.
const trace: Parts = [
  left.rect(12, 26, 37, 21, { fill: 'white', line: 'wall' }),
  [23, 38].map((u) => [31, 42].map((v) => left.circle(u, v, 0.6, { fill: 'muted' }))),
];

// A duplex outlet whose middle is 16 inches above the floor.
const outletU = 41;
const plate = facingLeft([outletU - 1.4, 0.3, 13.75]);
const outlet: Parts = [
  left.slab(outletU - 1.4, 13.75, 2.8, 4.5, 0.3, 'paper', 0.3),
  [0.55, 2.5].map((v) => [
    plate.rect(0.6, v, 1.6, 1.45, { fill: 'white', line: 'detail' }, 0.4),
    plate.rect(0.95, v + 0.7, 0.2, 0.5, { fill: 'ink' }),
    plate.rect(1.6, v + 0.7, 0.2, 0.5, { fill: 'ink' }),
    plate.circle(1.4, v + 0.35, 0.17, { fill: 'ink' }),
  ]),
];

// The window, and the light that it lets onto the floor.
const sill = 26;
const windowU = 18;
const pane = 14;
const window: Parts = [
  [0, pane + 1].map((u) =>
    right.rect(windowU + u, sill, pane, height - sill - 0.1, { fill: 'pane', line: 'edge' }),
  ),
  box([0, depth - windowU - 2 * pane - 3, sill - 1.5], [4, 2 * pane + 5, 1.5], 'paper', {
    shadow: false,
  }),
];
const light: Parts = [0, pane + 1].map((u) => {
  const y = depth - windowU - u;
  return ground.polygon(
    [
      [sill * 0.8, y + 3],
      [height * 0.8, y + 10],
      [height * 0.8, y + 10 - pane],
      [sill * 0.8, y + 3 - pane],
    ],
    { fill: 'soft' },
  );
});

/** The plug: two blades and a round pin, the body, the cord's sleeve. Its blades look along -y from the point. */
const plug: Parts = [
  extrude(
    [0, 0.7, 0],
    'y',
    [
      [-0.75, 0, 0.3],
      [0.75, 0, 0.3],
      [0.75, 1.3, 0.5],
      [-0.75, 1.3, 0.5],
    ],
    2.4,
    'accent',
  ),
  cylinder([0, 3.2, 0.5], 'y', 0.3, 1.2, 'dark'),
  [-0.3, 0.25].map((x) => box([x, 0, 0.75], [0.12, 0.7, 0.3], 'dark')),
  bar([0, 0, 0.35], [0, 0.7, 0.35], 0.1, 'dark'),
];
/** The other end, for the device. */
const socket: Parts = [
  box([-0.6, 0, 0], [1.2, 1.8, 0.9], 'dark'),
  cylinder([0, 1.8, 0.45], 'y', 0.3, 1, 'dark'),
];

/** A round curve through points, from the second to the last but one (Catmull-Rom). */
function curve(points: readonly Point[]): Point[] {
  return points.slice(1, -2).flatMap((from, index) => {
    const [before, , to, after] = points.slice(index, index + 4);
    if (!before || !to || !after) return [];
    return Array.from({ length: 9 }, (_, step) => {
      const t = step / 8;
      const sum = add(
        add(times(before, -t + 2 * t ** 2 - t ** 3), times(from, 2 - 5 * t ** 2 + 3 * t ** 3)),
        add(times(to, t + 4 * t ** 2 - 3 * t ** 3), times(after, t ** 3 - t ** 2)),
      );
      return times(sum, 0.5);
    });
  });
}

const plugX = outletU;
const plugY = 18;

export default scene({
  label:
    'Line drawing of an empty room; on the floor lies a cable, and its plug is a step away from the outlet.',
  parts: [
    shell,
    skirting,
    trace,
    outlet,
    window,
    light,
    moved([plugX, plugY, 0], plug),
    moved([62, 30, 0], turned(-4, socket)),
    line(
      curve([
        [plugX, plugY + 2, 0.4],
        [plugX, plugY + 4.4, 0.4],
        [plugX - 2, 36, 0.2],
        [plugX + 9, 52, 0.2],
        [plugX + 22, 46, 0.2],
        [plugX + 14, 35, 0.2],
        [plugX - 8, 42, 0.2],
        [plugX - 4, 55, 0.2],
        [plugX + 14, 58, 0.2],
        [plugX + 24, 50, 0.2],
        [62, 32.7, 0.4],
        [61, 30, 0.4],
      ]),
      'cable',
    ),
  ],
  labels: [
    dimension([plugX, 0.7, 0], [plugX, plugY, 0], { offset: [-11, 0, 0] }),
    note([outletU + 1, 0.3, 16], 'outlet 404', [26, 8], { text: '404', away: [50, 12] }),
    note([45, 0, 43], 'moved', [40, -80], { text: 'moved', away: [40, -80] }),
  ],
});
