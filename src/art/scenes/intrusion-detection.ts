import { cable } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, extrude, row } from '../scene/solids.ts';
import { ft } from '../scene/space.ts';
import { facesOf, facingRight, facingUp, type Surface } from '../scene/surfaces.ts';

// A warehouse with two dock doors in its rear wall, and the office in front of it. The rear walls are whole, with their
// doors and windows; the partition and the front walls are cut.
const width = ft(26);
const depth = ft(20);
const height = ft(10);
const partition = 150;
const thick = 5;

const { parts: shell, left, right } = room(width, depth, height);
const ground = facingUp([0, 0, 0]);

const openings: Parts = [
  box([0, partition, 0], [54, thick, 36], 'paper', { shadow: false }),
  box([94, partition, 0], [width - 94, thick, 36], 'paper', { shadow: false }),
  box([0, depth, 0], [width, thick, 12], 'paper', { shadow: false }),
  box([width, 0, 0], [thick, depth + thick, 12], 'paper', { shadow: false }),
];

/** A contact on the floor at a dock door's guide, with its magnet on the door. Waves show that it is tripped. */
const doorW = ft(8);
const doorH = ft(8);
const dock = (x: number, raised: number): Parts => {
  const plane = left.from(x, 0);
  return [
    plane.rect(0, 0, doorW, doorH, { fill: 'screen', line: 'edge' }),
    plane.slab(0, raised, doorW, doorH - raised, 1.5, 'grey'),
    plane.slab(-4, 0, 4, doorH, 3.5, 'paper'),
    plane.slab(doorW, 0, 4, doorH, 3.5, 'paper'),
    slats(x, raised),
    plane.slab(-5, doorH, doorW + 10, 15, 13, 'paper'),
    plane.slab(0, raised, doorW, 3, 2.5, 'dark'),
    plane.slab(doorW - 10, raised + 3, 6, 3, 3, 'accent'),
    box([x + doorW - 11, 4, 0], [9, 4, 2.4], 'accent', { shadow: false }),
  ];
};
const slats = (x: number, raised: number): Parts =>
  Array.from({ length: 5 }, (_, index) => {
    const v = doorH - 16 * (index + 1);
    const plane = facesOf([x, 0, 0], [doorW, 1.5, doorH]).left;
    return v > raised + 3
      ? plane.line(
          [
            [0, v],
            [doorW, v],
          ],
          'faint',
        )
      : [];
  });
const firstX = 84;
const secondX = 196;
const raised = 30;
const tripped = { x: firstX + doorW - 6, y: 6 };

// The wall along y: the window, the front door with its contact and keypad, the panel behind the partition.
const office = (y: number) => right.from(depth - y, 0);
const window: Parts = [
  office(236).slab(-2, 33, 32, 3, 2),
  office(236).rect(0, 36, 28, 48, { fill: 'pane', line: 'edge' }),
  office(236).line(
    [
      [14, 36],
      [14, 84],
    ],
    'detail',
  ),
];
const frontDoor = office(196);
const entrance: Parts = [
  frontDoor.slab(-3, 0, 3, 87, 1.5, 'grey'),
  frontDoor.slab(36, 0, 3, 87, 1.5, 'grey'),
  frontDoor.slab(0, 84, 36, 3, 1.5, 'grey'),
  frontDoor.rect(0, 0, 36, 84, { fill: 'white', line: 'edge' }),
  frontDoor.rect(8, 40, 20, 36, { fill: 'pane', line: 'detail' }),
  frontDoor.slab(31, 36, 2.4, 6, 1.5, 'dark'),
  frontDoor.slab(28, 84.2, 6, 2.4, 2.6, 'accent'),
  frontDoor.slab(28, 81, 6, 2.4, 1.6, 'accent'),
];
const sensor = (plane: Surface, u: number, v: number): Parts =>
  plane.slab(u, v, 4.5, 7, 3.4, 'accent', 1);
