import { expect, test } from 'vitest';
import { addressLine } from './addressLine.ts';

const address = { street: 'Kai 3', city: 'Hamburg', postalCode: '20457' };

test.each([
  [undefined, undefined, 'Kai 3, Hamburg 20457'],
  ['NC', 'US', 'Kai 3, Hamburg, NC 20457'],
  [undefined, 'DE', 'Kai 3, 20457 Hamburg'],
  ['Hamburg', 'DE', 'Kai 3, 20457 Hamburg'],
  ['Asturias', 'ES', 'Kai 3, 20457 Hamburg, Asturias'],
])('formats an address with region %s and country %s as "%s"', (region, country, line) => {
  expect(addressLine({ ...address, region }, country)).toBe(line);
});
