import { cable } from '../scene/cables.ts';
import { display } from '../scene/equipment.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person, seated } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingLeft, type Surface } from '../scene/surfaces.ts';

// A lobby with a café at its side. All screens show one message: the orange bar.
const width = ft(22);
const depth = ft(19);
const height = ft(9);
const { parts: shell, left, right } = room(width, depth, height);

/** Placeholder lines of text of the given lengths, from the top down. */
const text = (
  plane: Surface,
  u: number,
  v: number,
  step: number,
  lengths: readonly number[],
): Parts =>
  lengths.map((length, index) =>
    plane.line(
      [
        [u, v - index * step],
        [u + length, v - index * step],
      ],
      'light',
    ),
  );

// The video wall behind the desk: two rows of three panels of 55 inches, one picture over all of them.
const panelW = 48;
const panelH = 27;
const wallU = 24;
const wallV = 46;
const picture = facingLeft([wallU, 3, wallV]);
const videoWall: Parts = [
  left.slab(wallU, wallV, 3 * panelW, 2 * panelH, 3, 'dark'),
  picture.rect(1, 1, 3 * panelW - 2, 2 * panelH - 2, { fill: 'tile' }),
  picture.polygon(
    [
      [1, 1],
      [62, 1],
      [62, 16],
      [44, 38],
      [30, 24],
      [20, 34],
      [1, 14],
    ],
    { fill: 'light' },
  ),
  picture.rect(74, 35, 60, 12, { fill: 'accent' }),
  text(picture, 74, 22, 9, [58, 46]),
  [1, 2].map((column) =>
    picture.line([
      [column * panelW, 0],
      [column * panelW, 2 * panelH],
    ]),
  ),
  picture.line([
    [0, panelH],
    [3 * panelW, panelH],
  ]),
];

// The desk, and the computer that the content comes from.
const deskAt: Point = [48, 60, 0];
const desk: Parts = [
  box(deskAt, [96, 30, 40]),
  box([44, 57, 40], [104, 36, 2], 'grey'),
  box([70, 64, 42], [2, 4, 5], 'dark'),
  box([60, 64, 46], [22, 1.5, 14], 'dark'),
];

// The menu board of the café: two displays over its counter.
const menu = [196, 228].map((u) => display(left, u, 62, 30, 34));
const menus: Parts = menu.map(({ parts, picture: plane }, index) => [
  parts,
  plane.rect(2, 24, 24, 6, { fill: index ? 'tile' : 'accent' }),
  text(plane, 3, 18, 5, [20, 16, 20]),
]);
const cafe: Parts = [
  box([196, 36, 0], [68, 26, 38]),
  box([193, 34, 38], [71, 30, 2], 'grey'),
  box([232, 40, 40], [22, 14, 17], 'grey'),
  facesOf([232, 40, 40], [22, 14, 17]).left.rect(4, 2, 14, 8, { fill: 'screen' }),
];

// The upright welcome display for waiting visitors, beside the window.
const waiting = display(right, 96, 36, 30, 50);
const welcome: Parts = [
  waiting.parts,
  waiting.picture.rect(3, 36, 22, 9, { fill: 'accent' }),
  waiting.picture.rect(3, 17, 22, 16, { fill: 'tile' }),
  text(waiting.picture, 4, 11, 5, [20, 14]),
];
const window: Parts = [
  right.rect(18, 24, 60, 66, { fill: 'pane', line: 'edge' }),
  right.line([
    [48, 24],
    [48, 90],
  ]),
];
const bench: Parts = [
  box([92, 108, 13], [20, 66, 4], 'grey'),
  [114, 164].map((y) => box([94, y, 0], [16, 4, 13], 'dark')),
];

// The directory: a touch screen on a foot, its highest button 48 inches above the floor.
const kioskAt: Point = [196, 150, 0];
const touch = facingLeft([198, 161, 0]);
const kiosk: Parts = [
  box(kioskAt, [30, 16, 2], 'grey'),
  box([198, 155, 2], [26, 6, 64], 'dark'),
  touch.rect(2, 14, 22, 50, { fill: 'lit' }),
  touch.rect(5, 53, 16, 8, { fill: 'accent' }),
  [20, 30, 40].map((v) => touch.rect(5, v, 16, 8, { fill: 'tile' })),
];

const run = 102;
/** The wall cabinet with the network switch, from which each screen and the desk have a cable. */
const cabinet: Parts = left.slab(174, 72, 16, 14, 5, 'grey');
const cables: Parts = [
  cable([
    [182, 0.3, 86],
    [182, 0.3, run],
    [0.3, 0.3, run],
    [0.3, 117, run],
    [0.3, 117, 86],
  ]),
  cable([
    [96, 0.3, run],
    [96, 0.3, 100],
  ]),
  cable([
    [182, 0.3, run],
    [243, 0.3, run],
    [243, 0.3, 96],
  ]),
  // In the wall and the floor, to the desk and to the directory.
  cable(
    [
      [182, 0.1, 72],
      [182, 0.1, 0.1],
      [182, 128, 0.1],
      [210, 155, 0.1],
    ],
    'signal',
  ),
  cable(
    [
      [182, 75, 0.1],
      [144, 75, 0.1],
    ],
    'signal',
  ),
];

export default scene({
  label:
    'Line drawing of a lobby whose video wall, welcome display, menu board and directory show one message, changed at one desk.',
  parts: [
    shell,
    videoWall,
    desk,
    person([104, 44, 0], 'y', { shirt: 'blue', reach: [-14, 18, 44] }),
    menus,
    cafe,
    welcome,
    window,
    bench,
    kiosk,
    cabinet,
    cables,
    person([209, 186, 0], '-y', { reach: [-3, 24, 45] }),
    seated([102, 128, 0], '-x'),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 16, 0] }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [16, 0, 0] }),
    dimension([224, 161, 0], [224, 161, 48], { offset: [36, 0, 0] }),
    note([182, 5, 80], 'network', [50, -110], { text: 'network', away: [50, -110] }),
    note([64, 65, 58], 'one desk', [-36, -62], { text: 'desk', away: [-40, -62] }),
  ],
});
