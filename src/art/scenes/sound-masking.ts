import { cable } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { ball, bar, box, cylinder, line, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facingUp } from '../scene/surfaces.ts';

// Part of an open office: tiles at nine feet, the plenum above them, and joists that carry the deck.
const width = ft(24);
const depth = ft(24);
const tiles = ft(9);
const joists = ft(12);
const { parts: shell, left, right } = room(width, depth, joists, 96);

/** A task chair that faces the back wall. It is simple because there are many. */
const seat = (x: number, y: number): Parts => [
  box([x - 11, y - 11, 0], [22, 22, 2], 'grey'),
  box([x - 1.5, y - 1.5, 2], [3, 3, 14], 'dark', { shadow: false }),
  box([x - 10, y - 10, 16], [20, 20, 3], 'paper', { shadow: false }),
  box([x - 9, y + 7, 19], [18, 3, 19], 'paper', { shadow: false }),
];

/** A person on the chair. Chair and desk hide the legs. */
const sitter = (x: number, y: number): Parts => [
  box([x - 8, y - 4, 19], [16, 8, 25], 'blue', { shadow: false }),
  bar([x + 9, y - 1, 41], [x + 8, y - 14, 31], 2, 'blue', { shadow: false }),
  ball([x, y, 51], 5, 'paper', false),
  cylinder([x, y + 1, 53], 'z', 4.7, 2.6, 'dark', { taper: 0.55, shadow: false }),
];

/** A bench of three places behind a low screen, with people at some of them. */
const bench = (y: number, taken: readonly number[]): Parts => [
  box([20, y, 0], [248, 2, 44], 'grey'),
  [20, 264].map((x) => box([x, y + 6, 0], [4, 26, 28], 'grey', { shadow: false })),
  box([20, y + 4, 28], [248, 30, 1.5], 'paper'),
  row(3, [84, 0, 0], (place) => [
    box([48, y + 2, 36], [24, 2.5, 14], 'dark', { shadow: false }),
    taken.includes(place) ? sitter(60, y + 44) : [],
    seat(60, y + 48),
  ]),
];
const benches = [bench(52, [1]), bench(180, [0, 2])];

// Four emitters, fifteen feet apart, on rods from the joists.
const apart = ft(15);
const [near, far] = [ft(4, 6), ft(4, 6)];
const spots = [0, apart].flatMap((y) =>
  [0, apart].map((x): readonly [number, number] => [near + x, far + y]),
);
const emitterZ = tiles + 10;
const ceiling = facingUp([0, 0, tiles]);
const emitter = ([x, y]: readonly [number, number]): Parts => [
  [ft(2, 2), ft(4, 4)].map((radius) => ceiling.circle(x, y, radius, { line: 'wave' })),
  line(
    [
      [x, y, emitterZ + 9],
      [x, y, joists],
    ],
    'edge',
  ),
  cylinder([x, y, emitterZ], 'z', 7, 9, 'accent', { shadow: false }),
];

const tileLines: Parts = [
  Array.from({ length: width / 48 + 1 }, (_, index) =>
    line(
      [
        [index * 48, 0, tiles],
        [index * 48, depth, tiles],
      ],
      'wall',
    ),
  ),
  Array.from({ length: depth / 48 + 1 }, (_, index) =>
    line(
      [
        [0, index * 48, tiles],
        [width, index * 48, tiles],
      ],
      'wall',
    ),
  ),
];

// The controller on the wall, and the one cable that leads from it past every emitter.
const wire = joists - 3;
const controllerAt: Point = [0, ft(7), 54];
const [one, two] = [near, near + apart];
const [back, front] = [far, far + apart];

export default scene({
  label:
    'Line drawing of an open office: four sound masking emitters hang above the ceiling tiles, on one cable from a controller.',
  parts: [
    shell,
    left.line(
      [
        [0, tiles],
        [width, tiles],
      ],
      'wall',
    ),
    right.slab(depth - controllerAt[1] - 9, controllerAt[2], 18, 22, 5, 'paper', 1),
    right
      .from(depth - controllerAt[1] - 6, controllerAt[2] + 12)
      .rect(0, 0, 12, 6, { fill: 'screen' }),
    benches,
    tileLines,
    [back, front].map((y) => box([0, y - 1.5, joists], [width, 3, 5], 'paper', { shadow: false })),
    cable(
      [
        [0.2, controllerAt[1], controllerAt[2] + 22],
        [0.2, controllerAt[1], wire],
        [0.2, back + 2, wire],
        [one, back + 2, wire],
        [two, back + 2, wire],
        [two, front + 2, wire],
        [one, front + 2, wire],
      ],
      'cable',
      6,
    ),
    spots.map(([x, y]) =>
      cable([
        [x + 2, y + 2, wire],
        [x + 2, y + 2, emitterZ + 9],
      ]),
    ),
    spots.map(emitter),
  ],
  labels: [
    dimension([one, back, joists + 5], [two, back, joists + 5], { offset: [0, 0, 40] }),
    note([two + 6, back, emitterZ + 5], 'emitter above the tiles', [40, -150], {
      text: 'emitter',
      away: [30, -150],
    }),
    note([0, controllerAt[1], controllerAt[2] + 12], 'controller', [-75, -120]),
  ],
});
