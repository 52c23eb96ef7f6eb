// Rooms in true sizes, in inches: walls, and a floor whose back corner is the origin.
import { type Part, partsIn } from './parts.ts';
import { extrude } from './solids.ts';
import { facingLeft, facingRight, facingUp } from './surfaces.ts';

/** A floor with a grid, from the origin: its size along x and y, and the distance of the grid lines. */
export function floor(w: number, d: number, step = 24): Part[] {
  const plane = facingUp([0, 0, 0]);
  const across = Array.from({ length: Math.floor(w / step) + 1 }, (_, index) => index * step);
  const along = Array.from({ length: Math.floor(d / step) + 1 }, (_, index) => index * step);
  return partsIn([
    {
      kind: 'face',
      outline: [
        [0, 0, 0],
        [w, 0, 0],
        [w, d, 0],
        [0, d, 0],
      ],
      normal: [0, 0, 1],
      fill: 'white',
      ground: true,
    },
    across.map((x) =>
      plane.line(
        [
          [x, 0],
          [x, d],
        ],
        'grid',
      ),
    ),
    along.map((y) =>
      plane.line(
        [
          [0, y],
          [w, y],
        ],
        'grid',
      ),
    ),
  ]);
}

/** A room without its two front walls. `left` and `right` are the surfaces of the back walls, to put things on. */
export function room(w: number, d: number, h: number, step = 24) {
  const left = facingLeft([0, 0, 0]);
  const right = facingRight([0, d, 0]);
  return {
    parts: [
      floor(w, d, step),
      left.rect(0, 0, w, h, { fill: 'wall', line: 'wall' }),
      right.rect(0, 0, d, h, { fill: 'wall', line: 'wall' }),
      left.line(
        [
          [0, 4],
          [w, 4],
        ],
        'wall',
      ),
      right.line(
        [
          [0, 4],
          [d, 4],
        ],
        'wall',
      ),
    ].flat(),
    /** The wall along x; u from the far corner. */
    left,
    /** The wall along y; u to the far corner. */
    right,
  };
}

/** A wall with a door, in inches. The door and `end`, where the wall is cut off, are measured from the wall's left end. */
export type WallWithDoor = {
  y: number;
  thick: number;
  height: number;
  end: number;
  door: { from: number; to: number; height: number };
};

/** A wall along x with the opening of a door. */
export function wallWithDoor({ y, thick, height, end, door }: WallWithDoor): Part[] {
  return extrude(
    [0, y, 0],
    'y',
    [
      [0, 0],
      [door.from, 0],
      [door.from, door.height],
      [door.to, door.height],
      [door.to, 0],
      [end, 0],
      [end, height],
      [0, height],
    ],
    thick,
    'paper',
    { shadow: false },
  );
}
