// Furniture in true sizes, in inches. `at` is the back corner of a thing, or the middle of its foot.

import { type Facing, facing } from './facing.ts';
import type { Fill } from './looks.ts';
import { moved, type Part, partsIn, tilted } from './parts.ts';
import { box, cylinder, extrude } from './solids.ts';
import type { Point } from './space.ts';

/** A table: its size along x and y, and its height. */
export function table(at: Point, w: number, d: number, h = 29.5, fill: Fill = 'paper'): Part[] {
  const leg = (x: number, y: number) => box([x, y, 0], [3, 3, h - 1.5], 'grey');
  const inset = 5;
  return moved(at, [
    leg(inset, inset),
    leg(w - inset - 3, inset),
    leg(inset, d - inset - 3),
    leg(w - inset - 3, d - inset - 3),
    extrude(
      [0, 0, h - 1.5],
      'z',
      [
        [0, 0, 3],
        [w, 0, 3],
        [w, d, 3],
        [0, d, 3],
      ],
      1.5,
      fill,
    ),
  ]);
}

/** A task chair. A person on it faces `way`. `at` is the middle of its foot. */
export function chair(at: Point, way: Facing, fill: Fill = 'paper'): Part[] {
  return moved(
    at,
    facing(way, [
      cylinder([0, 0, 0], 'z', 10, 1.5, 'grey'),
      box([-1.3, -1.3, 1.5], [2.6, 2.6, 14.5], 'dark'),
      box([-10, -9, 16], [20, 19, 3], fill),
      box([-9.5, -11.5, 18], [19, 2.5, 19], fill),
    ]),
  );
}

/** An open laptop. The person who uses it faces `way`. */
export function laptop(at: Point, way: Facing): Part[] {
  const screen = tilted(
    -15,
    'x',
    partsIn([box([-6.5, 4.5, 0], [13, 0.4, 8.6], 'grey')]),
    [0, 4.5, 0],
  );
  return moved(
    at,
    facing(way, [box([-6.5, -4.5, 0], [13, 9, 0.7], 'grey'), moved([0, 0, 0.7], screen)]),
  );
}
