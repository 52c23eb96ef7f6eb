import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import {
  box,
  cable,
  chair,
  dimension,
  displayX,
  faceX,
  faceY,
  line,
  room,
  table,
  waves,
} from './iso.ts';

const windows = [50, 130, 210].map((y) => faceY('n', y, 50, 55, 80)).join('');

const screen =
  cable([204, 111, 0], [204, 0, 0], [204, 0, 50]) +
  displayX(84, 52, 150, 84) +
  faceX('i', 94, 62, 42, 30) +
  faceX('i', 142, 62, 42, 30) +
  faceX('i', 190, 62, 32, 30) +
  line('o', [96, 0, 116], [160, 0, 116]) +
  line('o', [96, 0, 104], [136, 0, 104]) +
  box(134, 0, 138, 50, 7, 8, true);

const places = [56, 98, 140, 182, 224];
const chairsBehind = places.map((y) => chair(58, y, 'x')).join('');
const chairsInFront = places.map((y) => chair(206, y, 'far-x')).join('');

const markup = [
  room(),
  windows,
  screen,
  chair(132, 18, 'y'),
  chairsBehind,
  table(88, 46, 116, 210, 54),
  box(135, 100, 54, 22, 22, 4, true),
  box(135, 180, 54, 22, 22, 4, true),
  cable([146, 122, 56], [146, 180, 56]),
  cable([157, 111, 56], [204, 111, 56]),
  chairsInFront,
  chair(132, 262, 'far-y'),
  line('l', [150, 150, 190], [150, 150, 172]),
  box(133, 133, 162, 34, 34, 8, true),
  waves([150, 150, 160], 34, 54, 76),
  dimension('7.2 m · 12 seats', [0, 324, 0], [300, 324, 0]),
  dimension('CAT6A · 10 Gbps', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a meeting room with a wall display, camera bar, table microphones and a ceiling access point.',
  viewBox,
  markup,
} satisfies Drawing;
