import { describe, expect, test } from 'vitest';
import { site as demoSite, pages } from '../tests/tools/content.ts';
import { linksIn } from './diagnose/links.ts';
import { path } from './fields.ts';
import { siteSchema } from './index.ts';
import { pageSchema } from './page.ts';

// site.json as written, without the values that are computed for pages.
const { line: _line, directions: _directions, ...address } = demoSite.address;
const {
  words: _words,
  drawings: _drawings,
  logo: _logo,
  hasDrawings: _hasDrawings,
  openGraphLocale: _openGraphLocale,
  formHeight: _formHeight,
  fallbacks: _fallbacks,
  contactLinks: _contactLinks,
  ...input
} = demoSite;
const site = { ...input, address };

/** Whether a button on a page may link to this address. */
const isLink = (href: string) =>
  pageSchema.safeParse({
    path: '/a',
    title: 'A page',
    description: `${'A description of a page. '.repeat(4)}`,
    blocks: [{ type: 'hero', headline: 'Hello', ctaText: 'Go', href }],
  }).success;
const isForm = (src: string) =>
  siteSchema.safeParse({ ...site, leadForm: { ...site.leadForm, src } }).success;

describe('a link accepts addresses that a browser can open', () => {
  test.each([
    '/',
    '/faq',
    '/services/wi-fi',
    '/faq#questions',
    '#contact-form',
    '#lead-form',
    'tel:main',
    'sms:main',
    'whatsapp:main',
    'mailto:general',
    'https://wa.me/message/AB12CD34',
    'https://wa.me/447700900123?text=Hello',
    'map:address',
    '/downloads/brochure.pdf',
    '/downloads/2026/Price-List_v1.2.xlsx',
    'https://example.com',
    'https://example.com:8443/a/b?c=d#e',
    'https://example.com/a%20b',
    'HTTPS://EXAMPLE.COM/X',
    'https://de.wikipedia.org/wiki/Köln',
    "https://example.com/O'Hare;a|b?price=$5",
    'https://klavier-köln.de',
    'https://my_bucket.example.com',
    '#top',
  ])('%s', (href) => expect(isLink(href)).toBe(true));

  test.each([
    'faq',
    '/FAQ',
    '/faq/',
    '/faq#',
    '#',
    '#form!',
    '#two words',
    'tel:',
    'sms:+447700900123',
    'https://wa.me/447700900123',
    'tel:555-0100 now',
    'map:home',
    'http://example.com',
    'https://',
    'https://example.com:99999/',
    'https://a..b/',
    'https://user:secret@example.com',
    'https://example.com/"onclick',
    'https://example.com/a b',
    'javascript:alert(1)',
    '//example.com',
    '/downloads/page.html',
    '/downloads/drawing.svg',
    '/downloads/script.js',
    '/downloads/.pdf',
    '/downloads/../site.pdf',
    '/downloads/two words.pdf',
    '/downloads/brochure.pdf#page=2',
    '/brochures/brochure.pdf',
  ])('and rejects %j', (href) => expect(isLink(href)).toBe(false));
});

test('a page cannot have the address of a download', () => {
  for (const address of ['/downloads/brochure.pdf', '/downloads/a/b.zip']) {
    expect(isLink(address)).toBe(true);
    expect(path.safeParse(address).success, address).toBe(false);
  }
});

test('a form is a page of this site or an https address, since browsers block everything else', () => {
  expect(isForm('/demo/lead-form.html')).toBe(true);
  expect(isForm('https://forms.example.com/quote?x=1')).toBe(true);
  for (const src of ['http://forms.example.com/quote', '/demo/', '/a b', 'forms.html']) {
    expect(isForm(src), src).toBe(false);
  }
});

test('a calling code is a plus and one to three digits', () => {
  const isCode = (callingCode: string) => siteSchema.safeParse({ ...site, callingCode }).success;
  expect(['+1', '+44', '+353', '353', '+', '+1234'].filter(isCode)).toEqual(['+1', '+44', '+353']);
});

test('an email address has a maximum length', () => {
  const isEmail = (text: string) =>
    siteSchema.safeParse({ ...site, emails: { ...site.emails, general: text } }).success;
  const long = `hello@${`${'x'.repeat(59)}.`.repeat(4)}com`;
  expect(isEmail(long.slice(0, 6) + long.slice(26))).toBe(true);
  expect(isEmail(long)).toBe(true);
  expect(isEmail(`${'h'.repeat(20)}${long}`)).toBe(false);
});

test('a phone field links to a phone number, and an email field to an email address', () => {
  const named = linksIn(site).filter(
    ({ path }) => path.at(-1) === 'phone' || path.at(-1) === 'email',
  );
  expect(named.length).toBeGreaterThan(2);
  for (const { path, href } of named) {
    expect(href).toMatch(path.at(-1) === 'phone' ? /^tel:/ : /^mailto:/);
  }
  for (const link of pages.flatMap(linksIn)) expect(link.href).not.toBe('');
});

test('a fact cannot reuse the name of a built-in fact', () => {
  const withFact = (name: string) =>
    siteSchema.safeParse({ ...site, facts: { ...site.facts, [name]: 'Something' } }).success;
  expect(withFact('opening-hours')).toBe(true);
  for (const name of ['company', 'city', 'address']) expect(withFact(name), name).toBe(false);
});
