import { expect, test } from 'vitest';
import { contrastOf, hexOf, mixOf, oklchOf } from './color.ts';
import { hasDarkText } from './tones.ts';

test.each(['#000', '#fff', '#1f4fd1', '#b8430f', '#f0f', '#0a0b0c', '#7f8081', '#112234'])(
  'converts %s to OKLCH and back to the same short notation',
  (hex) => {
    expect(hexOf(oklchOf(hex))).toBe(hex);
  },
);

test('maps a color outside sRGB to the nearest one with the same lightness and hue', () => {
  const expected = { lightness: 0.6, chroma: 0.4, hue: 145 };
  const { lightness, chroma, hue } = oklchOf(hexOf(expected));
  expect(lightness).toBeCloseTo(0.6, 2);
  expect(Math.abs(hue - 145)).toBeLessThan(2);
  expect(chroma).toBeLessThan(0.4);
});

test('a gray has no chroma and no hue', () => {
  for (const grey of ['#000', '#808080', '#fff'])
    expect(oklchOf(grey)).toMatchObject({ chroma: 0, hue: 0 });
  expect(oklchOf('#808090').chroma).toBeGreaterThan(0.01);
});

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#000000', 21],
  ['#777', '#fff', 4.48],
  ['#1f4fd1', '#1f4fd1', 1],
])('the contrast between %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
});

test.each([
  ['#000', 0.5, '#fff', '#808080'],
  ['#000', 0.25, '#fff', '#bfbfbf'],
  ['#f00', 0, '#00f', '#00f'],
  ['#f00', 1, '#00f', '#f00'],
  ['#ff0000', 0.2, '#0000ff', '#30c'],
])('%s with an opacity of %d over %s looks like %s', (front, opacity, ground, seen) => {
  expect(mixOf(front, opacity, ground)).toBe(seen);
});

test.each([
  ['yellow', '#ffd400', true],
  ['a dark yellow', '#d4a017', true],
  ['a light olive', '#98a000', true],
  ['an olive', '#7a8a00', false],
  ['a yellow green', '#9ccc3c', true],
  ['a green of the same lightness', '#8bc34a', false],
  ['orange', '#ff7f0e', false],
  ['a light grey', '#c0c0c0', true],
  ['a grey', '#b0b0b0', false],
  ['cyan', '#0ff', true],
  ['magenta', '#f0f', false],
])('on %s (%s), dark text: %s', (_name, hex, isDark) => {
  expect(hasDarkText(oklchOf(hex))).toBe(isDark);
});
