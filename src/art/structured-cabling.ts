import type { Drawing } from './drawing.ts';
import { box, cable, dimension, faceX, faceY, floor, label, line, shape } from './iso.ts';

// Two cut-away buildings of two floors, and the duct between them.
function building(x: number, y: number): string {
  const w = 110;
  const d = 100;
  const storey = (z: number) =>
    faceX('wr', x, z, w, 62, y) +
    faceY('wl', y, z, d, 62, x) +
    faceX('n', x + 56, z + 22, 34, 26, y) +
    shape('t', [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ]) +
    box(x + 56, y + 52, z, 30, 26, 18) +
    box(x + 62, y + 16, z, 30, 20, 18);
  return (
    box(x, y, -10, w, d, 10) +
    storey(0) +
    box(x + 6, y + 70, 0, 18, 24, 34, true) +
    cable([x + 24, y + 84, 6], [x + 71, y + 90, 0], [x + 71, y + 78, 12]) +
    storey(66) +
    line('l', [x + w, y + d, 0], [x + w, y + d, 128]) +
    line('l', [x + w, y, 0], [x + w, y, 128]) +
    line('l', [x, y + d, 0], [x, y + d, 128]) +
    cable([x + 15, y + 82, 34], [x + 15, y + 82, 68], [x + 56, y + 70, 70]) +
    line('l', [x, y, 128], [x + w, y, 128], [x + w, y + d, 128], [x, y + d, 128], [x, y, 128])
  );
}

const duct =
  line('d', [10, 160, -10], [10, 160, -56], [200, 160, -56], [200, 160, -10]) +
  line('d', [18, 160, -10], [18, 160, -46], [192, 160, -46], [192, 160, -10]);

const markup = [
  floor(300, 260, 50),
  building(10, 20),
  building(180, 70),
  duct,
  cable([14, 160, -10], [14, 160, -51], [196, 160, -51], [196, 160, -10]),
  label('fiber', [56, 160, -22]),
  label('copper', [65, 70, 146]),
  dimension('campus duct', [0, 296, 0], [300, 296, 0]),
].join('');

export default {
  label:
    'Line drawing of two cut-away buildings: copper cabling inside each, fiber in a duct below ground between them.',
  viewBox: '60 66 550 522',
  markup,
} satisfies Drawing;
