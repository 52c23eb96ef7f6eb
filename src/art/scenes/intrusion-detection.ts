import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { box, facesOf, facingLeft, facingUp, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { cable, chair, laptop, room, seated, table } from '../scene/things.ts';

const width = ft(16);
const depth = ft(16);
const height = ft(9);
const { parts: shell, left, right } = room(width, depth, height);

// The rear dock door, 8 feet wide and high, rolled up by 26 inches. Its contact is on the floor.
const dockU = 74;
const dock = 96;
const gap = 26;
const dockDoor: Parts = [
  left.rect(dockU, 0, dock, dock, { fill: 'screen', line: 'edge' }),
  left.slab(dockU, gap, dock, dock - gap, 1, 'grey'),
  row(
    5,
    [0, 0, 11],
    facingLeft([dockU, 1, gap + 12]).line([
      [0, 0],
      [dock, 0],
    ]),
  ),
  [dockU - 4, dockU + dock].map((u) => left.slab(u, 0, 4, dock, 3)),
  left.slab(dockU - 4, dock, dock + 8, 9, 9),
  box([dockU + 88, 3.2, 0], [7, 3, 1.6], 'accent'),
  left.slab(dockU + 88, gap, 6, 3, 2.4, 'accent'),
];

// It is the one that has tripped.
const tripped = [10, 17].map((radius) =>
  facingUp([dockU + 91.5, 4, 0]).line(
    Array.from({ length: 13 }, (_, step): [number, number] => [
      radius * Math.cos((Math.PI * step) / 12),
      radius * Math.sin((Math.PI * step) / 12),
    ]),
    'accent',
  ),
);

// Two windows, each with a contact on its sash, and a glass-break detector between them.
const windows: Parts = [36, 104].map((y) => {
  const u = depth - y - 28;
  return [
    right.rect(u, 40, 44, 40, { fill: 'pane', line: 'edge' }),
    right.line([
      [u, 60],
      [u + 44, 60],
    ]),
    right.slab(u - 2, 37, 48, 3, 3),
    right.slab(u + 19, 58.4, 6, 2, 1.2, 'accent'),
  ];
});
const glassBreak = right.slab(depth - 78, 84, 5, 5, 1.6, 'accent', 1);

// The motion detector in the corner, and what it sees.
const motion: Parts = [
  facingUp([0, 0, 0]).polygon(
    [
      [4, 4],
      [150, 24],
      [150, 74],
      [96, 98],
      [24, 98],
    ],
    { fill: 'beam' },
  ),
  box([2, 2, 86], [5, 5, 8], 'accent', { shadow: false }),
  facesOf([2, 2, 86], [5, 5, 8]).left.rect(1, 1.4, 3, 2.6, { fill: 'screen' }),
];

// The panel and its keypad.
const panelAt: Point = [22, 0, 46];
const panelFace = facesOf(panelAt, [18, 5, 22]).left;
const panel: Parts = [
  box(panelAt, [18, 5, 22], 'accent'),
  panelFace.rect(1.4, 1.4, 15.2, 19.2, { line: 'detail' }),
  panelFace.circle(14.6, 11, 0.9, { fill: 'screen' }),
];

// The office, with walls cut at 44 inches: somebody works late while the rest is armed.
const officeX = 88;
const officeY = 112;
const cut = 44;
const office: Parts = [
  box([0, officeY, 0], [officeX + 4, 4, cut], 'paper'),
  box([officeX, officeY + 4, 0], [4, 20, cut], 'paper'),
  box([officeX, officeY + 62, 0], [4, depth - officeY - 62, cut], 'paper'),
  chair([44, 164, 0], '-y'),
  seated([44, 162, 0], '-y', { shirt: 'blue' }),
  table([16, 120, 0], 58, 28),
  laptop([44, 136, 29.5], '-y'),
];

// What the dock is for.
const pallet: Parts = [
  box([126, 96, 0], [40, 40, 5], 'grey'),
  box([128, 98, 5], [36, 36, 26]),
  facesOf([128, 98, 5], [36, 36, 26]).left.line([
    [18, 0],
    [18, 26],
  ]),
  box([130, 100, 31], [20, 30, 18]),
];

const run = 106.5;
const cables = [
  cable(
    [
      [0.3, 110, 61],
      [0.3, 110, run],
      [0.3, 0.3, run],
      [176, 0.3, run],
      [176, 0.3, 1],
      [169, 4, 1],
    ],
    'signal',
  ),
  [
    [0.3, 42, 61],
    [0.3, 75.5, 89],
    [31, 0.3, 68],
  ].map(([x = 0, y = 0, z = 0]) =>
    cable(
      [
        [x, y, run],
        [x, y, z],
      ],
      'signal',
    ),
  ),
];

export default scene({
  label:
    'Line drawing of a small warehouse with an alarm panel, a motion detector, contacts on two windows and on a dock door that stands open.',
  parts: [shell, tripped, dockDoor, windows, glassBreak, motion, panel, cables, pallet, office],
  labels: [
    dimension([dockU, 0, dock + 9], [dockU + dock, 0, dock + 9], {
      offset: [0, 0, 26],
      narrow: false,
    }),
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 10, 0] }),
    note([dockU + 91, 4, 1.6], 'rear dock door, open', [0, 150], {
      text: 'dock door, open',
      away: [-45, 140],
    }),
    note([4, 4, 94], 'motion detector', [-60, -60], { text: 'motion', away: [-70, -40] }),
    note([36, 5, 66], 'panel', [30, -120], { text: 'panel', away: [30, -120] }),
  ],
});
