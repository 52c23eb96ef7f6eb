import { expect, test } from 'vitest';
import { randomBelow } from '../../../tests/tools/random.ts';
import { shade } from './looks.ts';
import { partsIn } from './parts.ts';
import { box, cylinder, line } from './solids.ts';
import { depthAt, depthOf, type Point, project, type Spot } from './space.ts';
import { facesOf, facingUp } from './surfaces.ts';
import { visible } from './visible.ts';
import { isInside } from './visibleLines.ts';

const placing = { scale: 2, x: 600, y: 600 };

test('x runs right and down, y left and down, z up, and a length along an axis keeps its length', () => {
  expect(project([0, 0, 7])).toEqual({ x: 0, y: -7 });
  for (const point of [
    [10, 0, 0],
    [0, 10, 0],
    [0, 0, 10],
  ] satisfies Point[]) {
    const { x, y } = project(point);
    expect(Math.hypot(x, y)).toBeCloseTo(10);
  }
  expect(project([10, 0, 0]).x).toBeGreaterThan(0);
  expect(project([0, 10, 0]).x).toBeLessThan(0);
});

test('the depth of a plane is the height at which the eye meets it', () => {
  const depth = depthOf([0, 0, 30], [0, 0, 1]);
  expect(depth && depthAt(depth, { x: 5, y: 9 })).toBeCloseTo(30);
  const wall = depthOf([0, 0, 0], [0, 1, 0]);
  expect(wall && depthAt(wall, project([12, 0, 40]))).toBeCloseTo(40);
  expect(depthOf([0, 0, 0], [1, -1, 0])).toBeUndefined();
});

const lengthOf = (spots: readonly Spot[]) =>
  spots.slice(1).reduce((sum, { x, y }, index) => {
    const from = spots[index];
    return from ? sum + Math.hypot(x - from.x, y - from.y) : sum;
  }, 0);

test('a box has three faces, six lines where it ends and three where its faces meet', () => {
  const { regions, strokes } = visible(partsIn(box([0, 0, 0], [10, 20, 30])), placing);
  expect(regions).toHaveLength(3);
  expect(strokes.filter(({ weight }) => weight === 'outline')).toHaveLength(6);
  expect(strokes.filter(({ weight }) => weight === 'edge')).toHaveLength(3);
});

test('a line behind a box is seen on both sides of it, and one before it whole', () => {
  const cube = box([0, 0, 0], [20, 20, 20]);
  // Along the way from left to right of the sheet, behind the cube: 20 of its 60 inches along x are covered.
  const behind = line(
    [
      [-20, 0, 0],
      [40, 0, 0],
    ],
    'cable',
  );
  const seen = (parts: Parameters<typeof partsIn>[0]) =>
    visible(partsIn(parts), placing).strokes.filter(({ weight }) => weight === 'cable');
  expect(seen([behind])).toHaveLength(1);
  const pieces = seen([cube, behind]);
  // From -20 to 0 and from 20 to 40, each 20 inches at two units.
  expect(pieces.map(({ points }) => Math.round(lengthOf(points)))).toEqual([40, 40]);
  expect(
    seen([
      cube,
      line(
        [
          [-20, 20, 20],
          [40, 20, 20],
        ],
        'cable',
      ),
    ]),
  ).toHaveLength(1);
});

test.each(['x', 'y', 'z'] as const)(
  'a cylinder along %s shows one end, as an ellipse, and two straight lines',
  (axis) => {
    const parts = partsIn(cylinder([0, 0, 0], axis, 10, 40));
    const { strokes, regions } = visible(parts, placing);
    const straight = strokes.filter(({ points }) => lengthOf(points) > 60);
    expect(straight).toHaveLength(2);
    for (const { points } of straight) expect(lengthOf(points)).toBeCloseTo(80);
    // The end that is seen, whole: 48 pieces, of which half ends the solid, and the far half of the other end.
    const pieces = strokes.filter(({ points }) => lengthOf(points) < 60);
    expect(pieces).toHaveLength(72);
    expect(regions.length).toBeGreaterThan(1);
  },
);

test('what is put on a face is painted over it, and under what stands before it', () => {
  const at: Point = [0, 0, 0];
  const size: Point = [40, 40, 40];
  const mark = facesOf(at, size).left.rect(0, 0, 40, 40, { fill: 'screen' });
  const { regions } = visible(partsIn([box(at, size), mark]), placing);
  // The mark covers the whole face, so nothing of the face is painted.
  expect(regions.map(({ color }) => color).sort()).toEqual([
    'var(--art-shade)',
    'var(--art-top)',
    'var(--screen)',
  ]);
  const hidden = visible(partsIn([box(at, size), mark, box([-5, 41, -5], [60, 60, 60])]), placing);
  expect(hidden.regions.some(({ color }) => color === 'var(--screen)')).toBe(false);
});

test('faces that pass through each other are cut where they meet', () => {
  // Two upright squares that cross: half of the one is before the other.
  const crossing = [box([0, 19, 0], [40, 2, 40]), box([19, 0, 0], [2, 40, 40])];
  const { regions } = visible(partsIn(crossing), placing);
  const total = regions.reduce(
    (sum, { rings }) => sum + rings.reduce((all, ring) => all + areaOf(ring), 0),
    0,
  );
  const one = visible(partsIn(box([0, 19, 0], [40, 2, 40])), placing).regions.reduce(
    (sum, { rings }) => sum + rings.reduce((all, ring) => all + areaOf(ring), 0),
    0,
  );
  expect(total).toBeLessThan(2 * one);
  expect(total).toBeGreaterThan(one);
});

