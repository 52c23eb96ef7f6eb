import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import { box, cable, dimension, disc, faceX, faceY, faceZ, floor, line, waves } from './iso.ts';

// Four floors, cut open to the reader; the head-end stands in the basement.
const x = 60;
const y = 60;
const w = 190;
const d = 180;
const levels = [0, 62, 124, 186];

const storey = (z: number) =>
  faceZ('t', x, y, w, d, z) +
  faceX('wr', x, z, w, 56, y) +
  faceY('wl', y, z, d, 56, x) +
  [24, 80, 136].map((at) => faceX('n', x + at, z + 18, 34, 24, y)).join('') +
  [24, 76, 128].map((at) => faceY('n', y + at, z + 18, 34, 24, x)).join('');

const antenna = (z: number) =>
  disc('k', [x + w, y + d, z + 36], 10) + waves([x + w, y + d, z + 32], 24, 42, 62);

const riser = cable([x + 14, y + 14, -50], [x + 14, y + 14, 238]);

const markup = [
  floor(300, 300, 50),
  faceX('k', x, -62, w, 62, y + d),
  faceY('k', y, -62, d, 62, x + w),
  ...levels.map(
    (z) =>
      storey(z) +
      cable(
        [x + 14, y + 14, z + 54],
        [x + 14, y + d, z + 54],
        [x + w, y + d, z + 54],
        [x + w, y + d, z + 38],
      ),
  ),
  riser,
  line('l', [x + w, y + d, 0], [x + w, y + d, 242]),
  ...levels.map(antenna),
  faceX('n', x + 20, -54, w - 40, 46, y + d),
  box(x + 92, y + d - 30, -54, 34, 30, 42, true),
  box(x + 136, y + d - 30, -54, 34, 30, 42, true),
  dimension('head-end below', [0, 324, 0], [300, 324, 0]),
  dimension('signal on every floor', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a cut-away building: a head-end in the basement, a riser, and an antenna with waves on each floor.',
  viewBox,
  markup,
} satisfies Drawing;
