import { cable } from '../scene/cables.ts';
import { callTiles, display, rackUnit } from '../scene/equipment.ts';
import { chair, table } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person, seated } from '../scene/people.ts';
import { floor } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, cylinder, extrude, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingLeft, facingRight, facingUp } from '../scene/surfaces.ts';

const width = ft(14);
const depth = ft(16);
const height = ft(9);
const left = facingLeft([0, 0, 0]);

// The wall of the closet, with its opening; the door stands open into the room.
const from = 92;
const to = 132;
const doorH = 84;
const wall = extrude(
  [-5, 0, 0],
  'x',
  [
    [0, 0],
    [from, 0],
    [from, doorH],
    [to, doorH],
    [to, 0],
    [depth, 0],
    [depth, height],
    [0, height],
  ],
  5,
  'wall',
  { shadow: false },
);
const door: Parts = [
  facingRight([0, from + 22, 88]).slab(0, 0, 8, 4, 1, 'dark'),
  box([0.5, from - 2, 0.5], [38, 1.8, doorH - 1], 'paper'),
  facingLeft([0.5, from - 0.2, 0.5]).slab(33, 37, 1.6, 7, 1, 'dark'),
  facingRight([-5, to, 0]).rect(0, 0, to - from, doorH, { line: 'edge' }),
];
const readerAt = facingRight([0, to + 12, 40]);
const reader: Parts = [
  readerAt.slab(0, 0, 5, 8, 1.4, 'accent', 1),
  facingRight([1.4, to + 12, 40]).circle(2.5, 3, 1.3, { line: 'light' }),
];

// The rack in the closet, its front to the opening: patch panels and switches above, power below.
const rackAt: Point = [-38, 88, 0];
const rackSize: Point = [28, 24, 66];
const front = facesOf(rackAt, rackSize).right.from(2.5, 3);
const unit = (from: number, units: number) => ({ v: from * rackUnit, h: units * rackUnit });
const portU = (port: number) => 2.1 + port * 3.4;
const panel = (at: number): Parts => [
  front.rect(0, unit(at, 2).v, 19, unit(at, 2).h, { fill: 'accent', line: 'detail' }),
  // The switch that its cords go to.
  front.rect(0, unit(at - 3, 2).v, 19, unit(at - 3, 2).h, { fill: 'grey', line: 'detail' }),
  row(5, [0, -3.4, 0], front.rect(1.4, unit(at, 2).v + 1, 1.4, 1.4, { fill: 'screen' })),
];
const rack: Parts = [
  facingRight([-40, depth, 0]).rect(depth - 148, 0, 90, 60, { fill: 'grey' }),
  box(rackAt, rackSize),
  front.rect(0, 0, 19, 34 * rackUnit, { fill: 'dark', line: 'edge' }),
  front.rect(0, 12 * rackUnit, 19, 6 * rackUnit, { fill: 'grey', line: 'detail' }),
  panel(22),
  panel(28),
  [22, 28].map((at) =>
    [0, 2, 4].map((port) =>
      cable([
        front.point(portU(port), unit(at, 2).v + 1.4, 0.3),
        front.point(portU(port), unit(at, 2).v - 4, 0.3),
      ]),
    ),
  ),
];

// Display, camera bar, and a dome camera in the corner.
const screen = display(left, 58, 40, 84, 48);
const bar: Parts = [
  left.slab(80, 91, 40, 5, 4, 'dark', 2),
  facingLeft([0, 4, 0]).drum(100, 93.5, 1.6, 0.8, 'accent'),
];
const dome: Parts = [
  left.slab(14, 92, 10, 3, 10),
  cylinder([19, 5.5, 87.5], 'z', 3, 4.5, 'accent', { shadow: false, taper: 1.5 }),
];

const top = 29.5;
const tableAt: Point = [70, 66, 0];
const panelAt: Point = [92, 104, top];

export default scene({
  label:
    'Line drawing of a meeting room with display and camera, a closet door with a badge reader, and the rack of the network in the closet.',
  parts: [
    floor(width, depth),
    left.rect(0, 0, width, height, { fill: 'wall', line: 'wall' }),
    rack,
    wall,
    door,
    reader,
    screen.parts,
    callTiles(screen.picture, 82, 46, 2, 2),
    bar,
    dome,
    cable(
      [
        [0.3, from + 18, 91],
        [0.3, from + 18, 102],
        [0.3, 0.3, 102],
        [100, 0.3, 102],
        [100, 0.3, 96],
      ],
      'signal',
      2,
    ),
    cable(
      [
        [19, 0.3, 102],
        [19, 0.3, 95],
      ],
      'signal',
    ),
    cable(
      [
        [0.3, to + 9.5, 48],
        [0.3, to + 9.5, 102],
        [0.3, from + 18, 102],
      ],
      'signal',
      2,
    ),
    chair([58, 92, 0], 'x'),
    seated([60, 92, 0], 'x', { shirt: 'blue' }),
    table(tableAt, 46, 92),
    box(panelAt, [9, 7, 1.6], 'dark'),
    facingUp([panelAt[0] + 0.7, panelAt[1] + 0.7, top + 1.6]).rect(0, 0, 7.6, 5.6, {
      fill: 'accent',
    }),
    chair([132, 120, 0], '-x'),
    person([24, 152, 0], '-x', { reach: [-6, 20, 46] }),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 12, 0] }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [12, 0, 0] }),
    note([21, 9, 88], 'security', [60, -70], { text: 'security', away: [50, -60] }),
    note([106, 2.6, 41], 'meeting room', [8, 75]),
    note([-10, 100, 56], 'network', [-80, -150], { text: 'network', away: [-60, -120] }),
  ],
});
