import { expect, test } from 'vitest';
import { readColor } from './readColor.ts';

test.each([
  ['#1f4fd1', '#1f4fd1'],
  ['#F00', '#ff0000'],
  ['#1f4fd1ff', '#1f4fd1'],
  ['teal', '#008080'],
  ['RebeccaPurple', '#663399'],
  ['rgb(31, 79, 209)', '#1f4fd1'],
  ['rgb(31 79 209 / 1)', '#1f4fd1'],
  ['hsl(210deg 50% 40%)', '#336699'],
  ['hwb(10 0% 0%)', '#ff2b00'],
  ['lab(50 40 59.5)', '#bf5700'],
  ['oklch(none none none)', '#000000'],
  // Outside sRGB: the nearest color inside it.
  ['color(display-p3 0 1 0)', '#00f74f'],
])('reads %s as %s', (input, hex) => {
  expect(readColor(input)).toBe(hex);
});

test.each([
  '',
  'blurple',
  '#12',
  'rgb(1,2)',
  'red blue',
  'red;}body{color:blue',
  // not opaque
  'transparent',
  '#ff000080',
  'rgb(0 0 0 / 0.5)',
  // depends on the page
  'currentColor',
  'Canvas',
  'var(--blue)',
  'light-dark(red, blue)',
])('rejects "%s"', (input) => {
  expect(readColor(input)).toBeUndefined();
});
