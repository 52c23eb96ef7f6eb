import type { Drawing } from './drawing.ts';
import { box, dimension, dot, faceX, faceY, floor, label, waves } from './iso.ts';

// A floor plan with walls cut at hip height.
const height = 46;
const wallX = (x: number, y: number, length: number) => box(x, y, 0, length, 8, height);
const wallY = (x: number, y: number, length: number) => box(x, y, 0, 8, length, height);
const windowX = (x: number, y: number) => faceX('n', x, 16, 44, 26, y + 8);
const windowY = (x: number, y: number) => faceY('n', y, 16, 44, 26, x + 8);
const sensor = (x: number, y: number, z = height) => box(x, y, z, 10, 8, 8);

const markup = [
  floor(300, 300),
  wallX(0, 0, 300),
  windowX(40, 0),
  windowX(196, 0),
  sensor(58, 0),
  sensor(212, 0),
  wallY(0, 8, 284),
  windowY(0, 60),
  windowY(0, 206),
  sensor(0, 78),
  sensor(0, 224),
  wallY(150, 8, 72),
  wallY(292, 8, 284),
  wallY(150, 124, 36),
  wallX(8, 152, 60),
  wallX(112, 152, 90),
  wallX(246, 152, 46),
  box(220, 40, 0, 44, 70, 34),
  box(40, 40, 0, 60, 30, 34),
  wallY(150, 160, 44),
  box(200, 210, 0, 56, 34, 34),
  box(38, 206, 0, 36, 60, 34),
  sensor(150, 134),
  box(66, 152, 20, 4, 14, 22),
  wallX(0, 292, 112),
  wallX(176, 292, 124),
  windowX(26, 292),
  windowX(222, 292),
  sensor(240, 292),
  sensor(44, 292),
  box(112, 292, 0, 6, 46, 70),
  box(110, 290, 70, 14, 12, 10, true),
  waves([117, 296, 80], 24, 42, 60),
  dot('b', [206, 296, 30], 3),
  label('door open', [117, 296, 122]),
  dimension('8 zones · 1 open', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a floor plan with sensors on doors and windows; the one on an open door is tripped.',
  viewBox: '40 100 590 560',
  markup,
} satisfies Drawing;
