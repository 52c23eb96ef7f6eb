// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../../tests/support/content.ts';
import {
  exactly,
  isOfferedFirst,
  notFoundWords,
  targetsFor,
  targetsOf,
  typedAddress,
  wordsOfLink,
} from './linkTargets.ts';

const entry = (path: string, title: string, places: { title: string; id?: string }[] = []) => ({
  name: `${path.slice(1) || 'home'}.json`,
  path,
  title,
  places,
});
const [phoneName = '', phone = ''] = Object.entries(site.phones)[0] ?? [];
const [emailName = '', email = ''] = Object.entries(site.emails)[0] ?? [];
const targets = targetsOf({
  site,
  pages: [
    entry('/', 'Rooms and networks'),
    entry('/cafe', 'Größe und Café', [{ title: 'Opening hours', id: 'hours' }]),
    entry('/sound-masking', 'Sound masking for {company}', [
      { title: 'What it costs', id: 'prices' },
      { title: 'Eight places where words carry' },
    ]),
    entry('', ''),
  ],
  downloads: [{ address: '/downloads/2026/price-list.pdf', bytes: 840_000 }],
  open: { name: 'cafe.json', places: [{ title: 'Opening hours', id: 'hours', block: 2 }] },
});
const found = (query: string) => targetsFor(query, targets).map(({ href }) => href);

test.each([
  ['sound masking', '/sound-masking'],
  ['Sound', '/sound-masking'],
  ['-masking', '/sound-masking'],
  ['/sound-masking', '/sound-masking'],
  ['sond maskin', '/sound-masking'],
  ['home', '/'],
  ['grosse', '/cafe'],
  ['CAFE', '/cafe'],
  ['Café', '/cafe'],
  // A section that links cannot lead to finds its page.
  ['words carry', '/sound-masking'],
  ['costs', '/sound-masking#prices'],
  ['prices', '/sound-masking#prices'],
  ['hours', '#hours'],
  ['form', '#lead-form'],
  [phone, `tel:${phoneName}`],
  [phone.replace(/\D/g, ''), `tel:${phoneName}`],
  [email, `mailto:${emailName}`],
  ['price list', '/downloads/2026/price-list.pdf'],
  ['2026', '/downloads/2026/price-list.pdf'],
])('%s finds %s first', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test('every page and part is a target once, those of the open page as parts of it', () => {
  const hrefs = targets.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs).not.toContain('');
  expect(hrefs).not.toContain('/cafe#hours');
  expect(targets.filter(isOfferedFirst).map(({ href }) => href)).not.toContain(
    '/sound-masking#prices',
  );
  expect(found('qwertz')).toEqual([]);
});

test('a link is shown in words, with facts filled in', () => {
  const title = `Sound masking for ${site.company}`;
  for (const [href, words] of [
    ['', ''],
    ['/sound-masking', `${title}, /sound-masking`],
    ['/sound-masking#prices', `${title}: What it costs`],
    ['#hours', 'This page: Opening hours'],
    ['#lead-form', 'Opens the form'],
    [`tel:${phoneName}`, `Calls ${phone}`],
    [`mailto:${emailName}`, `Writes to ${email}`],
    ['/downloads/2026/price-list.pdf', 'File: 2026/price-list.pdf'],
    ['https://example.com/news', 'https://example.com/news'],
  ] as const) {
    expect(wordsOfLink(href, targets)).toBe(words);
    expect(href === '' || exactly(words, targets)?.href === href || /^https/.test(href)).toBe(true);
  }
  expect(wordsOfLink('/no-such-page', targets)).toBeUndefined();
  expect(wordsOfLink('#main', targets)).toBe('The start of this page');
  // Of two that have this name, somebody has to choose.
  const twice = targets.flatMap((one) => [one, { ...one, href: `${one.href}-2` }]);
  expect(exactly('Opens the form', twice)).toBeUndefined();
  expect(exactly('/cafe', targets)?.href).toBe('/cafe');
  expect(exactly('Sound', targets)).toBeUndefined();
});

test('a web address may be typed with or without its beginning; what is missing is said', () => {
  for (const [typed, address] of [
    ['https://example.com/news?a=1', 'https://example.com/news?a=1'],
    [' http://example.com ', 'https://example.com'],
    ['www.example.com', 'https://www.example.com'],
    ['example.co.uk/a', 'https://example.co.uk/a'],
  ] as const) {
    expect(typedAddress(typed)).toMatchObject({ href: address });
  }
  for (const [typed, missing] of [
    ['https://', /name of the site is missing/],
    ['https://example', /ending of the site is missing.*example\.com/],
    ['www.', /ending of the site is missing/],
    ['https://example.com/a b', /no spaces/],
    ['https://example.com/"a"', /no web address/],
  ] as const) {
    expect(typedAddress(typed)).toEqual({ missing: expect.stringMatching(missing) });
  }
  for (const typed of [
    '',
    'sound masking',
    'me@example.com',
    '/faq',
    '#top',
    'tel:main',
    'e.g. x',
  ]) {
    expect(typedAddress(typed), typed).toBeUndefined();
  }
});

test('what is no page, number or address of the company says so', () => {
  expect(notFoundWords('me@example.com')).toMatch(/no e-mail address “me@example.com”/);
  expect(notFoundWords('(704) 555 0100')).toMatch(/no phone number/);
  expect(notFoundWords('/nowhere')).toMatch(/No page has the address/);
  expect(notFoundWords('qwertz')).toMatch(/Nothing is found/);
});

test('the name of a file is no web address', () => {
  expect(typedAddress('brochure.pdf')).toBeUndefined();
  expect(typedAddress('example.com/brochure.pdf')).toMatchObject({
    href: 'https://example.com/brochure.pdf',
  });
});
