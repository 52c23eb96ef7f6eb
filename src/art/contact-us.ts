import type { Drawing } from './drawing.ts';
import { box, dimension, disc, doorX, faceX, faceY, floor, line, project, shape } from './iso.ts';

// The office: a block with its front (along x) towards the reader.
const w = 210;
const d = 120;
const h = 130;
const front = [16, 68, 156].map((x) => faceX('n', 40 + x, 58, 38, 46, 40 + d)).join('');
const side = [18, 68].map((y) => faceY('n', 40 + y, 58, 36, 46, 40 + w)).join('');

const office =
  box(40, 40, 0, w, d, h) +
  box(34, 34, h, w + 12, d + 12, 10) +
  front +
  doorX(40 + 112, 36, 78, 40 + d) +
  side;

const path = shape('k', [
  [146, 160, 0],
  [194, 160, 0],
  [194, 300, 0],
  [146, 300, 0],
]);

// The pin faces the reader, so it is drawn on the sheet and not in space.
const [px, py] = project([96, 240, 0]);
const pin =
  disc('w', [96, 240, 0], 34) +
  disc('w', [96, 240, 0], 20) +
  `<path class="a" d="M${px} ${py}c-10-28-38-46-38-76a38 38 0 0 1 76 0c0 30-28 48-38 76z"/>` +
  `<circle class="k" cx="${px}" cy="${py - 76}" r="14"/>`;

const tree = (x: number, y: number) =>
  line('l', [x, y, 0], [x, y, 30]) +
  disc('k', [x, y, 66], 17) +
  disc('k', [x, y, 52], 20) +
  disc('k', [x, y, 38], 17);

const markup = [
  floor(300, 300),
  office,
  path,
  tree(268, 236),
  pin,
  dimension('you are here', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label: 'Line drawing of a small office with a path to its door and a map pin before it.',
  viewBox: '40 70 590 560',
  markup,
} satisfies Drawing;
