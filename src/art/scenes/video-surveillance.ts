import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts, turned } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { floor } from '../scene/rooms.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { bar, box, cylinder, extrude, line, sheet } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facingRight, facingUp, Surface } from '../scene/surfaces.ts';

// Two rows of bays, nine feet by eighteen, and an aisle between them.
const bay = ft(9);
const bays = 4;
const width = bay * bays;
const rowDepth = ft(18);
const aisle = ft(20);
const depth = 2 * rowDepth + aisle;
const middle = depth / 2;

const ground = facingUp([0, 0, 0]);
const marks: Parts = [0, rowDepth + aisle].map((y) =>
  Array.from({ length: bays + 1 }, (_, index) =>
    ground.line(
      [
        [index * bay, y],
        [index * bay, y + rowDepth],
      ],
      'faint',
    ),
  ),
);

type Shape = { roof: number; front: number; back: number };
const sedan: Shape = { roof: 55, front: 118, back: 44 };
const wagon: Shape = { roof: 64, front: 128, back: 14 };

/** A car of 15 feet whose front faces +y. The point is its back left corner on the ground. */
function car(at: Point, { roof, front, back }: Shape, turn = false): Parts {
  const waist = 36;
  const end = Math.max(back - 14, 6);
  const start = front + 30;
  // The side that faces -x.
  const other = new Surface({ at: [5, 0, 0], u: [0, 1, 0], v: [0, 0, 1], out: [-1, 0, 0] });
  const parts: Parts = [
    [4, 62].map((x) =>
      [34, 146].map((y) => [
        cylinder([x, y, 13], 'x', 13, 8.5, 'dark', { shadow: false }),
        facingRight([x + 8.5, y, 13]).circle(0, 0, 6, { fill: 'paper' }),
      ]),
    ),
    extrude(
      [1, 0, 0],
      'x',
      [
        [0, 11, 4],
        [180, 11, 4],
        [180, 31, 8],
        [start, waist, 10],
        [0, waist, 7],
      ],
      68,
      'paper',
    ),
    extrude(
      [5, 0, 0],
      'x',
      [
        [end, waist - 2],
        [start, waist - 2],
        [front, roof, 8],
        [back, roof, 8],
      ],
      60,
      'paper',
    ),
    // Windows: two on either side, one in front, one behind.
    [facingRight([65, 0, 0]), other].map((side, index) => {
      const along = (y: number) => (index === 0 ? -y : y);
      return [
        side.polygon(
          [
            [along(front + 16), waist + 2, 2],
            [along(front - 32), waist + 2, 2],
            [along(front - 32), roof - 4, 2],
            [along(front - 1), roof - 4, 4],
          ],
          { fill: 'pane', line: 'detail' },
        ),
        side.polygon(
          [
            [along(front - 36), waist + 2, 2],
            [along(end + 8), waist + 2, 2],
            [along(back + 3), roof - 4, 4],
            [along(front - 36), roof - 4, 2],
          ],
          { fill: 'pane', line: 'detail' },
        ),
      ];
    }),
    sheet(
      [
        [10, end - 1, waist + 2],
        [60, end - 1, waist + 2],
        [58, back - 4, roof - 4],
        [12, back - 4, roof - 4],
      ],
      'pane',
      'detail',
    ),
    sheet(
      [
        [10, start - 3, waist + 1.4],
        [60, start - 3, waist + 1.4],
        [58, front + 4, roof - 2],
        [12, front + 4, roof - 2],
      ],
      'pane',
      'detail',
    ),
  ];
  return moved(at, turn ? turned(180, parts, [35, 90, 0]) : parts);
}

const inBay = (index: number) => index * bay + (bay - 70) / 2;
const cars: Parts = [
  car([inBay(0), 18, 0], sedan),
  car([inBay(1), 18, 0], wagon),
  car([inBay(3), 18, 0], sedan),
  car([inBay(0), rowDepth + aisle + 18, 0], wagon, true),
  car([inBay(2), rowDepth + aisle + 18, 0], sedan),
];

/** A camera on a pole of sixteen feet at one end of the aisle. `way` is its direction along x: 1 or -1. */
function camera(x: number, way: 1 | -1): Parts {
  const top = ft(16);
  const from: Point = [x + way * 6, middle, top + 2];
  return [
    cylinder([x, middle, 0], 'z', 12, 18, 'grey'),
    cylinder([x, middle, 18], 'z', 4, top - 14, 'paper', { taper: 0.7 }),
    box([x - 5, middle - 6, top - 30], [10, 12, 16], 'paper'),
    bar(from, [x + way * 34, middle, top - 10], 6, 'accent'),
    bar([x + way * 33, middle, top - 9.6], [x + way * 37, middle, top - 11.4], 4.4, 'dark'),
  ];
}

// Each camera covers 100 degrees: both halves of the lot from its pole, and the bays beside the other pole.
const reach = middle / Math.tan((50 * Math.PI) / 180);
const seen = (x: number, way: 1 | -1): Parts => {
  const near = x + way * reach;
  const far = way > 0 ? width : 0;
  return [
    ground.polygon(
      [
        [x, middle],
        [near, 0],
        [far, 0],
        [far, depth],
        [near, depth],
      ],
      { fill: 'beam' },
    ),
    [0, depth].map((y) =>
      line(
        [
          [x + way * 36, middle, ft(16) - 11],
          [near, y, 0],
        ],
        'wave',
      ),
    ),
  ];
};

export const videoSurveillance = {
  label:
    'Line drawing of a parking lot with five cars; two cameras on poles, at the ends of the aisle, see every bay.',
  parts: [
    floor(width, depth, bay * 2),
    marks,
    seen(-14, 1),
    seen(width + 14, -1),
    cars,
    camera(-14, 1),
    camera(width + 14, -1),
    person([bay * 2.4, middle + 30, 0], 'x', { shirt: 'blue' }),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], {
      offset: [0, 110, 0],
      fact: 'every bay in view',
      narrow: false,
    }),
    dimension([-14, middle, 0], [-14, middle, ft(16)], { offset: [-48, 48, 0] }),
    note([width - 20, middle, ft(16) - 6], 'bullet camera', [50, -150], {
      text: 'camera',
      away: [30, -130],
    }),
  ],
} satisfies Scene;

export default scene(videoSurveillance);
