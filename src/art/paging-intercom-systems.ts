import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import {
  box,
  cable,
  dimension,
  disc,
  faceX,
  faceY,
  line,
  type Point,
  project,
  room,
} from './iso.ts';

// A warehouse: shelves with boxes, speakers at the ceiling, a station beside the roller door.
const shelf = (x: number, y: number) => {
  const posts = [0, 150].map((dx) => box(x + dx, y, 0, 5, 34, 104)).join('');
  const boards = [0, 36, 72]
    .map(
      (z) =>
        box(x, y, z, 155, 34, 4) +
        box(x + 10, y + 4, z + 4, 32, 26, 22) +
        box(x + 52, y + 4, z + 4, 24, 26, 16) +
        box(x + 86, y + 4, z + 4, 46, 26, 24),
    )
    .join('');
  return posts + boards;
};

const speaker = ([x, y]: readonly [number, number]) => {
  const [sx, sy] = project([x, y, 164]);
  const arcs = [16, 28, 40]
    .map((r) => `<path class="w" d="M${sx - r} ${sy + r * 0.7}q${r} ${r * 0.8} ${r * 2} 0"/>`)
    .join('');
  const top: Point = [x, y, 172];
  return (
    line('l', [x, y, 190], top) +
    disc('at', top, 13) +
    `<path class="a" d="M${sx - 13} ${sy - 8}l5 14h16l5-14z"/>` +
    arcs
  );
};

const rollerDoor =
  faceY('k', 150, 0, 104, 112) +
  [16, 32, 48, 64, 80, 96].map((z) => line('d', [0, 150, z], [0, 254, z])).join('');
const station = faceY('k', 268, 44, 16, 30) + faceY('s', 272, 60, 8, 8) + faceY('b', 273, 50, 6, 5);

const markup = [
  room(300, 300, 180),
  faceX('n', 40, 120, 220, 34),
  rollerDoor,
  station,
  cable([0, 276, 74], [0, 276, 170], [0, 120, 170], [80, 120, 172]),
  shelf(110, 30),
  shelf(110, 130),
  shelf(110, 226),
  cable([80, 120, 172], [200, 96, 172], [200, 196, 172]),
  speaker([80, 120]),
  speaker([200, 96]),
  speaker([200, 196]),
  dimension('heard in every aisle', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of a warehouse with ceiling speakers over the shelves and a door station beside a roller door.',
  viewBox,
  markup,
} satisfies Drawing;
