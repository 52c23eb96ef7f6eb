import type { Drawing } from './drawing.ts';
import { box, dimension, disc, dot, faceX, faceY, floor, line, shape } from './iso.ts';

const car = (x: number, y: number) =>
  box(x, y, 7, 34, 74, 16) +
  box(x + 4, y + 20, 23, 26, 36, 14) +
  faceX('n', x + 7, 26, 20, 8, y + 56) +
  faceY('n', y + 24, 26, 28, 8, x + 30) +
  disc('s', [x + 34, y + 14, 6], 5) +
  disc('s', [x + 34, y + 60, 6], 5) +
  dot('k', [x + 6, y + 74, 15], 2.5) +
  dot('k', [x + 28, y + 74, 15], 2.5);

const bays = (y: number) =>
  [0, 50, 100, 150, 200, 250, 300].map((x) => line('d', [x, y, 0], [x, y + 96, 0])).join('');

const pole = (x: number, y: number) => disc('k', [x, y, 0], 9) + box(x - 3, y - 3, 0, 6, 6, 170);

const camera = (x: number, y: number) =>
  box(x - 9, y - 9, 170, 18, 24, 12, true) + dot('s', [x, y + 15, 175], 3);

const view = (x: number, y: number, left: number, right: number, reach: number) =>
  shape('v', [
    [x, y + 14, 174],
    [left, reach, 0],
    [right, reach, 0],
  ]) +
  shape('v', [
    [x, y + 14, 0],
    [left, reach, 0],
    [right, reach, 0],
  ]);

const markup = [
  floor(300, 300, 50),
  bays(0),
  car(8, 10),
  car(58, 10),
  car(158, 10),
  car(258, 10),
  pole(80, 126),
  camera(80, 126),
  pole(220, 126),
  camera(220, 126),
  bays(196),
  car(8, 206),
  view(80, 126, 14, 166, 292),
  car(108, 206),
  car(208, 206),
  view(220, 126, 170, 296, 292),
  dimension('every bay in view', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of a parking lot with cars; two cameras on poles, their fields of view on the ground.',
  viewBox: '40 56 590 560',
  markup,
} satisfies Drawing;
