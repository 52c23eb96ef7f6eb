import { cable } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, cylinder, extrude, line, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingUp } from '../scene/surfaces.ts';

const width = ft(48);
const depth = ft(40);
const ceiling = ft(14);
const { parts: shell, left, right } = room(width, depth, ceiling, 96);

// Inner walls are cut at a height of 4 feet, so that they hide little.
const cut = 48;
const inner = { shadow: false };
const walls: Parts = [
  // The telecom closet in the corner, with its doorway.
  box([0, 106, 0], [34, 5, cut], 'paper', inner),
  box([74, 106, 0], [37, 5, cut], 'paper', inner),
  box([106, 0, 0], [5, 106, cut], 'paper', inner),
  // The conference room, with its doorway.
  box([366, 0, 0], [5, 92, cut], 'paper', inner),
  box([366, 140, 0], [5, 50, cut], 'paper', inner),
  box([371, 185, 0], [width - 371, 5, cut], 'paper', inner),
];

// The rack in the closet: its switch powers the access points over their cables.
const rackAt: Point = [34, 8, 0];
const rackSize: Point = [30, 34, 84];
const rackFront = facesOf(rackAt, rackSize).left;
const closet: Parts = [
  box(rackAt, rackSize, 'grey'),
  rackFront.rect(3, 4, 24, 76, { fill: 'dark' }),
  rackFront.rect(3, 62, 24, 7, { fill: 'tile' }),
  rackFront.rect(3, 48, 24, 7, { fill: 'tile' }),
];

/** Chairs, with their backs at the far or the near side of the seats. */
const chairs = (x: number, y: number, count: number, back: 'far' | 'near'): Parts =>
  row(
    count,
    [64, 0, 0],
    extrude(
      [x, y, 0],
      'x',
      back === 'far'
        ? [
            [0, 0],
            [20, 0],
            [20, 18],
            [3, 18],
            [3, 34],
            [0, 34],
          ]
        : [
            [0, 0],
            [20, 0],
            [20, 34],
            [17, 34],
            [17, 18],
            [0, 18],
          ],
      20,
      'grey',
      inner,
    ),
  );
/** A bench of desks, with a seat and a display for each place. */
const bench = (x: number, y: number): Parts => [
  chairs(x + 20, y - 26, 2, 'far'),
  box([x, y, 0], [128, 56, 30]),
  row(2, [64, 0, 0], box([x + 20, y + 34, 31], [24, 3, 16], 'dark')),
  chairs(x + 20, y + 62, 2, 'near'),
];
const meeting: Parts = [
  chairs(420, 34, 2, 'far'),
  box([402, 64, 0], [130, 52, 30]),
  chairs(420, 128, 2, 'near'),
];

const spots = [
  [160, 318],
  [416, 160],
  [400, 320],
] as const;

/** An access point under the ceiling, the line from it to the floor, and the area that it covers there. */
const accessPoint = ([x, y]: readonly [number, number]): Parts => [
  cylinder([x, y, ceiling - 5], 'z', 13, 5, 'accent', inner),
  line(
    [
      [x, y, ceiling - 5],
      [x, y, 0],
    ],
    'faint',
  ),
];
const coverage = ([x, y]: readonly [number, number]): Parts => {
  const ground = facingUp([x, y, 0]);
  return [
    ground.circle(0, 0, 158, { fill: 'beam', line: 'wave' }),
    ground.circle(0, 0, 84, { line: 'wave' }),
  ];
};

// Each has a run of its own from the rack.
const runs = spots.map(([x, y], run) => {
  const from: Point = [42 + run * 7, 22, 84];
  const [u, v] = from;
  const corner: Point = run === 0 ? [u, y, ceiling] : [x, v + run * 9 - 20, ceiling];
  return cable(
    [from, [u, v + (run ? run * 9 - 20 : 0), ceiling], corner, [x, y, ceiling]],
    'cable',
    8,
  );
});

export default scene({
  label:
    'Line drawing of an office floor with three access points, whose coverage overlaps, each on a cable of its own from the closet.',
  parts: [
    shell,
    row(2, [120, 0, 0], left.rect(140, 44, 96, 76, { fill: 'pane', line: 'detail' })),
    row(2, [0, -130, 0], right.rect(60, 44, 100, 76, { fill: 'pane', line: 'detail' })),
    spots.map(coverage),
    walls,
    closet,
    bench(150, 190),
    bench(60, 372),
    bench(330, 372),
    meeting,
    person([290, 290, 0], 'x', { shirt: 'blue', reach: [4, 13, 47] }),
    runs,
    spots.map(accessPoint),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 26, 0] }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [26, 0, 0] }),
    note([54, 22, 88], 'a cable for each', [-80, -90], { text: 'cables', away: [-70, -90] }),
  ],
});
