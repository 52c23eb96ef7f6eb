import { cable } from '../scene/cables.ts';
import { chair, table } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, cylinder, extrude, line, row } from '../scene/solids.ts';
import { ft, type Point, unit } from '../scene/space.ts';
import { facingLeft, facingUp, Surface } from '../scene/surfaces.ts';

const width = ft(8, 4);
const depth = ft(6);
const { parts: shell } = room(width, depth, ft(5, 6), 12);

const top = 29.5;

/** The incoming call, which every screen shows. */
const call = (plane: Surface, u: number, v: number, radius: number): Parts => [
  plane.rect(u - radius, v - radius, 2 * radius, 2 * radius, { fill: 'accent' }),
  plane.line(
    [
      [u - radius * 1.6, v - radius * 1.9],
      [u + radius * 1.6, v - radius * 1.9],
    ],
    'light',
  ),
];

// The desk phone: a wedge with handset, display and twelve keys.
const phoneAt: Point = [38, 14, top];
const slope = new Surface({
  at: [0, 11, 1.2],
  u: [1, 0, 0],
  v: unit([0, -11, 5]),
  out: unit([0, 5, 11]),
});
const phone: Parts = moved(phoneAt, [
  extrude(
    [0, 0, 0],
    'x',
    [
      [0, 0],
      [11, 0],
      [11, 1.2],
      [0, 6.2],
    ],
    12,
    'grey',
  ),
  slope.rect(4, 6.2, 7.2, 5.2, { fill: 'lit', line: 'detail' }),
  call(slope, 7.6, 9.4, 1.2),
  row(3, [2.2, 0, 0], (column) =>
    [0, 1, 2, 3].map((line) =>
      slope.rect(4.6 + column * 0.1, 0.8 + line * 1.3, 1.5, 0.9, { fill: 'white', line: 'detail' }),
    ),
  ),
  slope.slab(0.6, 0.6, 2.4, 11, 1.4, 'dark', 1),
]);

// The laptop, open towards the front of the desk.
const lid = new Surface({
  at: [0, 1, 0.8],
  u: [1, 0, 0],
  v: unit([0, -2.5, 10]),
  out: unit([0, 10, 2.5]),
});
const laptop: Parts = moved(
  [62, 14, top],
  [
    box([0, 0, 0], [15, 11, 0.8], 'grey'),
    moved([0, 0.3, 0], lid.slab(0, 0, 15, 10.4, 0.5, 'dark')),
    moved(
      [0, 0.9, 0.13],
      [
        lid.rect(0.6, 0.8, 13.8, 9, { fill: 'lit' }),
        lid.rect(1.4, 1.6, 4, 7.4, { fill: 'tile' }),
        call(lid, 10, 6.4, 1.5),
      ],
    ),
  ],
);

// The mobile phone on its stand, and the headset on its post.
const mobileFace = facingLeft([86, 22.6, top + 1.6]);
const mobile: Parts = [
  box([86, 18, top], [4, 7, 0.8], 'grey'),
  box([86, 21, top + 1], [3.6, 0.5, 7.2], 'dark'),
  moved(
    [0, -1.05, -0.3],
    [mobileFace.rect(0.3, 0.3, 3, 6, { fill: 'lit' }), call(mobileFace, 1.8, 4.4, 0.9)],
  ),
];
const headset: Parts = [
  cylinder([93, 8, top], 'z', 3, 0.8, 'grey'),
  bar([93, 8, top], [93, 8, top + 11], 0.5, 'grey'),
  line(
    Array.from({ length: 13 }, (_, step): Point => {
      const angle = (Math.PI * step) / 12;
      return [93 - 3.6 * Math.cos(angle), 8.6, top + 8 + 3.6 * Math.sin(angle)];
    }),
    'outline',
  ),
  [89.4, 96.6].map((x) => cylinder([x - 0.9, 8.6, top + 7], 'x', 1.7, 1.8, 'dark')),
];

/** The sound waves of a device that rings. */
const rings = ([x, y, z]: Point): Parts =>
  [3.5, 6].map((radius) =>
    line(
      Array.from({ length: 9 }, (_, step): Point => {
        const angle = (Math.PI * (2 + step)) / 12;
        return [x - radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
      }),
      'wave',
    ),
  );

export default scene({
  label:
    'Line drawing of a desk where the same call comes in on a desk phone, a laptop and a mobile phone, with a headset beside them.',
  parts: [
    shell,
    table([32, 1, 0], 66, 31),
    facingUp([52, 7.5, top]).circle(0, 0, 1.6, { fill: 'dark' }),
    cable(
      [
        [50, 16, top + 0.3],
        [52, 16, top + 0.1],
        [52, 7.5, top + 0.1],
      ],
      'cable',
      2,
    ),
    phone,
    rings([44, 14, top + 6]),
    rings([72.5, 10, top + 10.5]),
    rings([87.8, 21, top + 8]),
    laptop,
    headset,
    mobile,
    chair([70, 46, 0], '-y'),
    person([15, 22, 0], 'x', { shirt: 'blue', reach: [-2, 24, 37] }),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 8, 0] }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [8, 0, 0] }),
    note([47, 14, top + 5], 'desk phone', [0, -140], { text: 'phone', away: [0, -140] }),
    note([73, 10, top + 9.5], 'laptop', [10, -120], { text: 'laptop', away: [0, -130] }),
    note([89, 21, top + 7], 'mobile', [40, -110], { text: 'mobile', away: [52, -80] }),
  ],
});
