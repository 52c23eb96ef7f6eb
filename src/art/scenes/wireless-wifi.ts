import { cable } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, cylinder, extrude, line, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingUp } from '../scene/surfaces.ts';

const width = ft(60);
const depth = ft(48);
const ceiling = ft(9);
const { parts: shell, left } = room(width, depth, ceiling, 144);

// Inner walls are cut at a height of 4 feet, so that one sees over them.
const cut = 48;
const inner = { shadow: false };
const walls: Parts = [
  // The telecom closet in the corner, with its doorway.
  box([0, 116, 0], [40, 5, cut], 'paper', inner),
  box([80, 116, 0], [41, 5, cut], 'paper', inner),
  box([116, 0, 0], [5, 116, cut], 'paper', inner),
  // The conference room, with its doorway.
  box([480, 0, 0], [5, 110, cut], 'paper', inner),
  box([480, 156, 0], [5, 54, cut], 'paper', inner),
  box([485, 205, 0], [width - 485, 5, cut], 'paper', inner),
];

// The rack in the closet: its switch powers the access points over their cables.
const rackAt: Point = [42, 8, 0];
const rackSize: Point = [30, 34, 76];
const rackFront = facesOf(rackAt, rackSize).left;
const closet: Parts = [
  box(rackAt, rackSize, 'grey'),
  rackFront.rect(3, 4, 24, 68, { fill: 'dark' }),
  rackFront.rect(3, 54, 24, 7, { fill: 'tile' }),
  rackFront.rect(3, 40, 24, 7, { fill: 'tile' }),
];

/** Chairs, whose backs are at the far or the near side of their seats. */
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
  chairs(524, 44, 2, 'far'),
  box([506, 74, 0], [130, 52, 30]),
  chairs(524, 138, 2, 'near'),
];

const spots = [
  [215, 360],
  [540, 180],
  [500, 380],
] as const;

/** An access point under the ceiling, what it covers on the floor, and where it hangs. */
const accessPoint = ([x, y]: readonly [number, number]): Parts => [
  cylinder([x, y, ceiling - 5], 'z', 15, 5, 'accent', inner),
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
    ground.circle(0, 0, 192, { fill: 'beam', line: 'wave' }),
    ground.circle(0, 0, 100, { line: 'wave' }),
  ];
};

// Each has a run of its own from the rack.
const runs = spots.map(([x, y], run) => {
  const from: Point = [50 + run * 7, 22, 76];
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
    row(2, [170, 0, 0], left.rect(150, 34, 130, 44, { fill: 'pane', line: 'detail' })),
    spots.map(coverage),
    walls,
    closet,
    bench(170, 200),
    bench(84, 400),
    bench(400, 440),
    meeting,
    person([360, 340, 0], 'x', { shirt: 'blue', reach: [4, 13, 47] }),
    runs,
    spots.map(accessPoint),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 30, 0] }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [30, 0, 0] }),
    note([62, 22, 78], 'a cable for each', [-80, -50], { text: 'cables', away: [-70, -60] }),
  ],
});
