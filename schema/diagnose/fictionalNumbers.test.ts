import { expect, test } from 'vitest';
import { fictionalNumberIn } from './fictionalNumbers.ts';

test.each([
  ['+1', '(919) 555-0100'],
  ['+1', '919.555.0199'],
  ['+44', '(919) 555-0142'],
  ['+1', '555-0123'],
  ['+1', '+1 919 555 0142'],
  ['+44', '01632 960123'],
  ['+44', '0117 496 0999'],
  ['+44', '(0131) 496 0000'],
  ['+44', '020 7946 0018'],
  ['+44', '+44 20 7946 0018'],
  ['+44', '+44 (0)20 7946 0018'],
  ['+49', '0044 20 7946 0018'],
  ['+1', '011 44 7700 900123'],
  ['+44', '07700 900123'],
  ['+44', '028 9649 6001'],
  ['+44', '029 2018 0123'],
  ['+44', '0191 498 0123'],
  ['+44', '0808 157 0123'],
  ['+44', '03069 990123'],
])('on a site in %s, %s is fictional', (callingCode, number) => {
  expect(fictionalNumberIn(`Call ${number}, or write.`, callingCode)).toBe(number);
});

test.each([
  ['+1', '(919) 555-1234'],
  ['+1', '(919) 362-0100'],
  ['+44', '020 7946 1018'],
  ['+44', '0117 922 2000'],
  ['+44', '01632 123456'],
  ['+1', '2026-12-24'],
  ['+1', '12,000 square feet in 2026'],
])('on a site in %s, %s is accepted', (callingCode, text) => {
  expect(fictionalNumberIn(text, callingCode)).toBeUndefined();
});
