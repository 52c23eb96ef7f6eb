import { cable } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import { type Parts, turned } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { room, wallWithDoor } from '../scene/rooms.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { box, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingLeft, facingRight } from '../scene/surfaces.ts';

const width = ft(15);
const depth = ft(13);
const height = ft(8);

const { parts: shell } = room(width, depth, height);

// The wall between the secured room, behind, and the corridor, in front, with the opening of the door.
const wallY = 86;
const thick = 5;
const face = wallY + thick;
const openFrom = 92;
const openTo = 128;
const openHeight = 84;
const wall = wallWithDoor({
  y: wallY,
  thick,
  height,
  end: width,
  door: { from: openFrom, to: openTo, height: openHeight },
});
const front = facingLeft([0, face, 0]);
const frame: Parts = [
  front.slab(openFrom - 3, 0, 3, openHeight + 3, 0.8, 'grey'),
  front.slab(openTo, 0, 3, openHeight + 3, 0.8, 'grey'),
  front.slab(openFrom, openHeight, openTo - openFrom, 3, 0.8, 'grey'),
];

// The leaf hangs on three hinges at its right and stands open into the secured room.
const leaf = turned(
  14,
  [
    box([openFrom + 0.5, wallY + 1, 0.5], [openTo - openFrom - 1, 1.8, openHeight - 1], 'wall'),
    facingLeft([openFrom + 0.5, wallY + 2.8, 0.5]).rect(6, 44, 23, 30, {
      fill: 'pane',
      line: 'detail',
    }),
    facingLeft([openFrom + 0.5, wallY + 2.8, 0.5]).slab(2, 36, 2.4, 6, 0.8, 'grey'),
    facingLeft([openFrom + 0.5, wallY + 2.8, 0.5]).slab(2.6, 38, 6, 1.3, 2.2, 'grey'),
  ],
  [openTo, wallY + 1, 0],
);
const hinges = row(3, [0, 0, 32], box([openTo - 1, wallY + 2.6, 8], [1.6, 1.6, 5], 'grey'));

// The strike is in the frame, on the side of the latch; the contact is at its head.
const jamb = facingRight([openFrom, face, 0]);
const strike: Parts = [
  jamb.slab(1.2, 34, 2.6, 9, 0.7, 'accent'),
  jamb.rect(1.9, 36.4, 1.2, 4.2, { fill: 'screen' }),
];
const contact = front.slab(openFrom + 4, openHeight - 1.6, 6, 1.6, 1.2, 'accent');

// The reader is in the corridor, 48 inches above the floor at its top.
const readerU = 78;
const readerTop = 48;
const reader: Parts = [
  front.slab(readerU, readerTop - 9, 5, 9, 1.2, 'accent', 1),
  facingLeft([readerU, face + 1.2, readerTop - 9]).circle(2.5, 3.2, 1.3, { line: 'light' }),
  facingLeft([readerU, face + 1.2, readerTop - 9]).rect(1.4, 6.6, 2.2, 0.8, { fill: 'white' }),
];

// The closet is in the corner of the secured room. Its walls are cut at a height of 60 inches.
const closetW = 54;
const closetD = 58;
const cut = 60;
const closet: Parts = [
  box([closetW, 0, 0], [4, closetD + 4, cut], 'paper', { shadow: false }),
  box([0, closetD, 0], [10, 4, cut], 'paper', { shadow: false }),
  box([42, closetD, 0], [closetW - 42, 4, cut], 'paper', { shadow: false }),
  box([10, closetD + 1, 0], [32, 1.8, cut - 1], 'wall', { shadow: false }),
];
const at: Point = [0, 14, 42];
const size: Point = [6, 32, 40];
const inside = facesOf(at, size).right;
const cabinet: Parts = [
  box(at, size, 'grey'),
  inside.rect(1, 1, 30, 38, { fill: 'dark', line: 'detail' }),
  inside.rect(3, 20, 17, 16, { fill: 'accent', line: 'detail' }),
  row(5, [0, -3, 0], inside.rect(4.6, 22, 1.6, 2, { fill: 'screen' })),
  row(5, [0, -3, 0], inside.rect(4.6, 31, 1.6, 2, { fill: 'screen' })),
  inside.rect(9, 26, 9, 4, { fill: 'screen' }),
  inside.rect(22.5, 20, 7, 16, { fill: 'paper', line: 'detail' }),
  inside.rect(3, 3, 12, 13, { fill: 'paper', line: 'detail' }),
  inside.rect(17, 3, 12, 13, { fill: 'paper', line: 'detail' }),
  inside.line([
    [3, 12],
    [15, 12],
  ]),
  inside.line([
    [17, 12],
    [29, 12],
  ]),
];
// The cabinet's own door stands open.
const cabinetDoor = turned(
  105,
  [box([6, 14, 42], [1, 32, 40], 'paper', { shadow: false })],
  [6, 46, 0],
);

const cables = [
  cable(
    [
      [readerU + 2.5, face + 0.3, readerTop],
      [readerU + 2.5, face + 0.3, height],
      [readerU + 2.5, wallY + 2, height + 0.3],
      [0.5, wallY + 2, height + 0.3],
      [0.5, wallY - 1, 90],
      [0.5, 34, 90],
      [3, 34, 82.2],
    ],
    'cable',
    2,
  ),
  cable(
    [
      [openFrom - 1.5, face + 1.1, 43],
      [openFrom - 1.5, face + 1.1, openHeight + 8],
      [openFrom - 1.5, face + 0.3, height],
      [openFrom - 1.5, wallY + 3.6, height + 0.3],
      [readerU + 2.5, wallY + 3.6, height + 0.3],
    ],
    'cable',
    2,
  ),
];

export const accessControl = {
  label:
    'Line drawing of a door with a card reader in the corridor and a strike in its frame, wired to a controller in a closet.',
  parts: [
    shell,
    closet,
    cabinet,
    cabinetDoor,
    wall,
    frame,
    leaf,
    hinges,
    strike,
    contact,
    reader,
    cables,
    person([74, 121, 0], '-y', { shirt: 'blue', reach: [-5, 24, 44] }),
  ],
  labels: [
    dimension([readerU + 2.5, face, 0], [readerU + 2.5, face, readerTop], {
      offset: [-11, 0, 0],
      narrow: false,
    }),
    note([4, 30, 82], 'controller, in a locked closet', [40, -70], {
      text: 'controller',
      away: [60, -60],
    }),
    note([readerU + 5, face + 1, readerTop - 2], 'reader', [-10, 190], {
      text: 'reader',
      away: [-10, 190],
    }),
    note([openFrom + 0.7, face - 2, 42], 'electric strike', [190, 120], false),
  ],
} satisfies Scene;

export default scene(accessControl);
