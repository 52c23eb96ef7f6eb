import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { box, extrude, facesOf, facingLeft, facingRight, row, Surface } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { cable, display, laptop, person, room } from '../scene/things.ts';

const width = ft(15);
const depth = ft(15);
const height = ft(10);
const { parts: shell, left, right } = room(width, depth, height);

// The video wall: four panels of 55 inches, one picture over all of them.
const panelW = 48;
const panelH = 27;
const wallU = 64;
const wallV = 46;
const videoWall: Parts = [left.slab(wallU, wallV, 2 * panelW, 2 * panelH, 3.5, 'dark')];
const picture = new Surface({ ...left.frame, at: left.point(wallU, wallV, 3.5) });
const welcome: Parts = [
  picture.rect(1, 1, 2 * panelW - 2, 2 * panelH - 2, { fill: 'tile' }),
  picture.polygon(
    [
      [1, 1],
      [1, 13],
      [20, 30],
      [34, 20],
      [58, 40],
      [95, 12],
      [95, 1],
    ],
    { fill: 'light' },
  ),
  picture.circle(76, 42, 5, { fill: 'white' }),
  [46, 40].map((v) =>
    picture.line(
      [
        [8, v],
        [v === 46 ? 44 : 34, v],
      ],
      'light',
    ),
  ),
  picture.line(
    [
      [panelW, 0],
      [panelW, 2 * panelH],
    ],
    'edge',
  ),
  picture.line(
    [
      [0, panelH],
      [2 * panelW, panelH],
    ],
    'edge',
  ),
];

// Three menu boards over the counter.
const menu = [0, 1, 2].map((index) => {
  const board = display(right, depth - 138 + index * 42, 72, 40, 24);
  return [
    board.parts,
    board.picture.rect(2, 4, 13, 14, { fill: index === 1 ? 'light' : 'tile' }),
    [16, 12, 8].map((v) => [
      board.picture.line(
        [
          [18, v],
          [28, v],
        ],
        'light',
      ),
      board.picture.line(
        [
          [32, v],
          [35, v],
        ],
        'light',
      ),
    ]),
  ];
});
const counter: Parts = [
  box([26, 24, 0], [22, 104, 40]),
  box([24, 22, 40], [26, 108, 1.6], 'wall'),
  row(3, [0, -34, 0], facingRight([48, 126, 4]).rect(2, 0, 30, 32, { line: 'detail' })),
  box([30, 34, 41.6], [12, 14, 15], 'dark'),
  facesOf([30, 34, 41.6], [12, 14, 15]).right.rect(2, 8, 10, 4, { fill: 'grey' }),
];

// The desk where the message is written.
const deskAt: Point = [96, 122, 0];
const desk: Parts = [
  box(deskAt, [60, 26, 29]),
  box([94, 120, 29], [64, 30, 1.5], 'wall'),
  facesOf(deskAt, [60, 26, 29]).left.rect(4, 4, 52, 21, { line: 'detail' }),
  laptop([120, 136, 30.5], 'y'),
];

// A directory that answers a touch.
const kioskX = 134;
const kioskY = 36;
const kiosk: Parts = [
  box([kioskX - 8, kioskY - 8, 0], [36, 20, 1.5], 'dark'),
  extrude(
    [kioskX, kioskY, 1.5],
    'y',
    [
      [0, 0, 2],
      [20, 0, 2],
      [20, 66, 2],
      [0, 66, 2],
    ],
    4,
    'accent',
  ),
  facingLeft([kioskX, kioskY + 4, 1.5]).rect(1.5, 24, 17, 40, { fill: 'screen' }),
  row(
    5,
    [0, 0, -6.5],
    facingLeft([kioskX, kioskY + 4, 1.5]).rect(3, 56, 14, 4.5, { fill: 'tile' }),
  ),
];

export default scene({
  label:
    'Line drawing of a lobby with a video wall of four panels, three menu boards over a counter, a touch directory and the desk that feeds them.',
  parts: [
    shell,
    videoWall,
    welcome,
    menu,
    counter,
    kiosk,
    cable(
      [
        [120, 126, 30.6],
        [120, 119, 30.6],
        [120, 119, 0.2],
        [58, 119, 0.2],
        [58, 0.2, 0.2],
        [58, 0.2, 60],
        [64, 0.2, 60],
      ],
      'signal',
    ),
    cable(
      [
        [58, 20, 0.2],
        [134, 20, 0.2],
        [134, 28, 0.2],
      ],
      'signal',
    ),
    cable(
      [
        [58, 0.2, 60],
        [58, 0.2, 100],
        [0.2, 0.2, 100],
        [0.2, 118, 100],
        [0.2, 118, 96],
      ],
      'signal',
    ),
    desk,
    person([124, 112, 0], 'y', { shirt: 'blue', reach: [-2, 17, 33] }),
    person([150, 66, 0], '-y', { reach: [2, 22, 50] }),
  ],
  labels: [
    dimension([wallU, 0, wallV + 2 * panelH], [wallU + 2 * panelW, 0, wallV + 2 * panelH], {
      offset: [0, 0, 34],
      fact: 'four panels',
    }),
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 10, 0], narrow: false }),
    note([156, 136, 10], 'one desk', [50, 80], { text: 'one desk', away: [30, 90] }),
  ],
});
