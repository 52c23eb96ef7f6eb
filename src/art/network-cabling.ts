import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import { box, cable, dimension, dot, faceX, floor, line, rack, shape } from './iso.ts';

// Close up: one rack with its front (along x) towards the reader, and the tray above it.
const x = 90;
const y = 70;
const w = 120;
const d = 80;
const h = 196;
const front = y + d;

const ports = Array.from({ length: 12 }, (_, port) =>
  faceX('s', x + 10 + port * 8.6, 166, 5, 6, front),
).join('');
const patchPanel = faceX('a', x + 5, 160, w - 10, 18, front) + ports;
const secondPanel =
  faceX('a', x + 5, 132, w - 10, 18, front) +
  Array.from({ length: 12 }, (_, port) => faceX('s', x + 10 + port * 8.6, 138, 5, 6, front)).join(
    '',
  );
const switches = [104, 82].map(
  (z) =>
    faceX('k', x + 5, z, w - 10, 16, front) +
    Array.from({ length: 8 }, (_, port) => faceX('n', x + 12 + port * 9, z + 4, 6, 7, front)).join(
      '',
    ) +
    dot('b', [x + w - 14, front, z + 8], 2.5),
);
const ups =
  faceX('k', x + 5, 14, w - 10, 44, front) + line('l', [x + 14, front, 36], [x + 60, front, 36]);

const rail = (ty: number) =>
  shape('k', [
    [0, ty, 230],
    [300, ty, 230],
    [300, ty, 238],
    [0, ty, 238],
  ]);
const rungs = Array.from({ length: 13 }, (_, rung) =>
  line('l', [rung * 25, 90, 230], [rung * 25, 130, 230]),
).join('');
const runs = [98, 106, 114, 122]
  .map((ry) =>
    cable(
      [0, ry, 234],
      [x + w + 14, ry, 234],
      [x + w + 14, ry, 170 - (ry - 98)],
      [x + w, ry, 168 - (ry - 98)],
    ),
  )
  .join('');
const patches = [0, 3, 6, 9]
  .map((port) => {
    const px = x + 13 + port * 8.6;
    return cable([px, front, 162], [px + 2, front + 16, 140], [px, front, 112]);
  })
  .join('');

const markup = [
  floor(300, 300),
  rail(90),
  rungs,
  box(x, y, 0, w, d, h),
  rack(14, 100, 150, [], 50, 60),
  ups,
  patchPanel,
  secondPanel,
  ...switches,
  patches,
  runs,
  rail(130),
  dimension('42U rack', [0, 324, 0], [300, 324, 0]),
  dimension('CAT6A · 10 Gbps', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a network rack with patch panels and switches; cable runs rise to an overhead tray.',
  viewBox,
  markup,
} satisfies Drawing;
