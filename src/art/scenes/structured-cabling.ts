import { cable } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { scene } from '../scene/scene.ts';
import { box, row } from '../scene/solids.ts';
import { ft } from '../scene/space.ts';
import { facingLeft } from '../scene/surfaces.ts';

// Two buildings without roofs and front walls. The ground is cut along their front, where the ducts lie.
const depth = ft(14);
const storey = ft(10);
const slab = 8;
const mainW = ft(25);
const annexX = mainW + ft(12);
const annexW = ft(18);
const width = annexX + annexW;
const below = ft(6);
const margin = ft(3);

const walls = (x: number, w: number, z: number, h: number, windows: number): Parts => [
  box([x, 0, z], [w, 5, h], 'paper', { shadow: false }),
  box([x, 0, z], [5, depth, h], 'paper', { shadow: false }),
  row(
    windows,
    [62, 0, 0],
    facingLeft([x + 40, 5, z]).rect(0, 32, 44, 40, { fill: 'pane', line: 'detail' }),
  ),
];
const low = ft(7);
const buildings: Parts = [
  box([-margin, -margin, -below], [width + 2 * margin, depth + margin, below], 'grey', {
    shadow: false,
  }),
  box([0, 0, 0], [mainW, depth, 1], 'paper', { shadow: false }),
  box([annexX, 0, 0], [annexW, depth, 1], 'paper', { shadow: false }),
  walls(0, mainW, 1, storey - slab - 1, 0),
  box([0, 0, storey - slab], [mainW, depth, slab], 'paper', { shadow: false }),
  walls(0, mainW, storey, low, 4),
  walls(annexX, annexW, 1, low, 2),
  box([mainW - 7, depth - 7, 1], [7, 7, storey - slab - 1], 'paper', { shadow: false }),
];

// On each floor a frame at the left, a tray above the desks, and a run of copper down to each of them.
const [front, back] = [depth - 14, depth - 40];
const trayZ = 84;
const area = (x: number, z: number, desks: number): Parts => {
  const face = facingLeft([x + 2, front, z + 3]);
  const first = x + 56;
  const end = first + desks * 76 - 40;
  return [
    box([x, back, z], [24, front - back, 76], 'accent', { shadow: false }),
    face.rect(0, 0, 20, 70, { fill: 'screen' }),
    [8, 28, 48].map((v) => [
      face.rect(1, v, 18, 4, { fill: 'white' }),
      face.rect(1, v + 6, 18, 6, { fill: 'tile' }),
    ]),
    row(
      desks,
      [76, 0, 0],
      [
        box([first, depth - 46, z], [58, 30, 29], 'paper', { shadow: false }),
        box([first + 8, depth - 40, z + 31], [24, 2, 14], 'dark', { shadow: false }),
      ],
    ),
    box([x + 4, depth - 26, z + trayZ], [end - x, 12, 2], 'paper', { shadow: false }),
    Array.from({ length: desks }, (_, run) => {
      const y = depth - 23 + run * 3;
      const to = first + 46 + run * 76;
      return cable([
        [x + 8 + run * 5, y, z + 76],
        [x + 8 + run * 5, y, z + trayZ + 3],
        [to, y, z + trayZ + 3],
        [to, y, z + 30],
      ]);
    }),
  ];
};
const mainAt = 16;
const annexAt = annexX + 14;

// Fiber: from the street to the main frame, up to the frame of the next floor, and through the duct to the annex.
const ductTop = -36;
const duct = 12;
const earth = facingLeft([0, depth, 0]);
const entry = mainAt + 4;
const from = mainAt + 34;
const to = annexAt + 12;
const mark = { fill: 'white', line: 'edge' } as const;
const pull = (mainW + annexX) / 2;
const fiberZ = ductTop - duct / 2;
const onCut = depth + 0.3;
const fiber: Parts = [
  earth.polygon(
    [
      [-margin, ductTop],
      [entry - 6, ductTop, 4],
      [entry - 6, 0],
      [entry + 6, 0],
      [entry + 6, ductTop - duct, 14],
      [-margin, ductTop - duct],
    ],
    mark,
  ),
  earth.polygon(
    [
      [from - 6, 0],
      [from + 6, 0],
      [from + 6, ductTop, 4],
      [to - 6, ductTop, 4],
      [to - 6, 0],
      [to + 6, 0],
      [to + 6, ductTop - duct, 14],
      [from - 6, ductTop - duct, 14],
    ],
    mark,
  ),
  earth.rect(pull - 20, -58, 40, 58, { fill: 'paper', line: 'edge' }),
  box([pull - 20, depth - 32, 0], [40, 32, 2], 'dark', { shadow: false }),
  cable(
    [
      [-margin, onCut, fiberZ],
      [entry, onCut, fiberZ],
      [entry, onCut, 8],
    ],
    'signal',
    12,
  ),
  cable(
    [
      [mainAt + 26, front, 12],
      [from, onCut, 12],
      [from, onCut, fiberZ],
      [to, onCut, fiberZ],
      [to, onCut, 8],
    ],
    'signal',
    12,
  ),
  cable(
    [
      [mainAt - 5, front, 40],
      [mainAt - 5, front, storey + 30],
      [mainAt, front, storey + 30],
    ],
    'signal',
  ),
];

export default scene({
  label:
    'Line drawing of two cut-away buildings: copper from a frame to the desks of each floor, fiber in a duct between them.',
  parts: [
    buildings,
    area(mainAt, 1, 3),
    area(mainAt, storey, 3),
    area(annexAt, 1, 2),
    fiber,
    person([mainAt + 190, 62, storey], 'y'),
    person([pull, depth - 64, 0], 'y', { shirt: 'blue' }),
  ],
  labels: [
    dimension([from, depth, -below], [to, depth, -below], {
      offset: [0, 84, 0],
      fact: 'fiber',
    }),
    note([mainAt, front, 60], 'MDF', [-50, 50], { text: 'MDF', away: [-46, 30] }),
    note([mainAt + 8, front, storey + 76], 'IDF', [-50, -60], { text: 'IDF', away: [-30, -60] }),
    note([mainAt + 190, depth - 20, storey + trayZ + 3], 'copper inside', [90, -90], {
      text: 'copper',
      away: [80, -110],
    }),
  ],
});
