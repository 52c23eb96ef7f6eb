import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import { box, cable, dimension, faceX, line, room, shape } from './iso.ts';

// A lecture hall: the screen on the wall along x, rows of seats rising towards the reader.
const screen =
  faceX('k', 50, 52, 204, 106) +
  faceX('n', 58, 60, 188, 90) +
  faceX('i', 70, 72, 62, 56) +
  line('l', [146, 0, 128], [228, 0, 128]) +
  line('l', [146, 0, 114], [214, 0, 114]) +
  line('l', [146, 0, 100], [228, 0, 100]) +
  line('l', [146, 0, 86], [196, 0, 86]);

const lectern = box(252, 34, 0, 30, 24, 40) + box(248, 32, 40, 38, 28, 4);

const row = (y: number, z: number) =>
  box(30, y, 0, 240, 40, z) +
  [44, 88, 132, 176, 220]
    .map((x) => box(x, y + 4, z, 30, 20, 14) + box(x, y + 24, z, 30, 5, 32))
    .join('');

const projector =
  line('l', [150, 170, 172], [150, 170, 186]) + box(132, 152, 158, 36, 34, 14, true);
const beam =
  shape('v', [
    [150, 150, 164],
    [58, 0, 150],
    [246, 0, 150],
  ]) +
  shape('v', [
    [150, 150, 164],
    [58, 0, 60],
    [246, 0, 60],
  ]);

const markup = [
  room(),
  screen,
  lectern,
  cable([252, 50, 4], [214, 40, 0], [214, 0, 0], [214, 0, 52]),
  row(112, 10),
  row(166, 24),
  row(220, 38),
  beam,
  projector,
  dimension('15 seats', [0, 324, 0], [300, 324, 0]),
  dimension('seen from row 3', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a lecture hall with rising rows of seats, a lectern and a projector whose beam meets the screen.',
  viewBox,
  markup,
} satisfies Drawing;
