import { expect, test } from 'vitest';
import { searchWidth } from '../schema/diagnose/searchWidth.ts';

test.each([
  ['', 20, 0],
  ['Piano', 20, 52],
  ['Über', 20, searchWidth('Uber', 20)],
  ['会社', 14, 28],
  ['Москва', 10, 41],
])('"%s" at %i pixels is %i pixels wide', (text, size, width) => {
  expect(searchWidth(text, size)).toBe(width);
});
