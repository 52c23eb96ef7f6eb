// People in true sizes, in inches.

import { type Facing, facing } from './facing.ts';
import type { Fill } from './looks.ts';
import { moved, type Part, type Parts } from './parts.ts';
import { ball, bar, box, cylinder, extrude } from './solids.ts';
import type { Point } from './space.ts';

/**
 * A standing person of 5 feet 9 inches who faces `way`. `at` is the point between the feet. `reach` is a point that one hand
 * reaches to, in the coordinates of a person at the origin who faces +y.
 */
export function person(
  at: Point,
  way: Facing,
  {
    shirt = 'paper',
    trousers = 'grey',
    reach,
  }: { shirt?: Fill; trousers?: Fill; reach?: Point } = {},
): Part[] {
  // The arm on the same side as the point reaches for it.
  const side = reach && reach[0] < 0 ? -1 : 1;
  return moved(
    at,
    facing(way, [
      [-3.4, 3.4].map((x) => [shoe([x, 0, 0]), cylinder([x, 0, 3], 'z', 2.7, 29, trousers)]),
      trunk([0, 0, 30], 27, shirt),
      bar([-8.6 * side, 0, 55], [-9 * side, 2, 31], 2, shirt),
      bar([8.6 * side, 0, 55], reach ?? [9, 2, 31], 2, shirt),
      head([0, 0, 64]),
    ]),
  );
}

const shoe = ([x, y, z]: Point): Part[] => box([x - 2, y - 3.5, z], [4, 9.5, 3], 'dark');

const trunk = (at: Point, height: number, shirt: Fill): Part[] =>
  extrude(
    at,
    'z',
    [
      [-7, -4, 3.5],
      [7, -4, 3.5],
      [7, 4, 3.5],
      [-7, 4, 3.5],
    ],
    height,
    shirt,
  );

/** A head with neck and hair. The point is the middle of the head. */
const head = ([x, y, z]: Point): Parts => [
  cylinder([x, y, z - 7], 'z', 2, 3),
  ball([x, y, z], 5),
  cylinder([x, y - 1, z + 2.2], 'z', 4.7, 2.6, 'dark', { taper: 0.55 }),
];

/** A person who sits on a chair 18 inches high and faces `way`. `at` is on the floor below the middle of the seat. */
export function seated(
  at: Point,
  way: Facing,
  { shirt = 'paper', trousers = 'grey' }: { shirt?: Fill; trousers?: Fill } = {},
): Part[] {
  return moved(
    at,
    facing(way, [
      [-3.4, 3.4].map((x) => [
        shoe([x, 13, 0]),
        cylinder([x, 13, 3], 'z', 2.6, 16, trousers),
        cylinder([x, -2, 20.5], 'y', 2.7, 16, trousers),
      ]),
      trunk([0, -3, 19], 25, shirt),
      bar([-8.6, -3, 42], [-8, 8, 31], 2, shirt),
      bar([8.6, -3, 42], [8, 8, 31], 2, shirt),
      head([0, -3, 51]),
    ]),
  );
}
