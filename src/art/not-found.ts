import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import { box, dimension, doorX, faceX, faceY, line, room, shape } from './iso.ts';

// A socket on the left wall, and a lead that ends on the floor before it.
const socket =
  faceY('k', 150, 26, 34, 34) + faceY('s', 158, 34, 6, 12) + faceY('s', 170, 34, 6, 12);

const plug =
  box(96, 128, 0, 30, 20, 12, true) +
  line('l', [96, 133, 6], [84, 133, 6]) +
  line('l', [96, 143, 6], [84, 143, 6]);

const lead = shape(
  'c',
  [
    [126, 138, 6],
    [150, 138, 0],
    [176, 150, 0],
    [196, 176, 0],
    [190, 206, 0],
    [166, 218, 0],
    [150, 204, 0],
    [158, 184, 0],
    [184, 178, 0],
    [222, 190, 0],
    [252, 216, 0],
    [264, 252, 0],
    [264, 300, 0],
  ],
  false,
);

const markup = [
  room(),
  faceX('n', 150, 60, 84, 72),
  line('d', [192, 0, 60], [192, 0, 132]),
  line('d', [150, 0, 96], [234, 0, 96]),
  doorX(40, 54, 112),
  socket,
  lead,
  plug,
  dimension('404 · nothing here', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of an empty room; on the floor lies a cable whose plug is not in its socket.',
  viewBox,
  markup,
} satisfies Drawing;
