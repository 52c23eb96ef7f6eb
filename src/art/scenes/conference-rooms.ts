import { cable } from '../scene/cables.ts';
import { callTiles, display, ports, rack } from '../scene/equipment.ts';
import { chair, laptop, table } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import { type Parts, partsIn } from '../scene/parts.ts';
import { seated } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { box, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingUp } from '../scene/surfaces.ts';

export const width = ft(15);
export const depth = ft(21);
const height = ft(9);

export const { parts: shell, left, right } = room(width, depth, height, 60);

// Two displays of 75 inches, and the camera bar between them and the ceiling.
const call = display(left, 40, 42, 66, 38);
const slides = display(left, 112, 42, 66, 38);
const slide = slides.picture;
const screens: Parts = [
  call.parts,
  callTiles(call.picture, 64, 36, 3, 2),
  slides.parts,
  slide.rect(4, 5, 26, 26, { fill: 'tile' }),
  slide.polygon(
    [
      [8, 8],
      [26, 8],
      [26, 26],
      [20, 18],
      [14, 21],
    ],
    { fill: 'light' },
  ),
  [27, 21, 15].map((v) =>
    slide.line(
      [
        [36, v],
        [v === 21 ? 52 : 58, v],
      ],
      'light',
    ),
  ),
  left.slab(88, 84, 42, 5, 4.5, 'dark', 2),
  left.from(0, 0).drum(109, 86.5, 1.6, 5.5, 'accent'),
];

// Eight seats along the table and two at its ends.
export const tableX = 72;
export const tableY = 66;
export const tableW = 50;
export const tableD = 144;
const rows = [84, 118, 152, 186];
const seats = partsIn([
  rows.map((y) => chair([tableX - 14, y, 0], 'x')),
  rows.map((y) => chair([tableX + tableW + 16, y, 0], '-x')),
  chair([tableX + tableW / 2, tableY - 14, 0], 'y'),
  chair([tableX + tableW / 2, tableY + tableD + 16, 0], '-y'),
]);
export const furniture: Parts = [
  // Chairs throw no shadow: ten shadows would cover the floor.
  seats.map((part) => ('shadow' in part ? { ...part, shadow: false } : part)),
  table([tableX, tableY, 0], tableW, tableD),
];
const people = [seated([tableX - 12, 186, 0], 'x', { shirt: 'blue' })];

// A touch panel on a foot, and the plate with the connections.
export const top = 29.5;
const panelAt: Point = [88, 150, top];
const panel: Parts = [
  box(panelAt, [12, 9, 2], 'dark'),
  facesOf(panelAt, [12, 9, 2]).up.rect(0.8, 0.8, 10.4, 7.4, { fill: 'accent' }),
  facesOf(panelAt, [12, 9, 2]).up.rect(2, 2.5, 4, 4, { fill: 'white' }),
];
const plate = facingUp([92, 128, top]).rect(0, 0, 8, 12, { fill: 'muted', line: 'detail' });

// The rack in the corner: power below, then amplifier, switch and processor.
const equipment = rack(
  [4, 44, 0],
  22,
  [
    { units: 3, fill: 'ink', front: (plane) => plane.rect(3, 1.5, 5, 2, { fill: 'light' }) },
    { units: 1, fill: 'grey' },
    { units: 3, front: (plane) => row(6, [2.6, 0, 0], plane.circle(3, 2.6, 0.7, { fill: 'ink' })) },
    { units: 1, fill: 'grey' },
    { units: 1, front: ports(10) },
    { units: 1, fill: 'grey' },
    { units: 2, fill: 'accent', front: (plane) => plane.rect(2, 1, 8, 1.5, { fill: 'screen' }) },
    { units: 1, front: ports(10) },
    { units: 2, fill: 'grey' },
    { units: 2, front: (plane) => plane.circle(16, 1.7, 0.8, { fill: 'blue' }) },
  ],
  26,
);

export const conferenceRoom = {
  label:
    'Line drawing of a conference room with two displays, a camera bar, an equipment rack, ten seats and a touch panel on the table.',
  parts: [
    shell,
    screens,
    equipment,
    cable(
      [
        [28.1, 62, 5],
        [46, 62, 0.1],
        [46, 0.1, 0.1],
        [46, 0.1, 42],
      ],
      'signal',
    ),
    furniture,
    people,
    plate,
    panel,
    cable(
      [
        [96, 128, top],
        [96, 90, top],
        [96, tableY, top],
        [96, tableY, 0.1],
        [96, 0.1, 0.1],
        [96, 0.1, 42],
      ],
      'signal',
    ),
    laptop([tableX + 12, 186, top], '-x'),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 16, 0], fact: '10 seats' }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [16, 0, 0] }),
    note([16, 57, 43.5], 'rack', [-40, -30], { text: 'rack', away: [-34, -30] }),
    note([97, 156, top + 2], 'touch panel', [-84, -104]),
  ],
  details: {
    rack: {
      label:
        'Line drawing of the rack of a conference room: processor, amplifier and switch, each in its units.',
      at: [16, 64, 24],
      width: 84,
      labels: [
        note([6.5, 70, 39], 'processor', [-60, -40], { text: 'processor', away: [-40, -60] }),
        note([6.5, 70, 20], 'amplifier', [-60, 0]),
      ],
    },
    table: {
      label:
        'Line drawing of a conference table with a touch panel, a plate for cables and a laptop.',
      at: [90, 156, 32],
      width: 124,
      labels: [
        note([94, 154, top + 2], 'touch panel', [-90, 130], {
          text: 'touch panel',
          away: [-60, 150],
        }),
        note([96, 134, top], 'plate', [70, 130], { text: 'plate', away: [70, 130] }),
      ],
    },
  },
} satisfies Scene;

export default scene(conferenceRoom);
