import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import { box, cable, dimension, disc, faceX, floor, line, shape, waves } from './iso.ts';

// An open office below, the ceiling's grid above it, and emitters in between.
const desk = (x: number, y: number) =>
  box(x, y, 0, 6, 66, 46) +
  box(x + 6, y + 4, 18, 46, 58, 5) +
  faceX('s', x + 18, 25, 24, 17, y + 12) +
  box(x + 56, y + 22, 0, 20, 20, 18) +
  box(x + 72, y + 22, 18, 4, 20, 20);

const z = 176;
const ceiling =
  shape('w', [
    [0, 0, z],
    [300, 0, z],
    [300, 300, z],
    [0, 300, z],
  ]) +
  [60, 120, 180, 240]
    .map((at) => line('w', [at, 0, z], [at, 300, z]) + line('w', [0, at, z], [300, at, z]))
    .join('');

const emitter = (x: number, y: number) =>
  waves([x, y, z - 16], 20, 36, 52) + box(x - 12, y - 12, z - 6, 24, 24, 9, true);

const posts = [
  [0, 300],
  [300, 300],
  [300, 0],
  [0, 0],
]
  .map(([x = 0, y = 0]) => line('d', [x, y, 0], [x, y, z]))
  .join('');

const markup = [
  floor(300, 300),
  posts,
  desk(24, 30),
  desk(120, 30),
  desk(216, 30),
  desk(24, 124),
  desk(120, 124),
  desk(216, 124),
  desk(24, 218),
  desk(120, 218),
  desk(216, 218),
  disc('w', [150, 150, 0], 4),
  cable([60, 90, z], [180, 90, z], [180, 210, z], [60, 210, z]),
  emitter(60, 90),
  emitter(180, 90),
  emitter(60, 210),
  emitter(180, 210),
  ceiling,
  dimension('speech stays private', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of an open office with sound masking emitters in a see-through ceiling above the desks.',
  viewBox,
  markup,
} satisfies Drawing;
