import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import {
  box,
  chair,
  dimension,
  displayX,
  faceX,
  line,
  type Point,
  room,
  shape,
  table,
} from './iso.ts';

const places = [92, 132, 172, 212];
const behind = places.map((y) => chair(66, y, 'x')).join('');
const infront = places.map((y) => chair(190, y, 'far-x')).join('');

// A television on a trolley, turned to nobody.
const trolley =
  box(196, 26, 0, 70, 34, 8) +
  box(226, 40, 8, 8, 8, 62) +
  displayX(190, 66, 84, 54, 44) +
  line('o', [222, 44, 92], [242, 44, 92]);

const laptop = (x: number, y: number) =>
  box(x, y, 54, 26, 34, 2) +
  shape('s', [
    [x, y, 56],
    [x, y + 34, 56],
    [x - 8, y + 34, 78],
    [x - 8, y, 78],
  ]);

const tangle = (...points: Point[]) => line('l', ...points);

const markup = [
  room(),
  faceX('n', 48, 62, 92, 70),
  trolley,
  tangle(
    [230, 60, 0],
    [214, 78, 0],
    [222, 96, 0],
    [204, 104, 0],
    [196, 92, 0],
    [188, 112, 0],
    [184, 112, 54],
  ),
  behind,
  table(96, 84, 88, 166, 54),
  laptop(120, 104),
  laptop(136, 190),
  box(150, 150, 54, 26, 20, 7),
  tangle(
    [146, 120, 56],
    [160, 126, 55],
    [158, 138, 55],
    [170, 144, 55],
    [178, 130, 55],
    [184, 112, 54],
  ),
  tangle([162, 206, 56], [172, 198, 55], [164, 184, 55], [176, 176, 55], [162, 170, 55]),
  tangle(
    [150, 158, 56],
    [136, 160, 55],
    [132, 172, 55],
    [118, 168, 55],
    [112, 184, 55],
    [126, 194, 55],
  ),
  tangle(
    [184, 200, 54],
    [196, 206, 0],
    [222, 200, 0],
    [238, 214, 0],
    [226, 232, 0],
    [250, 244, 0],
    [268, 228, 0],
    [300, 234, 0],
  ),
  infront,
  chair(128, 256, 'far-y'),
  dimension('which remote?', [0, 324, 0], [300, 324, 0]),
  dimension('cables: 9', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of the same conference room before: a television on a trolley, and cables across table and floor.',
  viewBox,
  markup,
} satisfies Drawing;
