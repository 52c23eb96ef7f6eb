import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import {
  box,
  cable,
  dimension,
  disc,
  displayX,
  doorY,
  faceX,
  faceY,
  faceZ,
  line,
  room,
  shape,
} from './iso.ts';

const wall = [0, 1]
  .flatMap((rowIndex) =>
    [0, 1, 2].map((column) => displayX(70 + column * 64, 62 + rowIndex * 44, 64, 44)),
  )
  .join('');
const picture =
  shape('i', [
    [80, 0, 72],
    [150, 0, 72],
    [116, 0, 138],
  ]) +
  line('o', [172, 0, 134], [246, 0, 134]) +
  line('o', [172, 0, 122], [228, 0, 122]) +
  line('o', [172, 0, 88], [246, 0, 88]) +
  line('o', [172, 0, 76], [214, 0, 76]);

const player = box(154, 0, 40, 34, 10, 12, true);

const desk =
  box(110, 96, 0, 130, 34, 44) + box(106, 92, 44, 138, 42, 5) + faceX('n', 126, 10, 98, 26, 130);

const menuBoard =
  box(40, 196, 0, 44, 24, 5) +
  faceX('s', 38, 5, 48, 116, 208) +
  faceX('s2', 42, 10, 40, 106, 208) +
  faceX('i', 47, 76, 30, 32, 208) +
  [62, 50, 38, 26].map((z) => line('o', [48, 208, z], [74, 208, z])).join('');

const plant =
  box(250, 220, 0, 26, 26, 24) +
  disc('k', [263, 233, 34], 16) +
  disc('k', [263, 233, 46], 19) +
  disc('k', [263, 233, 58], 14);

const markup = [
  room(),
  faceY('n', 36, 40, 70, 90),
  doorY(170, 60, 116),
  faceZ('n', 0, 170, 70, 60),
  wall,
  picture,
  player,
  cable([171, 0, 52], [171, 0, 62]),
  cable([154, 5, 44], [40, 5, 20], [20, 40, 0], [20, 214, 0], [40, 210, 4]),
  desk,
  menuBoard,
  plant,
  dimension('3 × 2 video wall', [324, 0, 0], [324, 300, 0]),
  dimension('one player, all screens', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of a lobby with a video wall, a reception desk and a menu board, all fed by one player.',
  viewBox,
  markup,
} satisfies Drawing;