const devices: Parts = [
  // Motion detectors: in the corner of the warehouse, and in the office beside the partition.
  extrude(
    [0, 0, 88],
    'z',
    [
      [0, 0],
      [6, 0],
      [0, 6],
    ],
    8,
    'accent',
    { shadow: false },
  ),
  sensor(office(158), 0, 92),
  // The glass-break detector beside the window.
  office(236).drum(14, 97, 3, 2, 'accent'),
];
const panelAt = office(126);
const panel: Parts = [
  panelAt.slab(0, 46, 16, 18, 4, 'paper'),
  facingRight([4, 126, 46]).rect(1.5, 1.5, 13, 15, { line: 'detail' }),
  facingRight([4, 126, 46]).circle(14, 9, 0.9, { fill: 'ink' }),
  panelAt.slab(12, 64, 1, 9, 1, 'dark'),
];
const keypad: Parts = [
  office(157).slab(0, 46, 6, 8, 1.4, 'dark', 1),
  facingRight([1.4, 157, 46]).rect(1, 4.6, 4, 2.2, { fill: 'light' }),
];

const run = 116;
const cables: Parts = [
  [firstX, secondX].map((x) =>
    cable([
      [x + doorW - 2, 6, 1],
      [x + doorW + 6, 6, 0.3],
      [x + doorW + 6, 0.3, 0.3],
      [x + doorW + 6, 0.3, run],
      [0.3, 0.3, run],
      [0.3, 118, run],
      [0.3, 118, 64],
    ]),
  ),
  cable([
    [0.3, 222, 100],
    [0.3, 222, run],
    [0.3, 118, run],
  ]),
  [
    [156, 99],
    [165, 86],
  ].map(([y = 0, z = 0]) =>
    cable([
      [0.3, y, z],
      [0.3, y, run],
    ]),
  ),
];

// Goods on pallets, and a person who works late at the counter of the office.
const { left: face, right: side } = facesOf([1, 1, 4], [46, 38, 17]);
const pallet = (x: number, y: number, layers: number): Parts =>
  moved(
    [x, y, 0],
    [
      row(2, [0, 34, 0], box([0, 0, 0], [48, 6, 4], 'grey')),
      box([1, 1, 4], [46, 38, 17 * layers]),
      row(
        layers - 1,
        [0, 0, 17],
        [
          face.line([
            [0, 17],
            [46, 17],
          ]),
          side.line([
            [0, 17],
            [38, 17],
          ]),
        ],
      ),
      face.line([
        [23, 0],
        [23, 17 * layers],
      ]),
    ],
  );
const counter: Parts = [
  box([150, 196, 0], [90, 22, 40]),
  box([147, 193, 40], [96, 28, 2], 'grey'),
  box([171, 202, 42], [2, 2, 5], 'dark'),
  box([162, 201, 47], [22, 1.5, 13], 'dark'),
];

export default scene({
  label:
    'Line drawing of a warehouse and its office with a sensor on each door; one dock door is open, and its contact is tripped.',
  parts: [
    shell,
    ground.polygon(
      [
        [0, 0],
        [248, 0],
        [230, 95],
        [205, partition],
        [0, partition],
      ],
      { fill: 'beam' },
    ),
    openings,
    dock(firstX, raised),
    dock(secondX, 0),
    [14, 24, 34].map((radius) => ground.circle(tripped.x, tripped.y, radius, { line: 'wave' })),
    window,
    entrance,
    devices,
    panel,
    keypad,
    cables,
    pallet(206, 74, 2),
    pallet(60, 78, 1),
    counter,
    person([206, 178, 0], 'y', { shirt: 'blue', reach: [-4, 20, 43] }),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 32, 0] }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [32, 0, 0] }),
    note([firstX + 70, 13, 108], 'rear dock door: open', [50, -90], {
      text: 'door open',
      away: [50, -90],
    }),
    note([4, 112, 56], 'panel', [34, -20], { text: 'panel', away: [24, -14] }),
  ],
});
