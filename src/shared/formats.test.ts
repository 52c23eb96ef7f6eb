import { expect, test } from 'vitest';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { feetAndInches } from './formats.ts';

test.each([
  [342, '28 ft 6 in'],
  [108, '9 ft'],
  [7, '7 in'],
  [12, '1 ft'],
  [11.999, '1 ft'],
  [66.5, '5 ft 6.5 in'],
  [15_000, '1250 ft'],
  [0, '0 in'],
])('formats %d inches as "%s" without a line break', (inches, text) => {
  expect(feetAndInches(inches, localeOf('en-US'))).toBe(text.replaceAll(' ', '\u00a0'));
});

test('formats inches with the words and decimal mark of the language', () => {
  expect(feetAndInches(66.5, localeOf('de'))).toBe('5\u00a0Fuß\u00a06,5\u00a0Zoll');
});
