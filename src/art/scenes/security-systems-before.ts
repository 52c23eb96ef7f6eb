import { cable, cord } from '../scene/cables.ts';
import { chair } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import { type Parts, turned } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { scene } from '../scene/scene.ts';
import { box } from '../scene/solids.ts';
import type { Point } from '../scene/space.ts';
import { facesOf, facingLeft, facingRight, facingUp } from '../scene/surfaces.ts';
import {
  depth,
  desk,
  door,
  openFrom,
  right,
  shell,
  wall,
  wallY,
  width,
} from './security-systems.ts';

// A knob and a keyhole, and the key that fits.
const leaf = facingLeft([openFrom, wallY + 2.5, 0]);
const lock: Parts = [
  leaf.drum(34, 38, 1.6, 2.6, 'grey'),
  leaf.slab(32.6, 43, 2.8, 3.6, 0.6, 'dark'),
  leaf.slab(33.6, 44, 0.7, 1.4, 3.4, 'accent'),
  box([openFrom + 32.6, wallY + 5.9, 43], [2.6, 0.8, 3.2], 'accent'),
];

// The camera hangs where its cable came out of the wall, and sees the corner of the room.
const camera: Parts = [
  right.slab(depth - 66, 92, 5, 5, 2, 'paper'),
  turned(-35, box([2, 61, 91.5], [12, 5, 5]), [2, 63, 92]),
];

// The recorder stands on the floor under the desk, among its cords.
const recorderAt: Point = [134, 14, 0];
const recorderSize: Point = [18, 14, 5];
const inRecorder = facesOf(recorderAt, recorderSize).left;
const recorder: Parts = [
  box(recorderAt, recorderSize, 'grey'),
  inRecorder.rect(2, 1.4, 8, 2, { fill: 'screen' }),
  inRecorder.circle(14.5, 2.4, 0.9, { fill: 'ink' }),
  cord([136, 14, 3], [143, 6.3, 30], 9, 'wire'),
  cable(
    [
      [152, 22, 2],
      [162, 30, 0.2],
      [150, 48, 0.2],
      [124, 44, 0.2],
      [110, 20, 0.2],
      [104, 0.3, 0.2],
      [104, 0.3, 12],
    ],
    'wire',
    10,
  ),
  facingLeft([100, 0, 10]).slab(0, 0, 8, 6, 0.6, 'white'),
  cable(
    [
      [134, 20, 2],
      [112, 30, 0.2],
      [92, 14, 0.2],
      [70, 22, 0.2],
      [30, 8, 0.2],
      [0.3, 9, 0.2],
      [0.3, 9, 76],
      [0.3, 60, 84],
      [0.3, 63, 92],
    ],
    'wire',
    12,
  ),
];

// The keypad, and a note with its code.
const keypad: Parts = [
  right.slab(depth - 34, 52, 6, 7, 1.2, 'grey', 0.8),
  facingRight([1.2, 34, 52]).rect(0.9, 4, 4.2, 2, { fill: 'screen' }),
  right.rect(depth - 25, 50, 9, 9, { fill: 'white', line: 'edge' }),
  [56, 53].map((v) =>
    right.line(
      [
        [depth - 23, v],
        [depth - 18, v],
      ],
      'faint',
    ),
  ),
];

// Visitors sign a sheet of paper on a stand inside.
const log = facingUp([96, 62, 36.5]);
const stand: Parts = [
  box([106, 70, 0], [3, 3, 36], 'grey'),
  box([100, 64, 0], [15, 15, 1.2], 'grey'),
  box([94, 60, 35], [26, 22, 1.5]),
  log.rect(2, 2, 17, 15, { fill: 'white', line: 'detail' }),
  [5, 8, 11].map((v) =>
    log.line(
      [
        [4, v],
        [v === 11 ? 10 : 17, v],
      ],
      'faint',
    ),
  ),
  box([117, 66, 36.5], [0.8, 7, 0.8], 'dark'),
];

export default scene({
  label:
    'Line drawing of the same front door before: a key in the lock, a paper log and a recorder under the desk.',
  parts: [
    shell,
    keypad,
    camera,
    recorder,
    desk,
    stand,
    chair([150, 62, 0], '-y'),
    wall,
    door,
    lock,
    person([62, 132, 0], '-y', { shirt: 'blue', reach: [8, 24, 45] }),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 12, 0] }),
    note([107, 70, 36.5], 'paper log', [-30, 170]),
    note([146, 28, 3], 'recorder', [40, 110], { text: 'recorder', away: [-20, 130] }),
    note([0.2, 20, 54], 'alarm code', [60, -110], { text: 'code', away: [60, -120] }),
    note([12, 58, 96], 'camera', [-60, -60]),
  ],
});
