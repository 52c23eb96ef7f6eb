import type { Drawing } from './drawing.ts';
import {
  box,
  cable,
  dimension,
  disc,
  doorX,
  faceX,
  faceY,
  floor,
  label,
  line,
  shape,
} from './iso.ts';

const building =
  box(20, 20, 0, 150, 100, 118) +
  box(14, 14, 118, 162, 112, 9) +
  [20, 64].map((x) => faceX('n', 20 + x, 56, 32, 40, 120)).join('') +
  doorX(132, 30, 70, 120) +
  [16, 58].map((y) => faceY('n', 20 + y, 56, 28, 40, 170)).join('');

// The van stands along x, its side towards the reader.
const vx = 150;
const vy = 196;
const van =
  disc('s', [vx + 26, vy + 50, 8], 13) +
  box(vx, vy, 12, 104, 50, 58) +
  box(vx + 104, vy, 12, 34, 50, 34) +
  shape('n', [
    [vx + 104, vy + 4, 46],
    [vx + 104, vy + 46, 46],
    [vx + 104, vy + 46, 66],
    [vx + 104, vy + 4, 66],
  ]) +
  faceX('n', vx + 108, 28, 22, 14, vy + 50) +
  faceX('k', vx + 12, 28, 62, 24, vy + 50) +
  line('l', [vx + 84, vy + 50, 14], [vx + 84, vy + 50, 68]) +
  line('l', [vx + 18, vy + 50, 44], [vx + 64, vy + 50, 44]) +
  line('l', [vx + 18, vy + 50, 36], [vx + 50, vy + 50, 36]) +
  disc('s', [vx + 24, vy + 52, 10], 12) +
  disc('s', [vx + 112, vy + 52, 10], 12);

const tripod =
  line('l', [60, 220, 62], [40, 240, 0]) +
  line('l', [60, 220, 62], [84, 224, 0]) +
  line('l', [60, 220, 62], [64, 254, 0]) +
  box(48, 208, 62, 24, 24, 16, true);

const markup = [
  floor(300, 300),
  building,
  cable([60, 208, 70], [60, 120, 70]),
  label('26.4 m', [60, 164, 88]),
  tripod,
  van,
  dimension('measured first', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of a service van before a small building, and a survey tripod that measures to its wall.',
  viewBox: '40 66 590 560',
  markup,
} satisfies Drawing;
