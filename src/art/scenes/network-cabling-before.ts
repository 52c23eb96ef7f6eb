import { cord } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, cylinder, line, sheet } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';

const width = ft(8);
const depth = ft(7);
const { parts: shell, left, right } = room(width, depth, ft(9), 12);

const shelf = 52;
/** A seeded generator of random numbers (Park and Miller 1988), so that a seed always gives the same tangle. */
let seed = 7;
const next = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

const switches = [0, 1].map((index) => {
  const at: Point = [30 + index * 3, 6, shelf + 2 + index * 4];
  return box(at, [19, 12, 3.4], index === 0 ? 'dark' : 'grey');
});

// Cords of every length, from the switches down to the floor and up again.
const knots = Array.from({ length: 9 }, (_, index) => {
  const from: Point = [32 + index * 1.9, 18, shelf + 3 + (index % 2) * 4];
  const to: Point = [26 + next() * 34, 24 + next() * 16, 4 + next() * 26];
  return [
    cord(from, to, 6 + next() * 12, index % 3 === 0 ? 'cable' : 'wire'),
    cord(
      to,
      [20 + next() * 50, 20 + next() * 30, 0.2],
      3 + next() * 8,
      index % 3 === 0 ? 'cable' : 'wire',
    ),
  ];
});

const ceiling = ft(9);
const pipe = cylinder([0, 20, ceiling - 8], 'x', 2.2, width, 'paper', { shadow: false });
const hole = left.polygon(
  [
    [36, 82],
    [52, 80],
    [55, 92],
    [46, 96],
    [38, 94],
  ],
  { fill: 'screen', line: 'detail' },
);
const drops = [0, 1, 2, 3].map((index) =>
  cord(
    [40 + index * 3, 0.3, 84 + index * 2],
    [34 + index * 5, 17, shelf + 4],
    -2 + index * 4,
    index % 2 ? 'cable' : 'wire',
  ),
);
const over = [0, 1, 2].map((index) =>
  cord([0.3, 30 + index * 4, 90], [60 + index * 6, 18.5, ceiling - 5.4], 10 + index * 3, 'wire'),
);

export default scene({
  label:
    'Line drawing of the same telecom closet before: two switches on a shelf, cords in knots, cable over a pipe and through an open hole.',
  parts: [
    shell,
    hole,
    pipe,
    box([24, 0, shelf], [48, 20, 1.5], 'paper'),
    [28, 64].map((x) =>
      sheet(
        [
          [x, 0.5, shelf],
          [x, 16, shelf],
          [x, 0.5, shelf - 14],
        ],
        'paper',
        'edge',
      ),
    ),
    switches,
    knots,
    drops,
    over,
    box([58, 40, 0], [20, 16, 12]),
    box([62, 44, 12], [12, 10, 3], 'grey'),
    line(
      [
        [64, 50, 15],
        [56, 40, 0.2],
        [40, 30, 0.2],
      ],
      'wire',
    ),
    right.rect(40, 40, 10, 14, { fill: 'white', line: 'edge' }),
  ],
  labels: [
    dimension([width, 0, 0], [width, depth, 0], { offset: [10, 0, 0] }),
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 10, 0] }),
    note([46, 0.2, 88], 'open hole', [80, -60], { text: 'hole', away: [60, -70] }),
  ],
});
