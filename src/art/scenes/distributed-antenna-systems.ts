import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { box, cylinder, facesOf, facingLeft, facingRight, line, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { cable, person } from '../scene/things.ts';

// A building cut open at the two sides that the reader sees. A higher floor is cut deeper, so that one sees below it.
const width = ft(46);
const storey = ft(10);
const slab = 9;
const inner = { shadow: false };
const depthOf = (level: number) => 126 - level * 42;
const spots = [250, 446];

/** Radio: arcs on a plane along x, in a direction that is given in degrees from x upwards. */
const waves = ([x, y, z]: Point, degrees: number, radii: readonly number[]): Parts =>
  radii.map((radius) =>
    line(
      Array.from({ length: 9 }, (_, step): Point => {
        const angle = (Math.PI * (degrees + (step - 4) * 12)) / 180;
        return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
      }),
      'wave',
    ),
  );

/** A ceiling antenna. */
const antenna = (x: number, y: number, z: number): Parts => [
  cylinder([x, y, z + storey - 20], 'z', 10, 7, 'accent', inner),
  waves([x, y, z + storey - 18], -90, [26, 44, 62]),
];

/** A floor with its walls, the doors of the elevator, and two antennas on their coaxial cable. */
const level = (index: number): Parts => {
  const z = index * storey;
  const depth = depthOf(index);
  const antennaY = depthOf(index + 1) + 20;
  const left = facingLeft([0, 0, z]);
  const right = facingRight([0, depth, z]);
  const wall = index < 0 ? 'grey' : 'wall';
  const runZ = z + storey - 12;
  return [
    box([0, 0, z - slab], [width, depth, slab], 'paper', inner),
    left.rect(0, 0, width, storey - slab, { fill: wall, line: 'detail' }),
    right.rect(0, 0, depth, storey - slab, { fill: wall, line: 'detail' }),
    index < 0
      ? []
      : row(2, [24, 0, 0], left.rect(270, 0, 24, 84, { fill: 'white', line: 'detail' })),
    spots.map((x) => antenna(x, antennaY, z)),
    cable(
      [
        [75, 20, runZ],
        [75, antennaY, runZ],
        [spots[1] ?? 0, antennaY, runZ],
      ],
      'cable',
      8,
    ),
  ];
};

// The head-end stands in the basement: amplifier, and the batteries below it.
const rackAt: Point = [60, 62, -storey];
const rackSize: Point = [30, 34, 74];
const rackFront = facesOf(rackAt, rackSize).left;
const headEnd: Parts = [
  box(rackAt, rackSize, 'grey', inner),
  rackFront.rect(3, 4, 24, 66, { fill: 'dark' }),
  rackFront.rect(3, 36, 24, 28, { fill: 'accent' }),
  rackFront.rect(6, 52, 8, 8, { fill: 'screen' }),
  rackFront.rect(3, 8, 24, 16, { fill: 'tile' }),
];

// The antenna on the roof looks at the carrier's tower; its cable goes down the riser to the head-end.
const roof = 2 * storey;
const mast: Point = [75, 16, roof];
const donor: Parts = [
  box([0, 0, roof - slab], [width, depthOf(2), slab], 'paper', inner),
  cylinder(mast, 'z', 2, 66, 'grey', inner),
  box([mast[0] + 3, mast[1] - 11, roof + 34], [6, 22, 36], 'accent', inner),
  waves([mast[0] + 8, mast[1], roof + 52], 0, [22, 36, 50]),
];
/** Nearer to the reader, where nothing hides it. */
const before = ([x, y, z]: Point): Point => [x + 200, y + 200, z + 200];
const riser = cable(
  (
    [
      [mast[0], mast[1], roof + 32],
      [mast[0], mast[1], -16],
      [mast[0], 79, -16],
      [mast[0], 79, -storey + 74],
    ] as const
  ).map(before),
  'signal',
  8,
);

export default scene({
  label:
    'Line drawing of a cut-away building: a rooftop antenna, a riser to the head-end in the basement, and two antennas on each floor.',
  parts: [
    [-1, 0, 1].map(level),
    headEnd,
    donor,
    riser,
    person([350, 76, 0], '-x', { shirt: 'blue', reach: [4, 6, 62] }),
    person([170, 56, storey], 'x', { shirt: 'blue' }),
  ],
  labels: [
    dimension([width, 0, 0], [width, 0, roof], { offset: [34, 0, 0], narrow: false }),
    dimension([0, depthOf(-1), -storey], [width, depthOf(-1), -storey], { offset: [0, 34, 0] }),
    note([mast[0] + 6, mast[1], roof + 70], 'roof antenna', [50, -50], {
      text: 'roof antenna',
      away: [30, -50],
    }),
    note(rackFront.point(4, 44), 'head-end', [-110, -50], { text: 'head-end', away: [-90, -60] }),
  ],
});
