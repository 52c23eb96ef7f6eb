import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import { box, cable, dimension, disc, faceX, faceY, floor, line, rack, room } from './iso.ts';

// Two rows of racks along x; the cold aisle lies between their fronts.
const row = (y: number, lit: number) =>
  [40, 84, 128, 172, 216]
    .map((x, place) => rack(x, y, 104, place === lit ? [2] : [], 40, 44))
    .join('');

const cooler = (x: number, y: number) =>
  box(x, y, 0, 26, 56, 118, true) +
  [20, 38, 56, 74, 92].map((z) => line('l', [x + 26, y + 8, z], [x + 26, y + 48, z])).join('');

const tiles = [56, 100, 144, 188].map((x) => faceXZ(x)).join('');
function faceXZ(x: number): string {
  return [0, 7, 14, 21]
    .map((step) => line('w', [x, 150 + step, 0], [x + 30, 150 + step, 0]))
    .join('');
}

const tray =
  faceX('k', 34, 138, 236, 7, 96) +
  Array.from({ length: 10 }, (_, rung) =>
    line('l', [34 + rung * 26, 70, 138], [34 + rung * 26, 96, 138]),
  ).join('') +
  cable([34, 84, 142], [150, 84, 142], [270, 84, 142]) +
  [62, 150, 238].map((x) => cable([x, 84, 142], [x, 84, 106])).join('');

const markup = [
  room(300, 300, 150),
  floor(300, 300),
  faceY('n', 220, 60, 50, 60),
  row(50, 1),
  tray,
  tiles,
  cooler(270, 50),
  row(200, 3),
  cooler(270, 196),
  disc('w', [150, 160, 0], 60),
  dimension('cold aisle 1.2 m', [0, 324, 0], [300, 324, 0]),
  dimension('A + B power', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a data center: two rows of racks with a cold aisle between them, a cable tray and cooling units.',
  viewBox,
  markup,
} satisfies Drawing;
