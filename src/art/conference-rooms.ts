import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import {
  box,
  cable,
  chair,
  dimension,
  disc,
  displayX,
  faceX,
  line,
  rack,
  room,
  table,
  waves,
} from './iso.ts';

const faces = [0, 1, 2].map((column) => faceX('i', 80 + column * 26, 84, 20, 22)).join('');
const call = displayX(72, 62, 92, 62) + faces + line('o', [82, 0, 76], [136, 0, 76]);
const slides =
  displayX(176, 62, 92, 62) +
  faceX('i', 186, 72, 34, 40) +
  line('o', [228, 0, 106], [258, 0, 106]) +
  line('o', [228, 0, 96], [252, 0, 96]) +
  line('o', [228, 0, 86], [258, 0, 86]);

const places = [92, 132, 172, 212];
const behind = places.map((y) => chair(66, y, 'x')).join('');
const infront = places.map((y) => chair(190, y, 'far-x')).join('');

const speaker = (x: number, y: number) => disc('k', [x, y, 170], 16) + disc('l', [x, y, 170], 9);

const panel = box(132, 140, 54, 30, 22, 5) + box(135, 143, 59, 24, 16, 2, true);

const markup = [
  room(),
  call,
  slides,
  box(146, 0, 130, 48, 8, 9),
  cable([170, 0, 130], [170, 0, 0], [56, 0, 0]),
  rack(8, 8, 118, [3]),
  behind,
  table(96, 84, 88, 166, 54),
  panel,
  cable([150, 140, 55], [150, 84, 55]),
  infront,
  chair(128, 256, 'far-y'),
  speaker(80, 110),
  speaker(80, 220),
  speaker(210, 110),
  speaker(210, 220),
  waves([210, 220, 150], 26, 44),
  dimension('8.4 m · 10 seats', [0, 324, 0], [300, 324, 0]),
  dimension('one touch', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a conference room with two displays, a camera bar, an equipment rack and a touch panel on the table.',
  viewBox,
  markup,
} satisfies Drawing;
