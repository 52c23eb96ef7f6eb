import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import { box, cable, dimension, dot, faceX, faceZ, floor, line, project, shape } from './iso.ts';

// One wall, close up, with a glazed door of 2 m.
const wall = box(0, 94, 0, 300, 26, 226);
const y = 120;
const door =
  faceX('k', 92, 0, 116, 184, y) +
  faceX('n', 106, 60, 64, 110, y) +
  faceX('k', 100, 6, 100, 40, y) +
  line('d', [106, y, 116], [170, y, 116]) +
  box(186, y, 98, 8, 10, 8) +
  box(176, y + 6, 100, 18, 5, 4);

const strike = box(204, y, 92, 10, 4, 30, true);
const reader = box(236, y, 96, 26, 8, 46, true) + dot('k', [246, y + 8, 130], 4);
const controller =
  box(112, y, 194, 76, 8, 24) +
  [124, 140, 156].map((x) => faceX('n', x, 200, 10, 12, y + 8)).join('');
const exit = box(52, y, 104, 20, 6, 20) + dot('b', [62, y + 6, 114], 4);

// A badge that is held before the reader.
const by = 184;
const badge =
  shape('k', [
    [300, by, 78],
    [344, by, 78],
    [344, by, 144],
    [300, by, 144],
  ]) +
  faceX('n', 308, 108, 18, 26, by) +
  line('l', [308, by, 98], [336, by, 98]) +
  line('l', [308, by, 89], [326, by, 89]);
const [wx, wy] = project([284, 152, 118]);
const waves = [10, 18, 26]
  .map(
    (r) => `<path class="w" d="M${wx - r} ${wy - r}q${r * 0.5} ${r * 1.2} ${r * 1.6} ${r * 1.6}"/>`,
  )
  .join('');

const markup = [
  floor(300, 300),
  wall,
  door,
  cable([188, y, 206], [222, y, 206], [222, y, 108], [214, y, 108]),
  cable([222, y, 170], [248, y, 170], [248, y, 142]),
  controller,
  strike,
  exit,
  reader,
  faceZ('n', 92, y, 116, 60),
  waves,
  badge,
  dimension('reader 1.1 m', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of a door with a card reader, an electric strike, a controller above it and a badge held near.',
  viewBox,
  markup,
} satisfies Drawing;
