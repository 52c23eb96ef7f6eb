import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { placesOf } from './placesOf.ts';

const hours = { timeZone: 'UTC', week: { monday: '9 am - 5 pm' } };
const branchHours = { timeZone: 'UTC', week: { friday: '9 am - 5 pm' } };
const address = { street: '8 Mill Street', city: 'Dunmouth', postalCode: '00000' };

test('a location inherits omitted facts from the company', () => {
  const [first, second] = placesOf({
    ...site,
    hours,
    locations: [
      { name: 'Here' },
      { name: 'There', address, phone: 'branch', hours: branchHours, serves: 'The valley' },
    ],
  });
  const { phone } = site.footer;
  expect(first).toEqual({ name: 'Here', address: site.address, phone, hours, serves: undefined });
  expect(second).toEqual({
    name: 'There',
    address,
    phone: 'branch',
    hours: branchHours,
    serves: 'The valley',
  });
});

test('a company without locations is its own location', () => {
  const { locations: _none, ...without } = site;
  const [only, ...others] = placesOf({ ...without, hours });
  expect(only).toMatchObject({ name: site.company, address: site.address, hours });
  expect(others).toEqual([]);
});
