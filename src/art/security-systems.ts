import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import { box, cable, dimension, dot, faceX, faceY, floor, shape } from './iso.ts';

// A solid corner of a building, seen from outside: its front runs along x, its side along y.
const building = box(30, 30, 0, 200, 190, 190) + box(24, 24, 190, 212, 202, 10);
const front = [20].map((x) => faceX('n', 30 + x, 112, 34, 46, 220)).join('');
const side = [22, 74, 126]
  .map((y) => faceY('n', 30 + y, 112, 36, 46, 230) + faceY('n', 30 + y, 40, 36, 46, 230))
  .join('');

const door =
  faceX('k', 158, 0, 46, 96, 220) +
  shape(
    'l',
    [
      [196, 220, 46],
      [200, 220, 46],
    ],
    false,
  ) +
  faceX('n', 166, 50, 20, 36, 220);
const reader = box(212, 220, 44, 10, 4, 20, true);
const siren = box(116, 220, 134, 26, 12, 18, true);

const cameraFront = box(36, 220, 168, 20, 18, 11, true) + dot('s', [44, 238, 172], 3);
const cameraSide = box(230, 52, 168, 20, 18, 11, true) + dot('s', [250, 60, 172], 3);
const coneFront = shape('v', [
  [46, 238, 172],
  [10, 300, 0],
  [112, 300, 0],
]);
const coneSide = shape('v', [
  [250, 62, 172],
  [300, 10, 0],
  [300, 120, 0],
]);

const markup = [
  floor(300, 300),
  building,
  front,
  side,
  door,
  cable([129, 220, 134], [129, 220, 104], [217, 220, 104], [217, 220, 64]),
  reader,
  siren,
  cameraFront,
  cameraSide,
  coneFront,
  coneSide,
  dimension('doors · views · alarms', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of a building corner with two cameras and their views, a badge door and an alarm siren.',
  viewBox,
  markup,
} satisfies Drawing;
