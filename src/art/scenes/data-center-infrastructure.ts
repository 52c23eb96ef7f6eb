import { cable } from '../scene/cables.ts';
import { rack } from '../scene/equipment.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, cylinder, row, sheet } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingLeft, facingRight, facingUp } from '../scene/surfaces.ts';

const width = ft(15);
const depth = ft(17);
const height = ft(10);
const { parts: shell } = room(width, depth, height);

// Two rows of racks, 42 units high and 42 inches deep, with a cold aisle of four feet between their fronts.
const rackD = 42;
const rackH = 78.5;
const firstX = 58;
const backY = 30;
const frontY = backY + rackD + 48;
const rowEnd = firstX + 4 * 24;

// Fronts: servers below, blanking panels, switch and patch panel at the top.
const back = [0, 1, 2, 3].map((index) =>
  rack(
    [firstX + index * 24, backY, 0],
    42,
    [
      { units: 22, fill: 'dark' },
      { units: 6, fill: 'dark', front: (plane) => plane.rect(2, 2, 5, 6, { fill: 'tile' }) },
      { units: 8, fill: 'grey' },
      {
        units: 2,
        fill: 'dark',
        front: (plane) => row(4, [4, 0, 0], plane.rect(2, 1, 2.6, 1.6, { fill: 'tile' })),
      },
      { units: 4, fill: 'grey' },
    ],
    rackD,
  ),
);

// The rear of two racks in front: a perforated door, and the two power strips of each behind it.
const front = [0, 1].map((index) => {
  const at: Point = [firstX + index * 24, frontY, 0];
  const rear = facesOf(at, [24, rackD, rackH]).left;
  return [
    box(at, [24, rackD, rackH]),
    rear.rect(2, 3, 20, 72, { fill: 'dark', line: 'detail' }),
    [3.2, 18.2].map((u) => [
      rear.slab(u, 8, 2.6, 60, 1, 'accent'),
      row(
        6,
        [0, 0, 9],
        facingLeft([at[0] + u, at[1] + rackD + 1, 11]).rect(0.7, 0, 1.2, 4, { fill: 'screen' }),
      ),
    ]),
    [18, 34, 50].map((v) => rear.rect(7.4, v, 9.2, 9, { fill: 'grey' })),
  ];
});

// Two places are free: a clear panel closes the row there, and a door closes the aisle.
const free = firstX + 48;
const closing: Parts = [
  [0, 24].map((x) => facingUp([free + x, frontY, 0]).rect(1, 1, 22, rackD - 2, { line: 'faint' })),
  sheet(
    [
      [free, frontY, 0],
      [rowEnd, frontY, 0],
      [rowEnd, frontY, rackH],
      [free, frontY, rackH],
    ],
    'glass',
    'edge',
  ),
  sheet(
    [
      [rowEnd, backY + rackD, 0],
      [rowEnd, frontY, 0],
      [rowEnd, frontY, rackH],
      [rowEnd, backY + rackD, rackH],
    ],
    'glass',
    'edge',
  ),
  facingRight([rowEnd, frontY, 0]).line([
    [24, 0],
    [24, rackH],
  ]),
  facingRight([rowEnd, frontY, 0]).slab(20, 36, 1.4, 9, 1.4, 'dark'),
];

// Perforated tiles bring the cold air into the aisle from below.
const tiles = row(
  2,
  [24, 0, 0],
  row(
    2,
    [0, 24, 0],
    facingUp([free, backY + rackD, 0]).rect(2, 2, 20, 20, { fill: 'soft', line: 'detail' }),
  ),
);

// The cooling unit at the wall, and the UPS beside it.
const coolAt: Point = [2, 62, 0];
const coolSize: Point = [34, 62, 76];
const cool = facesOf(coolAt, coolSize);
const cooling: Parts = [
  box(coolAt, coolSize),
  cool.right.line([
    [31, 2],
    [31, 74],
  ]),
  cool.right.rect(36, 52, 8, 6, { fill: 'screen', line: 'detail' }),
  cool.up.rect(4, 4, 26, 54, { fill: 'grey', line: 'detail' }),
  row(
    4,
    [0, 13, 0],
    cool.up.line([
      [4, 10],
      [30, 10],
    ]),
  ),
];
const upsAt: Point = [2, 138, 0];
const ups = facesOf(upsAt, [32, 24, 72]).right;
const power: Parts = [
  box(upsAt, [32, 24, 72], 'grey'),
  ups.rect(3, 46, 18, 18, { fill: 'dark', line: 'detail' }),
  ups.rect(5, 56, 8, 5, { fill: 'tile' }),
  row(
    5,
    [0, 0, 4],
    ups.line([
      [4, 10],
      [20, 10],
    ]),
  ),
];

// Over the racks: copper on a ladder, fiber in a duct of its own.
const trayZ = 94;
const tray: Parts = [
  [36, 47].map((y) => box([0, y, trayZ], [width, 1, 3], 'paper', { shadow: false })),
  row(6, [30, 0, 0], box([6, 37, trayZ + 0.3], [1.2, 10, 0.7], 'grey', { shadow: false })),
  [64, 140].map((x) => box([x, 40, rackH], [2, 5, trayZ - rackH], 'grey', { shadow: false })),
  [40, 44].map((y) =>
    cable([
      [0.5, y, trayZ + 1.6],
      [width, y, trayZ + 1.6],
    ]),
  ),
  box([0, 60, trayZ], [width, 5, 4], 'grey', { shadow: false }),
  [0, 1, 2, 3].map((index) =>
    cable(
      [
        [firstX + 12 + index * 24, 44.5, trayZ + 1.6],
        [firstX + 12 + index * 24, 52, trayZ + 1.6],
        [firstX + 12 + index * 24, 52, rackH],
      ],
      'cable',
      4,
    ),
  ),
  cylinder([firstX + 20, 62.5, rackH], 'z', 1.4, trayZ - rackH, 'grey', { shadow: false }),
];

export default scene({
  label:
    'Line drawing of a server room: two rows of racks with a closed cold aisle between them, two power strips on each rack, trays and a cooling unit.',
  parts: [
    shell,
    cooling,
    power,
    tiles,
    back,
    tray,
    front,
    closing,
    person([78, 190, 0], '-y', { shirt: 'blue', reach: [5, 18, 50] }),
  ],
  labels: [
    dimension([rowEnd, backY + rackD, 0], [rowEnd, frontY, 0], {
      offset: [36, 0, 0],
    }),
    note([rowEnd - 24, frontY - 20, 0], 'cold aisle', [20, 120]),
    dimension([rowEnd, backY, 0], [rowEnd, backY, rackH], { offset: [38, 0, 0], narrow: false }),
    note([firstX + 44.5, frontY + rackD + 1, 10], 'power A and B', [-50, 110], {
      text: 'power A, B',
      away: [-30, 110],
    }),
    note([12, 66, 76], 'cooling', [-60, -110], { text: 'cooling', away: [-60, -110] }),
    note([150, 44, trayZ + 2], 'copper and fiber apart', [-40, -150], {
      text: 'cabling',
      away: [0, -140],
    }),
  ],
});
