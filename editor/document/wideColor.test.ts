import { expect, test } from 'vitest';
import { isWide, toSrgb } from './wideColor.ts';

const pixels = (...colors: number[][]) => Uint8ClampedArray.from(colors.flat());

test('converts Display P3 to sRGB', () => {
  const data = pixels([211, 55, 40, 255], [128, 128, 128, 7], [255, 0, 0, 0]);
  toSrgb(data);
  expect(Array.from(data.subarray(0, 12))).toEqual([
    230, 29, 21, 255, 128, 128, 128, 7, 255, 0, 0, 0,
  ]);
});

test.each([
  ['the red of sRGB', [234, 51, 35, 255], false],
  ['the green of sRGB', [117, 251, 76, 255], false],
  ['the blue of sRGB', [0, 0, 245, 255], false],
  ['white', [255, 255, 255, 255], false],
  ['the red of Display P3', [255, 0, 0, 255], true],
  ['the green of Display P3', [0, 255, 0, 255], true],
])('%s needs wide color: %#', (_name, color, expected) => {
  expect(isWide(pixels([0, 0, 0, 255], color))).toBe(expected);
});
