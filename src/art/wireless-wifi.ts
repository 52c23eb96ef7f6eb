import type { Drawing } from './drawing.ts';
import { box, cable, dimension, faceX, faceY, floor, line, type Point, waves } from './iso.ts';

const height = 40;
const wallX = (x: number, y: number, length: number) => box(x, y, 0, length, 7, height);
const wallY = (x: number, y: number, length: number) => box(x, y, 0, 7, length, height);
const desk = (x: number, y: number) =>
  box(x, y, 0, 40, 24, 20) + faceX('s', x + 10, 22, 20, 14, y + 8);

const accessPoint = ([x, y]: readonly [number, number]) => {
  const top: Point = [x, y, 96];
  return (
    line('d', [x, y, 0], top) +
    box(x - 14, y - 14, 90, 28, 28, 7, true) +
    waves([x, y, 90], 44, 74, 106)
  );
};

const markup = [
  floor(300, 300),
  wallX(0, 0, 300),
  wallY(0, 7, 293),
  faceX('n', 40, 12, 60, 22, 7),
  faceX('n', 196, 12, 60, 22, 7),
  faceY('n', 60, 12, 60, 22, 7),
  faceY('n', 190, 12, 60, 22, 7),
  wallY(150, 7, 70),
  wallX(157, 120, 60),
  desk(30, 40),
  desk(88, 40),
  desk(30, 92),
  desk(88, 92),
  box(190, 40, 0, 70, 40, 20),
  wallX(7, 180, 90),
  wallY(200, 190, 60),
  desk(40, 220),
  desk(110, 220),
  box(232, 214, 0, 40, 50, 20),
  cable([0, 20, height], [80, 20, height], [80, 76, 0]),
  accessPoint([80, 78]),
  accessPoint([226, 100]),
  accessPoint([130, 216]),
  dimension('28 m · 3 access points', [0, 324, 0], [300, 324, 0]),
].join('');

export default {
  label:
    'Line drawing of an office floor with three wireless access points whose coverage overlaps.',
  viewBox: '40 106 590 560',
  markup,
} satisfies Drawing;
