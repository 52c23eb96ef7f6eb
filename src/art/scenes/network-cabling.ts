import { cable, cord } from '../scene/cables.ts';
import { rack, rackUnit } from '../scene/equipment.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facingLeft } from '../scene/surfaces.ts';

const width = ft(8);
const depth = ft(7);
const { parts: shell, left, right } = room(width, depth, ft(9), 12);

// The rack: power below, switches in the middle, patch panels with a cable manager under each.
const at: Point = [24, 22, 0];
const deep = 30;
const front = facingLeft([at[0] + 2.5, at[1] + deep, at[2] + 3]);
const portU = (port: number) => 1.6 + port * 1.35;
const panel = {
  units: 2,
  fill: 'accent',
  front: (plane: typeof front) => [
    row(12, [1.35, 0, 0], plane.rect(1.1, 1, 0.95, 1.3, { fill: 'screen' })),
    plane.line(
      [
        [1.1, 2.9],
        [17, 2.9],
      ],
      'detail',
    ),
  ],
} as const;
const manager = {
  units: 1,
  fill: 'grey',
  front: (plane: typeof front) => row(5, [3.6, 0, 0], plane.slab(1, 0.2, 0.7, 1.3, 1.6, 'dark')),
} as const;
const hub = {
  units: 2,
  fill: 'dark',
  front: (plane: typeof front) => [
    row(12, [1.35, 0, 0], plane.rect(1.1, 1, 0.95, 1.3, { fill: 'tile' })),
    plane.circle(18, 2.7, 0.4, { fill: 'light' }),
  ],
} as const;
const items = [
  {
    units: 4,
    fill: 'dark',
    front: (plane: typeof front) => plane.rect(2, 2.5, 5, 2.5, { fill: 'tile' }),
  },
  { units: 6 },
  { units: 8, fill: 'grey' },
  hub,
  manager,
  panel,
  { units: 2 },
  hub,
  manager,
  panel,
  { units: 5 },
] as const;
const unitOf = (index: number) => items.slice(0, index).reduce((sum, { units }) => sum + units, 0);

/** Cords from each second port of a panel down to the switch below it. */
const cords = (panelIndex: number, switchIndex: number): Parts =>
  [0, 2, 4, 6, 8, 10].map((port) => {
    const from = front.point(portU(port), unitOf(panelIndex) * rackUnit + 1.6, 0.3);
    const to = front.point(portU(port), unitOf(switchIndex) * rackUnit + 1.6, 0.3);
    const out = front.point(portU(port), unitOf(switchIndex + 1) * rackUnit + 1, 2.6);
    return cable([from, out, to], 'cable', 3);
  });

// The tray along the back wall, on brackets, and the sleeve where it comes through the other wall.
const trayZ = 96;
const tray: Parts = [
  [10, 21].map((y) => box([0, y, trayZ], [width, 1, 3], 'paper', { shadow: false })),
  row(15, [6.5, 0, 0], box([2, 11, trayZ + 0.3], [1, 10, 0.7], 'grey', { shadow: false })),
  [20, 80].map((x) => box([x, 0, trayZ - 4], [1.5, 22, 4], 'paper', { shadow: false })),
  right.slab(depth - 24, trayZ - 3, 16, 12, 1.2, 'accent'),
  right.from(depth - 22, trayZ - 0.5).rect(0, 0, 12, 7, { fill: 'screen' }),
];

// Six runs in the tray, which go down together behind a vertical manager and end in the upper panel.
const side = at[0] + 24;
const runs = [0, 1, 2, 3, 4, 5].map((run) => {
  const y = 12.5 + run * 1.5;
  const x = side + 2.4 + run * 0.9;
  const end = front.point(19, unitOf(9) * rackUnit + 0.9 + run * 0.35, 0.1);
  return cable(
    [
      [0.5, y, trayZ + 1.2],
      [x, y, trayZ + 1.2],
      [x, at[1] + deep - 4 + run * 0.4, trayZ + 1.2],
      [x, at[1] + deep - 4 + run * 0.4, end[2]],
      [x, at[1] + deep + 1.4, end[2]],
      [end[0], at[1] + deep + 1.4, end[2]],
      end,
    ],
    'cable',
    5,
  );
});

export default scene({
  label:
    'Line drawing of a telecom closet: cable runs come along a tray, go down the side of a rack and end in its patch panels.',
  parts: [
    shell,
    left.rect(64, 40, 22, 30, { fill: 'white', line: 'edge' }),
    [0, 1, 2, 3].map((line) =>
      left.line(
        [
          [67, 63 - line * 6],
          [83, 63 - line * 6],
        ],
        'faint',
      ),
    ),
    tray,
    rack(at, 34, items, deep),
    box([side, at[1] + 2, 0], [7, deep - 8, 66], 'grey'),
    runs,
    cords(5, 3),
    cords(9, 7),
    cord(front.point(9, 5, 0.2), front.point(12, 5, 0.2), 2, 'edge'),
    person([14, 76, 0], '-y', { shirt: 'blue', reach: [-4, 18, 52] }),
  ],
  labels: [
    dimension([width, 0, 0], [width, depth, 0], { offset: [10, 0, 0] }),
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 10, 0] }),
    note(front.point(19, (unitOf(9) + 1) * rackUnit), 'patch panel', [-110, -60], {
      text: 'panel',
      away: [-100, -80],
    }),
    note([72, 16, trayZ + 2], 'CAT6A in the tray', [40, -70], { text: 'CAT6A', away: [20, -80] }),
  ],
  moves: true,
  details: {
    ports: {
      label:
        'Line drawing of a patch panel, close: each cord leaves a port and ends in the switch below.',
      at: front.point(10, 42),
      width: 34,
      labels: [
        note(front.point(0.6, 51), 'panel', [-56, -24], { text: 'panel', away: [-40, 0] }),
        note(front.point(0.6, 45.4), 'switch', [-56, 24], { text: 'switch', away: [-36, 30] }),
      ],
    },
  },
});