const areaOf = (ring: readonly Spot[]) =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length];
    return next ? sum + x * next.y - next.x * y : sum;
  }, 0) / 2;

/** Numbers from 0 to 1 that are the same for the same seed. */
function numbers(seed: number) {
  const below = randomBelow(seed);
  return () => below(2 ** 32) / 2 ** 32;
}

test.each([1, 2, 3, 4, 5])(
  'in the heap of boxes %i every ray to the eye meets first what is painted there',
  (seed) => {
    const next = numbers(seed);
    const fills = ['paper', 'grey', 'accent', 'blue'] as const;
    const boxes = Array.from({ length: 14 }, (_, index) => ({
      at: [next() * 80, next() * 80, next() * 60] satisfies Point,
      size: [5 + next() * 40, 5 + next() * 40, 5 + next() * 40] satisfies Point,
      fill: fills[index % fills.length] ?? 'paper',
    }));
    const { regions } = visible(
      partsIn(boxes.map(({ at, size, fill }) => box(at, size, fill))),
      placing,
    );
    let compared = 0;
    for (let sample = 0; sample < 1500; sample += 1) {
      const spot = { x: 400 + next() * 400, y: 400 + next() * 400 };
      // The ray: (x + t, y + t, t), where (x, y, 0) is the point of the floor at this spot.
      const [X, Y] = [(spot.x - placing.x) / placing.scale, (spot.y - placing.y) / placing.scale];
      const floor: Point = [Y + X / Math.sqrt(3), Y - X / Math.sqrt(3), 0];
      const hits = boxes.flatMap(({ at, size, fill }) => {
        const ends = [0, 1, 2].map((axis) => [
          (at[axis] ?? 0) - (floor[axis] ?? 0),
          (at[axis] ?? 0) + (size[axis] ?? 0) - (floor[axis] ?? 0),
        ]);
        const enter = Math.max(...ends.map(([low = 0]) => low));
        const leave = Math.min(...ends.map(([, high = 0]) => high));
        const axis = ends.findIndex(([, high]) => high === leave);
        return leave > enter ? [{ leave, fill, axis }] : [];
      });
      hits.sort((a, b) => b.leave - a.leave);
      const [first, second] = hits;
      const painted = regions.filter(({ rings }) => insideOf(spot, rings));
      // On the border of two regions either is right.
      if (nearBorder(spot, regions) || (first && second && first.leave - second.leave < 0.05))
        continue;
      compared += 1;
      expect(painted.map(({ color }) => color)).toEqual(
        first ? [colorOf(first.fill, first.axis)] : [],
      );
    }
    expect(compared).toBeGreaterThan(800);
  },
);

const axisNormals: readonly Point[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const colorOf = (fill: 'paper' | 'grey' | 'accent' | 'blue', axis: number) =>
  shade(fill, axisNormals[axis] ?? [0, 0, 1]);

/** By the number of turns round the spot, as browsers fill. */
function insideOf({ x, y }: Spot, rings: readonly (readonly Spot[])[]): boolean {
  let turns = 0;
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a;
      const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
      if (a.y <= y && b.y > y && side > 0) turns += 1;
      if (a.y > y && b.y <= y && side < 0) turns -= 1;
    });
  }
  return turns !== 0;
}

const nearBorder = (spot: Spot, regions: readonly { rings: readonly (readonly Spot[])[] }[]) =>
  [
    [2, 0],
    [-2, 0],
    [0, 2],
    [0, -2],
    [1.5, 1.5],
    [-1.5, -1.5],
    [1.5, -1.5],
    [-1.5, 1.5],
  ].some(([dx = 0, dy = 0]) =>
    regions.some(
      ({ rings }) => insideOf({ x: spot.x + dx, y: spot.y + dy }, rings) !== insideOf(spot, rings),
    ),
  );

test('a spot on an outline is not inside of it', () => {
  const square = [
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ],
  ];
  expect(isInside({ x: 5, y: 5 }, square)).toBe(true);
  expect(isInside({ x: 10, y: 5 }, square)).toBe(false);
  expect(isInside({ x: 12, y: 5 }, square)).toBe(false);
});

test('a shadow falls on the floor alone, and not below what throws it', () => {
  const floor = facingUp([0, 0, 0]);
  const ground = {
    kind: 'face',
    outline: [
      [0, 0, 0],
      [100, 0, 0],
      [100, 100, 0],
      [0, 100, 0],
    ],
    normal: [0, 0, 1],
    fill: 'white',
    ground: true,
  } as const;
  const { regions } = visible(
    partsIn([
      ground,
      floor.line([
        [0, 0],
        [1, 0],
      ]),
      box([20, 20, 0], [20, 20, 20]),
    ]),
    placing,
  );
  const [shadow] = regions;
  expect(shadow?.isShadow).toBe(true);
  const { x, y } = project([30, 30, 0]);
  expect(insideOf({ x: placing.x + x * 2, y: placing.y + y * 2 }, shadow?.rings ?? [])).toBe(false);
});
