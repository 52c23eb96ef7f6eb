import { cable } from '../scene/cables.ts';
import { callTiles, display } from '../scene/equipment.ts';
import { laptop } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { scene } from '../scene/scene.ts';
import { box, extrude } from '../scene/solids.ts';
import type { Point } from '../scene/space.ts';
import { facesOf, facingLeft, facingUp } from '../scene/surfaces.ts';
import {
  depth,
  furniture,
  left,
  right,
  shell,
  tableW,
  tableX,
  tableY,
  top,
  width,
} from './conference-rooms.ts';

// A small display on a cart, with a webcam on it and its devices stacked on the shelf.
const cartX = 116;
const cartY = 14;
const tv = display(facingLeft([cartX - 1, cartY + 12, 0]), 0, 40, 44, 26);
const cart: Parts = [
  [
    [2, 21],
    [37, 21],
  ].map(([x = 0, y = 0]) => box([cartX + x, cartY + y, 0], [3, 2, 3], 'dark')),
  box([cartX, cartY, 3], [42, 24, 2], 'grey'),
  [8, 31].map((x) => box([cartX + x, cartY + 9, 5], [3, 3, 36], 'grey')),
  box([cartX + 2, cartY + 2, 22], [38, 20, 1.2], 'grey'),
  box([cartX + 6, cartY + 5, 23.2], [19, 14, 3.5]),
  box([cartX + 8, cartY + 5, 26.7], [17, 13, 4], 'dark'),
  box([cartX + 28, cartY + 6, 23.2], [9, 11, 7], 'grey'),
  tv.parts,
  callTiles(tv.picture, 42, 24, 1, 1),
  box([cartX + 18, cartY + 10, 66], [6, 4, 2.5], 'dark'),
  facingLeft([cartX + 18, cartY + 14, 66]).rect(2, 0.6, 2, 1.4, { fill: 'light' }),
];

// The projector on the table throws a crooked picture on the wall.
const projectorAt: Point = [tableX + 12, 88, top];
const projector: Parts = [
  box(projectorAt, [14, 12, 4.5]),
  facesOf(projectorAt, [14, 12, 4.5]).left.rect(2, 1.2, 6, 1.4, { fill: 'screen' }),
  left.polygon(
    [
      [24, 46],
      [84, 50],
      [90, 92],
      [18, 86],
    ],
    { fill: 'pane', line: 'faint' },
  ),
  [78, 70, 62].map((v, index) =>
    left.line(
      [
        [30, v],
        [index === 1 ? 62 : 76, v + 3],
      ],
      'faint',
    ),
  ),
];

/** A point on the table, measured from its back corner. */
const on = (x: number, y: number, z = 0.3): Point => [tableX + x, tableY + y, top + z];

// A telephone in the middle, remote controls, and adapters on their cords.
const phone: Parts = [
  extrude(
    on(25, 74, 0),
    'z',
    [0, 1, 2].flatMap((leg) => {
      const angle = (leg * 2 * Math.PI) / 3 + 0.5;
      const arm = (by: number, far: number) =>
        [Math.cos(angle + by) * far, Math.sin(angle + by) * far] as const;
      return [arm(-0.3, 9), arm(0.3, 9), arm(1.05, 3.5)];
    }),
    2.2,
    'dark',
  ),
  facingUp(on(25, 74, 2.2)).circle(0, 0, 2, { fill: 'light' }),
];
const remotes: Parts = [0, 1].map((index) =>
  box(on(33 + index * 4, 108 - index * 5, 0), [2.2, 7.5, 0.9], 'dark'),
);
const adapter = (x: number, y: number) => box(on(x, y, 0), [4, 2.4, 1]);

// Cords over the edges of the table and across the floor: video in blue, power in ink.
const edge = tableX + tableW;
const cables: Parts = [
  cable([on(19, 34), on(24, 48), on(7, 46), on(10, 74), on(22, 94), on(14, 112)], 'cable', 8),
  cable([on(14, 124), on(32, 130), on(34, 104), on(48, 70), on(40, 20), on(50.3, 6)], 'cable', 8),
  cable(
    [
      [edge + 0.3, tableY + 6, top],
      [edge + 1, tableY + 6, 0.2],
      [edge + 16, tableY - 2, 0.2],
      [edge - 2, tableY - 14, 0.2],
      [cartX + 24, cartY + 32, 0.2],
      [cartX + 24, cartY + 22, 24],
    ],
    'cable',
    8,
  ),
  cable(
    [
      on(24, 80, 1),
      on(36, 96),
      on(22, 116),
      on(42, 132),
      on(50.3, 140),
      [edge + 1, tableY + 140, 0.2],
      [edge + 22, tableY + 150, 0.2],
      [edge + 16, tableY + 168, 0.2],
      [edge + 30, tableY + 160, 0.2],
    ],
    'wire',
    8,
  ),
  cable(
    [
      [edge + 40, tableY + 158, 0.2],
      [edge + 50, tableY + 120, 0.2],
      [edge + 34, tableY + 60, 0.2],
      [edge + 44, 20, 0.2],
      [width - 10, 0.3, 0.2],
      [width - 10, 0.3, 16],
    ],
    'wire',
    12,
  ),
  box([edge + 29, tableY + 157, 0], [14, 3, 2], 'paper', { shadow: false }),
  left.slab(width - 13, 12, 6, 8, 0.6, 'white'),
];

// The laminated sheet on the wall.
const sheetAt = right.from(depth - 204, 46);
const instructions: Parts = [
  sheetAt.rect(0, 0, 17, 22, { fill: 'white', line: 'edge' }),
  [16, 11, 6].map((v) =>
    sheetAt.line(
      [
        [3, v],
        [v === 6 ? 9 : 14, v],
      ],
      'faint',
    ),
  ),
];

export default scene({
  label:
    'Line drawing of the same conference room before: a display on a cart, a projector, and cables over the table and across the floor.',
  parts: [
    shell,
    instructions,
    projector,
    cart,
    furniture,
    person([90, 26, 0], 'x', { shirt: 'blue', reach: [8, 19, 52] }),
    phone,
    remotes,
    adapter(12, 111),
    adapter(15, 88),
    laptop(on(12, 120, 0), '-x'),
    cables,
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 16, 0], fact: '10 seats' }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [16, 0, 0] }),
    note(right.point(depth - 190, 62), 'laminated sheet', [30, -26]),
  ],
});
