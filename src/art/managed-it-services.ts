import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import {
  box,
  cable,
  dimension,
  displayX,
  faceX,
  line,
  project,
  rack,
  room,
  shape,
  table,
} from './iso.ts';

const screen =
  displayX(56, 54, 190, 96) +
  [0, 1, 2, 3, 4].map((bar) => faceX('i', 70 + bar * 12, 66, 8, 14 + ((bar * 17) % 30))).join('') +
  line('o', [144, 0, 76], [160, 0, 90], [176, 0, 82], [196, 0, 108], [214, 0, 100], [232, 0, 122]) +
  line('o', [70, 0, 136], [124, 0, 136]) +
  line('o', [70, 0, 126], [104, 0, 126]);

const computer =
  box(62, 196, 50, 30, 24, 4) +
  shape('s', [
    [70, 208, 62],
    [118, 208, 62],
    [118, 208, 100],
    [70, 208, 100],
  ]) +
  shape('s2', [
    [74, 208, 66],
    [114, 208, 66],
    [114, 208, 96],
    [74, 208, 96],
  ]) +
  line('o', [80, 208, 88], [100, 208, 88]) +
  line('o', [80, 208, 78], [94, 208, 78]);

// The shield faces the reader.
const [sx, sy] = project([166, 150, 62]);
const shield =
  `<path class="a" d="M${sx} ${sy - 50}l40 14v34c0 30-18 46-40 56-22-10-40-26-40-56v-34z"/>` +
  `<path class="o" d="M${sx - 16} ${sy + 4}l12 13 22-27"/>`;

const markup = [
  room(),
  screen,
  rack(232, 96, 96, []),
  cable([166, 150, 0], [255, 150, 0], [255, 142, 0]),
  cable([166, 150, 0], [150, 0, 0], [150, 0, 54]),
  table(40, 170, 110, 70, 50),
  computer,
  cable([166, 150, 0], [130, 200, 0], [110, 206, 50]),
  box(66, 262, 0, 26, 26, 24),
  box(66, 284, 24, 26, 4, 26),
  shield,
  dimension('watched · patched', [0, 324, 0], [300, 324, 0]),
  dimension('answered', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a desk, a rack and a shield, joined by lines to an operations screen with charts.',
  viewBox,
  markup,
} satisfies Drawing;
