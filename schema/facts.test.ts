// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../tests/support/content.ts';
import { factNamesIn, factsOf, fillFacts } from './facts.ts';

test('facts are those of site.json, with company, address, phones and e-mails by name', () => {
  const facts = factsOf(site);
  expect(facts['install-days']).toBe(site.facts['install-days']);
  expect(facts.company).toBe(site.company);
  expect(facts['phone.main']).toBe(site.phones.main);
  expect(facts['email.general']).toBe(site.emails.general);
  expect(facts.address).toBe('1 Test Street, Testville, NC 27599');
});

test('facts are filled in at any depth, and other values stay as they are', () => {
  const facts = { days: '14 days' };
  const value = {
    a: 'Live in {days}, {days}!',
    b: [{ c: '{days}' }, 7, true, null],
    d: '{unknown} {Days} {}',
  };
  expect(fillFacts(value, facts)).toEqual({
    a: 'Live in 14 days, 14 days!',
    b: [{ c: '14 days' }, 7, true, null],
    d: '{unknown} {Days} {}',
  });
  expect(value.a).toBe('Live in {days}, {days}!');
});

test('names in braces are found with their places', () => {
  expect(factNamesIn('Call {phone.main} within {install-days}.')).toEqual([
    { name: 'phone.main', offset: 5 },
    { name: 'install-days', offset: 25 },
  ]);
});
