import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each([
  ['95', 95, ''],
  ['-5', -5, ''],
  ['−5', -5, ''],
  ['.5', 0.5, ''],
  [',5', 0.5, ''],
  ['49,50', 49.5, ''],
  ['75,–', 75, ''],
  ["1'250.-", 1250, ''],
  ['1,250', 1250, ''],
  ['1.250.000,00', 1250000, ''],
  ['12,34,567', 1234567, ''],
  ['1\u202f250', 1250, ''],
  ['12_500', 12500, ''],
  ['½', 0.5, ''],
  ['1½', 1.5, ''],
  ['2 3/4', 2.75, ''],
  ['９５', 95, ''],
  ['٩٥', 95, ''],
  ['९५', 95, ''],
  ['$ 95', 95, '$'],
  ['95 €', 95, '€'],
  ['CHF 1’250.–', 1250, 'CHF'],
  ['600px', 600, 'px'],
])('reads %s', (input, number, unit) => {
  expect(readNumber(input)).toMatchObject({ number, unit });
});

test('reads one separator before three digits as the language does', () => {
  const read = (input: string, sign: '.' | ',') => readNumber(input, sign)?.number;
  expect([read('2.125', '.'), read('2.125', ',')]).toEqual([2.125, 2125]);
  expect([read('2,125', '.'), read('2,125', ',')]).toEqual([2125, 2.125]);
  expect(read('0.125', ',')).toBe(0.125);
});

test.each(['', '80-120', '95 to 120', '1/2', '10:30', '1.25.000', '€95 $', '0x1F', '#95'])(
  'reads no number in %j',
  (input) => {
    expect(readNumber(input)).toBeUndefined();
  },
);
