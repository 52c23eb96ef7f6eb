import { expect, test } from 'vitest';
import { initialsOf, isUnnamed } from './initials.ts';

test.each([
  ['Harbor Piano Workshop', 'HP'],
  ['Zahnarztpraxis am Markt', 'ZM'],
  ['Bufete García y Asociados', 'BG'],
  ['Dr. Müller & Partner', 'DM'],
  ['L.L. Bean', 'LB'],
  ['O’Brien and Sons', 'OS'],
  ['élan vital', 'ÉV'],
  ['3M', '3'],
  ['北京 公司', '北公'],
  ['ज्ञान क्षेत्र', 'जक'],
])('the initials of %s are %s', (company, initials) => {
  expect(initialsOf(company)).toBe(initials);
});

test.each(['Acme Ltd.', 'Acme GmbH', 'Acme S.A.', 'Acme'])(
  'ignores the legal form: %s',
  (company) => expect(initialsOf(company)).toBe('A'),
);

test('a name without letters or digits has no initials, nor does an unnamed company', () => {
  expect(initialsOf('!!! ***')).toBe('');
  expect(initialsOf('Company name')).toBe('');
  expect([isUnnamed('COMPANY NAME'), isUnnamed('The Company Name')]).toEqual([true, false]);
});
