import { cable } from '../scene/cables.ts';
import { display } from '../scene/equipment.ts';
import { chair, table } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { seated } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingLeft } from '../scene/surfaces.ts';

const width = ft(14);
const depth = ft(10, 8);
const { parts: shell, left } = room(width, depth, ft(8, 6));

// The operations screen: a list of the monitored devices with their states, the load over time, and last night's backups.
const wall = display(left, 66, 46, 92, 52);
const picture = wall.picture;
const screen: Parts = [
  wall.parts,
  row(
    5,
    [0, 0, -8],
    [
      picture.rect(5, 38, 5, 5, { fill: 'blue' }),
      picture.line(
        [
          [14, 40.5],
          [34, 40.5],
        ],
        'light',
      ),
    ],
  ),
  // The server with an alert.
  picture.rect(5, 14, 5, 5, { fill: 'accent' }),
  picture.rect(42, 24, 44, 22, { fill: 'tile' }),
  picture.line(
    [
      [45, 30],
      [52, 35],
      [58, 31],
      [66, 41],
      [73, 36],
      [83, 40],
    ],
    'light',
  ),
  row(6, [7.6, 0, 0], (index) => picture.rect(42, 5, 5, 6 + ((index * 5) % 9), { fill: 'light' })),
];

// The customer's rack: firewall, switch, server and backup server; power below.
const at: Point = [10, 8, 0];
const size: Point = [26, 34, 76];
const front = facesOf(at, size).left;
const unit = (v: number, h: number, fill: 'dark' | 'grey' | 'accent' | 'paper'): Parts =>
  front.rect(3, v, 20, h, { fill, line: 'detail' });
const equipment: Parts = [
  box(at, size),
  front.rect(3, 4, 20, 68, { fill: 'screen', line: 'edge' }),
  unit(6, 10, 'dark'),
  front.rect(6, 9, 6, 4, { fill: 'light' }),
  unit(20, 12, 'accent'),
  row(4, [4.4, 0, 0], front.rect(4.6, 22, 3, 8, { fill: 'screen' })),
  unit(36, 7, 'grey'),
  unit(44, 7, 'grey'),
  unit(55, 5, 'paper'),
  row(8, [2.1, 0, 0], front.rect(5, 56.5, 1.2, 2, { fill: 'screen' })),
  unit(63, 4, 'grey'),
  row(3, [2.5, 0, 0], front.rect(15, 64.3, 1.4, 1.4, { fill: 'blue' })),
];

// The help desk: a place with two displays, keyboard and phone.
const top = 29.5;
const monitor = (x: number): Parts => [
  box([x + 10, 70, top], [7, 5, 4], 'grey'),
  box([x, 71, top + 4], [27, 2, 16], 'dark'),
  facingLeft([x, 73, top + 4]).rect(1, 1, 25, 14, { fill: 'lit' }),
];
const first = facingLeft([78, 73, top + 4]);
const second = facingLeft([108, 73, top + 4]);
const desk: Parts = [
  table([68, 62, 0], 84, 32),
  monitor(78),
  first.rect(3, 3, 9, 10, { fill: 'tile' }),
  row(
    3,
    [0, 0, -3.4],
    first.line(
      [
        [14.5, 11.4],
        [23, 11.4],
      ],
      'light',
    ),
  ),
  monitor(108),
  second.rect(3, 3, 21, 10, { fill: 'tile' }),
  second.circle(13.5, 8, 2.6, { fill: 'light' }),
  box([102, 82, top], [18, 6, 0.8], 'grey'),
  box([134, 78, top], [9, 10, 2], 'dark'),
  box([134.5, 79, top + 2], [2.4, 8, 1.6], 'dark'),
];

export default scene({
  label:
    'Line drawing of a technician at a desk before an operations screen, and of the rack with server and backup that it watches.',
  parts: [
    shell,
    screen,
    equipment,
    desk,
    chair([112, 110, 0], '-y'),
    seated([112, 108, 0], '-y', { shirt: 'blue' }),
    cable(
      [
        [30, 20, 76],
        [30, 20, 88],
        [30, 0.2, 88],
        [66, 0.2, 88],
      ],
      'signal',
    ),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 12, 0] }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [12, 0, 0] }),
    note(front.point(3, 28), 'backup server', [-50, -70], { text: 'server', away: [-50, -80] }),
  ],
});
