import { expect, test } from 'vitest';
import { pages, site } from '../tests/tools/secondSite.ts';
import { phoneIn } from './contacts.ts';
import { diagnose } from './diagnose/diagnose.ts';
import { correctOldAddress } from './redirects.ts';
import { analytics } from './site/analytics.ts';

const long = 100_000;

test.each<[what: string, read: () => unknown]>([
  ['a number in a link', () => phoneIn(`tel:${' '.repeat(long)}x`)],
  ['an old address', () => correctOldAddress('a.'.repeat(long))],
  ['an old address with anchors', () => correctOldAddress(`/${'#'.repeat(long)}\nb`)],
  [
    'an ID for statistics',
    () => analytics.safeParse({ provider: 'umami', id: `a${'/'.repeat(long)}\nb` }),
  ],
])('reads %s of any length within a second', (_, read) => {
  const begun = performance.now();
  read();
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('still trims spaces around a phone number and drops the host of an old address', () => {
  expect(phoneIn('tel:  +44 20 7946 0018')).toEqual({ scheme: 'tel', number: '+44 20 7946 0018' });
  const meant = (input: string) => correctOldAddress(input).meant;
  expect(meant('https://www.old.test/a')).toBe('/a');
  expect(meant('old.test/a#b')).toBe('/a');
  expect(meant('old/a.html')).toBe('/old/a.html');
});

test.each([
  ['spaces', ' '.repeat(long)],
  ['slashes', '/'.repeat(long)],
])('diagnoses a value with very many %s within two seconds', (_, many) => {
  const analytics = { provider: 'umami', id: `a${many}\nb` };
  const text = JSON.stringify({ ...JSON.parse(site.text), analytics });
  const begun = performance.now();
  const { diagnostics } = diagnose(pages, { name: 'site.json', text }, { brief: true });
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(diagnostics.map(({ path }) => path?.join('.'))).toContain('analytics.id');
});
