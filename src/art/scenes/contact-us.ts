import { chair, laptop, table } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { seated } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, cylinder } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingUp } from '../scene/surfaces.ts';

const width = ft(9);
const depth = ft(8);
const { parts: shell, left, right } = room(width, depth, 74);

const top = 29.5;
const tableAt: Point = [26, 30, 0];
const desk = table(tableAt, 76, 56, top, 'wall');

// A floor plan on a sheet of 36 by 24 inches: walls, doors, and the requested devices.
const plan = facingUp([40, 33, top + 0.1]);
const walls = [
  [
    [3, 3],
    [26, 3],
    [26, 21],
    [3, 21],
    [3, 3],
  ],
  [
    [3, 11],
    [9, 11],
  ],
  [
    [12.5, 11],
    [19.5, 11],
  ],
  [
    [23, 11],
    [26, 11],
  ],
  [
    [15, 3],
    [15, 11],
  ],
  [
    [18, 11],
    [18, 21],
  ],
] as const;
const door = (u: number, v: number, side: 1 | -1) =>
  plan.line(
    [
      [u, v],
      [u, v + 3.5 * side],
      [u + 1.8, v + 3 * side],
      [u + 3, v + 1.8 * side],
      [u + 3.5, v],
    ],
    'faint',
  );
const sheetOfPlan: Parts = [
  plan.rect(0, 0, 36, 24, { fill: 'white', line: 'edge' }),
  walls.map((way) => plan.line(way, 'outline')),
  door(9, 11, -1),
  door(19.5, 11, 1),
  plan.rect(28.5, 1.5, 6, 21, { line: 'detail' }),
  [18, 19.4, 20.8].map((v) =>
    plan.line(
      [
        [29.5, v],
        [33.5, v],
      ],
      'faint',
    ),
  ),
  plan.polygon(
    [
      [15, 3],
      [4, 7],
      [7, 10.6],
    ],
    { fill: 'beam' },
  ),
  plan.circle(15, 3.2, 0.8, { fill: 'blue' }),
  plan.rect(6.5, 14, 7, 3.5, { line: 'detail' }, 0.8),
  plan.circle(10, 15.7, 6.2, { line: 'accent' }),
];

// A phone that shows a photo of the room, and a note of two sentences.
const phoneAt: Point = [82, 70, top];
const phoneSize: Point = [6, 11, 0.4];
const phone: Parts = [
  box(phoneAt, phoneSize, 'dark'),
  facesOf(phoneAt, phoneSize).up.rect(0.5, 0.8, 5, 9.4, { fill: 'tile' }),
  facesOf(phoneAt, phoneSize).up.polygon(
    [
      [0.5, 10.2],
      [0.5, 6.5],
      [3, 4],
      [5.5, 6.5],
      [5.5, 10.2],
    ],
    { fill: 'light' },
  ),
];
const paper = facingUp([54, 69, top + 0.1]);
const letter: Parts = [
  paper.rect(0, 0, 11, 15, { fill: 'white', line: 'edge' }),
  [3, 4.8].map((v) =>
    paper.line(
      [
        [1.6, v],
        [9.4, v],
      ],
      'detail',
    ),
  ),
  [8, 9.8].map((v) =>
    paper.line(
      [
        [1.6, v],
        [v === 8 ? 9.4 : 6, v],
      ],
      'detail',
    ),
  ),
];
const pencil = cylinder([70, 70, top + 0.5], 'y', 0.5, 8, 'accent');

// Rolled plans and binders on a shelf, and a window.
const shelf: Parts = [
  right.slab(depth - 46, 46, 42, 1.5, 18),
  [8, 15, 22].map((y) => cylinder([1, y, 50.6], 'x', 3.1, 15, 'white')),
  [11.5, 18.5].map((y) => cylinder([1, y, 56.2], 'x', 3.1, 15, 'white')),
  box([1.5, 29, 47.5], [9, 3, 12], 'grey'),
  box([1.5, 32.2, 47.5], [9, 3, 12], 'blue'),
  box([1.5, 35.4, 47.5], [9, 3, 12], 'paper'),
];
const pane = left.from(60, 34);
const window: Parts = [
  pane.rect(0, 0, 40, 32, { fill: 'pane', line: 'edge' }),
  pane.line(
    [
      [20, 0],
      [20, 32],
    ],
    'edge',
  ),
  left.slab(58, 32, 44, 2, 3),
];

export default scene({
  label:
    'Line drawing of a desk with a floor plan on which one room is circled, a photo on a phone and a note; a planner works on the quote.',
  parts: [
    shell,
    window,
    shelf,
    chair([11, 68, 0], 'x', 'grey'),
    seated([13, 68, 0], 'x', { shirt: 'blue' }),
    desk,
    sheetOfPlan,
    letter,
    pencil,
    phone,
    laptop([35, 70, top], 'x'),
  ],
  labels: [
    dimension([40, 57, top], [76, 57, top], { offset: [0, 6, 0], narrow: false }),
    dimension([76, 33, top], [76, 57, top], { offset: [8, 0, 0], narrow: false }),
    note([85, 76, top + 0.5], 'a photo', [104, 96], { text: 'a photo', away: [66, 120] }),
    note([57, 82, top], 'two sentences', [-10, 150], { text: 'two lines', away: [-30, 150] }),
    note([60, 34.5, top], 'a floor plan', [15, -120], { text: 'a plan', away: [30, -140] }),
  ],
});
