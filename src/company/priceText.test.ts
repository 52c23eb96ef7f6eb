import { expect, test } from 'vitest';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { isPriced, priceText } from './priceText.ts';

test.each([
  [{ price: 95 }, '£95'],
  [{ price: 95.5 }, '£95.50'],
  [{ from: 180 }, 'from £180'],
  [{ from: 10, to: 12 }, '£10 – £12'],
  [{ from: 10, to: 12.5 }, '£10.00 – £12.50'],
  [{ from: 12.5, to: 20 }, '£12.50 – £20.00'],
  [{ note: 'on request' }, undefined],
])('shows %j as %s', (price, text) => {
  expect(priceText(price, 'GBP', localeOf('en-GB'))?.replace(/\s/g, ' ')).toBe(text);
});

test.each([
  [{ price: 0 }, true],
  [{ to: 5 }, true],
  [{ note: 'on request' }, true],
  [{}, false],
])('whether %j says anything about its price: %s', (price, is) => {
  expect(isPriced(price)).toBe(is);
});
