import { cable } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { ball, bar, box, cylinder, extrude, line } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facingLeft, facingRight, facingUp } from '../scene/surfaces.ts';

// Four floors over a garage, without the two front walls. Eleven feet of each floor are visible.
const width = ft(38);
const depth = ft(30);
const storey = ft(11);
const slab = 9;
const floors = [0, 1, 2, 3].map((level) => level * storey);
const roof = 4 * storey;
const garage = -storey;
const earth = ft(12);

const shell: Parts = [
  // The ground around the garage: behind it and at its sides.
  box([-earth, -earth, garage - slab], [width + 2 * earth, earth - 3, storey + slab], 'grey', {
    shadow: false,
  }),
  box([-earth, -3, garage - slab], [earth - 3, depth + 3, storey + slab], 'grey', {
    shadow: false,
  }),
  facingLeft([0, -1, garage]).rect(0, 0, width, roof - garage, { fill: 'wall' }),
  facingRight([-1, depth, garage]).rect(0, 0, depth, roof - garage, { fill: 'wall' }),
  [garage, ...floors, roof].map((z) =>
    box([0, 0, z - slab], [width, depth, slab], 'paper', { shadow: false }),
  ),
  [garage, ...floors].map((z) =>
    box([width - 10, depth - 10, z], [10, 10, storey - slab], 'paper', { shadow: false }),
  ),
];

// The head-end in the garage: one line comes down to it from the roof, and its trunk goes up past a tap on each floor.
const downX = width - 42;
const trunkX = width - 30;
const wallY = 1.5;
const hang = 38;
const headEnd: Parts = [
  box([width - 62, 1, garage + 26], [40, 14, 44], 'accent', { shadow: false }),
  facingLeft([width - 62, 15, garage + 26]).rect(6, 26, 16, 10, { fill: 'screen' }),
  box([width - 62, 1, garage + 2], [40, 16, 20], 'dark', { shadow: false }),
  cable([
    [downX, 60, roof],
    [downX, wallY, roof + 0.5],
    [downX, wallY, garage + 70],
  ]),
  cable([
    [trunkX, wallY, garage + 70],
    [trunkX, wallY, roof - hang],
  ]),
];

// Two antennas on each floor, below the ceiling near its edges, on one coaxial line from the tap.
const reach = 14;
const antenna = (at: Point): Parts => {
  const plane = facingUp(at);
  return [
    [30, 60].map((radius) => plane.circle(0, 0, radius, { line: 'wave' })),
    line([at, [at[0], at[1], at[2] + hang - slab]], 'edge'),
    cylinder([at[0], at[1], at[2] - 5], 'z', 9, 7, 'accent', { shadow: false }),
  ];
};
const spots: readonly (readonly [number, number])[] = [
  [ft(15), depth - reach],
  [width - reach, ft(14)],
];
const coverage = [garage, ...floors].map((z): Parts => {
  const at = z + storey - hang;
  return [
    box([trunkX - 5, 1, at - 5], [10, 6, 10], 'dark', { shadow: false }),
    cable([
      [trunkX, 6, at + 3],
      [width - reach, 6, at + 3],
      [width - reach, depth - reach, at + 3],
      [ft(15), depth - reach, at + 3],
    ]),
    spots.map(([x, y]) => antenna([x, y, at])),
  ];
});

/** A person with a phone, simplified for the small scale. */
const somebody = (x: number, y: number, z: number, fill: 'paper' | 'blue'): Parts => [
  cylinder([x, y, z], 'z', 6, 30, 'dark', { taper: 1.2, shadow: false }),
  cylinder([x, y, z + 30], 'z', 8, 27, fill, { taper: 0.8, shadow: false }),
  ball([x, y, z + 64], 6, 'paper', false),
];
/** A desk with its monitor. */
const desk = (x: number, y: number, z: number): Parts => [
  box([x, y, z], [60, 28, 29], 'paper', { shadow: false }),
  box([x + 18, y + 6, z + 31], [24, 2, 14], 'dark', { shadow: false }),
];

/** A car in the garage, simplified for the small scale. Its front faces +y. */
const car = (x: number, y: number): Parts => {
  const side = facingRight([x + 68, y, garage]);
  return [
    extrude(
      [x, y, garage],
      'x',
      [
        [0, 12, 4],
        [176, 12, 4],
        [176, 30, 8],
        [128, 37, 6],
        [104, 55, 8],
        [40, 55, 8],
        [10, 37, 8],
        [0, 34],
      ],
      68,
      'paper',
      { shadow: false },
    ),
    side.polygon(
      [
        [-118, 37],
        [-24, 37],
        [-40, 51, 4],
        [-102, 51, 4],
      ],
      { fill: 'pane', line: 'detail' },
    ),
    [34, 142].map((along) =>
      cylinder([x + 61, y + along, garage + 13], 'x', 13, 8, 'dark', { shadow: false }),
    ),
  ];
};

const people: Parts = [
  floors.map((z, level) => [
    somebody(ft(4) + level * 22, depth - 40, z, level % 2 ? 'paper' : 'blue'),
    level > 0 ? desk(ft(18) - level * 20, depth - 76, z) : [],
  ]),
  somebody(width - 50, ft(22), floors[1] ?? 0, 'blue'),
  somebody(ft(8), depth - 40, garage, 'blue'),
  car(ft(17), depth - 190),
  somebody(width + 66, -64, 0, 'blue'),
];

// The antenna on the roof, aimed at the tower: a boom with its elements.
const mast: Point = [downX, 70, roof];
const boomZ = roof + 74;
const yagi: Parts = [
  box([mast[0] - 14, mast[1] - 14, roof], [28, 28, 4], 'grey', { shadow: false }),
  bar(mast, [mast[0], mast[1], boomZ + 10], 2, 'dark', { shadow: false }),
  bar([mast[0], mast[1] - 14, boomZ], [mast[0], mast[1] + 76, boomZ], 2, 'accent', {
    shadow: false,
  }),
  [-10, 8, 28, 48, 68].map((y, index) =>
    line(
      [
        [mast[0] - 24 + index * 2, mast[1] + y, boomZ],
        [mast[0] + 24 - index * 2, mast[1] + y, boomZ],
      ],
      'accent',
    ),
  ),
];

// Other things on the roof: the top of the stairs, and a cooling unit.
const onRoof: Parts = [
  box([40, 60, roof], [110, 90, 88], 'paper', { shadow: false }),
  facingLeft([40, 150, roof]).rect(20, 0, 38, 80, { fill: 'grey', line: 'detail' }),
  box([230, 200, roof], [110, 76, 50], 'paper', { shadow: false }),
  [258, 312].map((x) =>
    facingUp([x, 238, roof + 50]).circle(0, 0, 20, { fill: 'grey', line: 'detail' }),
  ),
];

export default scene({
  label:
    'Line drawing of a cut-away building: a roof antenna, an amplifier in the garage, one trunk up, and antennas on every floor.',
  parts: [shell, headEnd, people, coverage, onRoof, yagi],
  labels: [
    dimension([0, depth, 0], [0, depth, roof], { offset: [-54, 54, 0] }),
    note([mast[0], mast[1] + 4, boomZ + 8], 'donor antenna', [60, -60], {
      text: 'donor antenna',
      away: [20, -50],
    }),
    note([width - 22, 15, garage + 40], 'amplifier (BDA)', [24, 90], {
      text: 'BDA',
      away: [30, 110],
    }),
    note([width - reach, ft(14), 3 * storey - hang], 'antenna on each floor', [76, -40]),
  ],
});
