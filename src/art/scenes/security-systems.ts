import { cable } from '../scene/cables.ts';
import { display, rack } from '../scene/equipment.ts';
import { chair, table } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { room, wallWithDoor } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingLeft, facingRight, facingUp } from '../scene/surfaces.ts';

export const width = ft(15);
export const depth = ft(14);
const height = ft(9);
export const { parts: shell, right } = room(width, depth, height);

// The front wall of the building, with the opening of the door. It is cut away to the right of the card reader.
export const wallY = 100;
const thick = 6;
export const face = wallY + thick;
export const openFrom = 20;
export const openTo = 58;
const openHeight = 84;
const end = 84;
export const wall = wallWithDoor({
  y: wallY,
  thick,
  height,
  end,
  door: { from: openFrom, to: openTo, height: openHeight },
});
const front = facingLeft([0, face, 0]);
const leaf = facingLeft([openFrom, wallY + 2.5, 0]);
/** The leaf with its glass and hinges, and the mat before it. */
export const door: Parts = [
  facingRight([end, face, 0]).rect(0, 0, thick, height, { fill: 'muted' }),
  box([openFrom, wallY + 0.5, 0.5], [openTo - openFrom, 2, openHeight - 0.5], 'wall'),
  leaf.rect(6, 10, 26, 64, { fill: 'pane', line: 'detail' }),
  row(3, [0, 0, 32], box([openFrom, wallY + 2.5, 8], [1.4, 1.4, 5], 'grey')),
  facingUp([openFrom - 4, face + 4, 0]).rect(0, 0, 46, 28, { fill: 'line', line: 'faint' }),
];
const handle = leaf.slab(33, 36, 1.6, 14, 1.6, 'dark');

// The reader beside the latch, 48 inches high at its top, and the camera above the door.
export const readerU = 66;
const readerTop = 48;
const reader: Parts = [
  front.slab(readerU, readerTop - 8, 5, 8, 1.4, 'accent', 1),
  facingLeft([readerU, face + 1.4, readerTop - 8]).circle(2.5, 3, 1.3, { line: 'light' }),
];
const camera: Parts = [
  front.slab(36, 93, 6, 6, 2, 'paper', 1),
  front.drum(39, 96, 1.2, 5, 'grey'),
  box([36.5, face + 4, 91.5], [5, 11, 5], 'accent'),
  facingLeft([36.5, face + 15, 91.5]).circle(2.5, 2.5, 1.9, { fill: 'screen', line: 'detail' }),
];

// Inside, on the back wall: door controller, alarm panel, and a rack with recorder and batteries.
const controller: Point = [24, 0, 54];
const alarm: Point = [56, 0, 52];
const size: Point = [20, 5, 24];
const inAlarm = facesOf(alarm, size).left;
const cabinets: Parts = [
  box(controller, [20, 5, 24]),
  facesOf(controller, size).left.rect(1.5, 1.5, 17, 21, { line: 'detail' }),
  facesOf(controller, size).left.circle(16.5, 12, 0.9, { fill: 'ink' }),
  box(alarm, size, 'accent'),
  inAlarm.rect(1.5, 1.5, 17, 21, { fill: 'dark', line: 'detail' }),
  inAlarm.rect(3, 10, 14, 11, { fill: 'tile', line: 'detail' }),
  row(5, [2.4, 0, 0], inAlarm.rect(4, 11, 1.4, 2, { fill: 'screen' })),
  inAlarm.rect(5.5, 15, 6, 3.6, { fill: 'screen' }),
  inAlarm.rect(3, 2.2, 9, 6, { fill: 'grey', line: 'detail' }),
];
const recorder = rack(
  [86, 4, 0],
  18,
  [
    { units: 4, fill: 'grey', front: (plane) => plane.rect(3, 2, 6, 3, { fill: 'screen' }) },
    { units: 6, fill: 'dark' },
    {
      units: 3,
      fill: 'accent',
      front: (plane) => row(4, [3.4, 0, 0], plane.rect(3, 1, 2.6, 3.2, { fill: 'screen' })),
    },
    { units: 3, fill: 'dark' },
    {
      units: 2,
      front: (plane) => row(8, [1.9, 0, 0], plane.rect(2, 1, 1.2, 1.4, { fill: 'screen' })),
    },
  ],
  26,
);

// The keypad is on the wall beside the way in.
const keypad: Parts = [
  right.slab(depth - 34, 52, 6, 7, 1.2, 'accent', 0.8),
  facingRight([1.2, 34, 52]).rect(0.9, 4, 4.2, 2, { fill: 'screen' }),
];

/** The desk, with the monitor on its foot. */
const monitor = display(facingLeft([0, 28, 0]), 126, 38, 34, 21);
export const desk: Parts = [
  table([118, 6, 0], 54, 34),
  box([138, 22, 29.5], [10, 8, 1], 'dark'),
  box([142, 25, 30], [2.5, 3, 9], 'dark'),
  monitor.parts,
];
// The monitor shows the camera's view of the door, and its entry in the log.
const view: Parts = [
  monitor.picture.rect(1.5, 1.5, 17, 16, { fill: 'tile' }),
  monitor.picture.rect(7, 1.5, 6, 12, { fill: 'light' }),
  [14.5, 11, 7.5].map((v) =>
    monitor.picture.line(
      [
        [21, v],
        [v === 11 ? 27 : 30, v],
      ],
      'light',
    ),
  ),
];

const run = 102;
const cables = [
  cable(
    [
      [readerU + 2.5, face + 0.2, readerTop],
      [readerU + 2.5, face + 0.2, height],
      [readerU + 2.5, wallY + 2, height + 0.2],
      [0.3, wallY + 2, height + 0.2],
      [0.3, wallY - 6, run],
      [0.3, 0.3, run],
      [34, 0.3, run],
      [34, 0.3, 78],
    ],
    'signal',
    2,
  ),
  cable(
    [
      [34, 0.3, run],
      [66, 0.3, run],
      [66, 0.3, 76],
    ],
    'signal',
    2,
  ),
  cable(
    [
      [66, 0.3, run],
      [98, 0.3, run],
      [98, 0.3, 20],
    ],
    'signal',
    2,
  ),
  cable(
    [
      [0.3, 31, run],
      [0.3, 31, 60],
    ],
    'signal',
  ),
  cable(
    [
      [39, face + 0.2, 99],
      [39, face + 0.2, height],
    ],
    'signal',
  ),
  cable(
    [
      [110, 18, 8],
      [124, 18, 0.2],
      [143, 18, 0.2],
      [143, 18, 28],
    ],
    'cable',
  ),
];

export default scene({
  label:
    'Line drawing of a front door with camera and badge reader; inside, an alarm panel, a door controller and a rack with the recorder.',
  parts: [
    shell,
    cabinets,
    keypad,
    recorder,
    desk,
    view,
    chair([150, 62, 0], '-y'),
    wall,
    door,
    handle,
    reader,
    camera,
    cables,
    person([70, 134, 0], '-y', { shirt: 'blue', reach: [1, 25, 45] }),
  ],
  labels: [
    dimension([readerU + 5, face, 0], [readerU + 5, face, readerTop], {
      offset: [38, 0, 0],
      narrow: false,
    }),
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 12, 0] }),
    note([72, 5, 76], 'alarm panel', [60, -100], { text: 'alarm panel', away: [30, -120] }),
    note([96, 30, 22], 'recorder', [-30, 190], { text: 'recorder', away: [-40, 190] }),
    note([39, face + 12, 97], 'camera', [-60, -120], { text: 'camera', away: [-40, -130] }),
  ],
});
