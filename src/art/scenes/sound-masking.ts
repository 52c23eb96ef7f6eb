import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, cylinder, facingUp } from '../scene/solids.ts';
import { ft } from '../scene/space.ts';
import { cable, chair, room, seated } from '../scene/things.ts';

const width = ft(20);
const depth = ft(18);
const ceiling = ft(9);
/** The slab above the plenum. */
const height = ft(12);
const inner = { shadow: false };
const { parts: shell, right } = room(width, depth, height, 48);

// The suspended ceiling, of which only the grid is left: tiles of two by two feet, drawn every four feet.
const grid = facingUp([0, 0, ceiling]);
const tiles: Parts = [
  [0, 1, 2, 3, 4, 5].map((index) =>
    grid.line(
      [
        [index * 48, 0],
        [index * 48, depth],
      ],
      'faint',
    ),
  ),
  [0, 48, 96, 144, 192, depth].map((y) =>
    grid.line(
      [
        [0, y],
        [width, y],
      ],
      'faint',
    ),
  ),
];

/** An emitter hangs in the plenum and speaks upwards, so that the sound comes down evenly. */
const emitter = (x: number, y: number): Parts => [
  bar([x, y, ceiling + 18], [x, y, height], 0.6, 'dark', inner),
  cylinder([x, y, ceiling + 8], 'z', 9, 11, 'accent', inner),
  [20, 34].map((radius) => grid.circle(x, y, radius, { line: 'wave' })),
];
const spots = [
  [64, 56],
  [176, 56],
  [64, 160],
  [176, 160],
] as const;

const desk = (x: number, y: number, isTaken: boolean): Parts => [
  isTaken ? seated([x + 30, y - 6, 0], 'y', { shirt: 'blue' }) : chair([x + 30, y - 10, 0], 'y'),
  box([x, y + 6, 28], [60, 28, 1.5], 'paper'),
  box([x + 2, y + 8, 0], [3, 24, 28], 'grey', inner),
  box([x + 55, y + 8, 0], [3, 24, 28], 'grey', inner),
  box([x + 18, y + 26, 33], [24, 2, 14], 'dark', inner),
  box([x, y + 36, 0], [60, 2, 46], 'wall', inner),
];

export default scene({
  label:
    'Line drawing of an open office with four sound masking emitters above the ceiling grid, on one cable, over desks with people.',
  parts: [
    shell,
    desk(40, 40, true),
    desk(140, 40, false),
    desk(40, 140, false),
    desk(140, 140, true),
    tiles,
    // The controller, above the ceiling.
    right.slab(depth - 66, ceiling + 4, 20, 16, 4, 'grey'),
    cable(
      [
        [4.2, 56, ceiling + 12],
        [176, 56, ceiling + 12],
        [176, 160, ceiling + 12],
        [64, 160, ceiling + 12],
      ],
      'cable',
      8,
    ),
    spots.map(([x, y]) => emitter(x, y)),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 16, 0], fact: '4 emitters' }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [16, 0, 0], narrow: false }),
    dimension([width, 0, 0], [width, 0, ceiling], { offset: [16, 0, 0] }),
    note([spots[1][0], spots[1][1], ceiling + 19], 'emitter', [40, -80], {
      text: 'emitter',
      away: [40, -80],
    }),
  ],
});
