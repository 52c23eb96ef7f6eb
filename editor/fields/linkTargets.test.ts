import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import {
  isForRedirect,
  isOfferedFirst,
  targetsFor,
  targetsOf,
  typedAddress,
  typedFolder,
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
    entry('/sound-masking', 'Sound masking', [
      { title: 'What it costs', id: 'prices' },
      { title: 'Eight places where words carry' },
    ]),
    entry('', ''),
  ],
  downloads: [{ address: '/downloads/2026/price-list.pdf', bytes: 840_000 }],
  open: { name: 'cafe.json', places: [{ title: 'Hours of {company}', id: 'hours', block: 2 }] },
});
const found = (query: string) => targetsFor(query, targets).map(({ href }) => href);

test.each([
  ['sound masking', '/sound-masking'],
  ['Sound', '/sound-masking'],
  ['-masking', '/sound-masking'],
  ['/sound-masking', '/sound-masking'],
  ['masking sound', '/sound-masking'],
  ['home', '/'],
  ['grosse', '/cafe'],
  ['CAFE', '/cafe'],
  ['Café', '/cafe'],
  // A section without an id finds its page.
  ['words carry', '/sound-masking'],
  ['costs', '/sound-masking#prices'],
  ['prices', '/sound-masking#prices'],
  ['hours', '#hours'],
  ['form', '#lead-form'],
  [phone, `tel:${phoneName}`],
  [phone.replace(/\D/g, ''), `tel:${phoneName}`],
  [`whatsapp ${phone}`, `whatsapp:${phoneName}`],
  ['text message', `sms:${phoneName}`],
  [email, `mailto:${emailName}`],
  ['price list', '/downloads/2026/price-list.pdf'],
  ['2026', '/downloads/2026/price-list.pdf'],
])('“%s” finds %s first', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test('lists every page and part once, those of the open page as fragments', () => {
  const hrefs = targets.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs).not.toContain('');
  expect(hrefs).not.toContain('/cafe#hours');
  expect(targets.filter(isOfferedFirst).map(({ href }) => href)).not.toContain(
    '/sound-masking#prices',
  );
  expect(found('qwertz')).toEqual([]);
});

test('shows a link in words, with facts filled in', () => {
  for (const [href, words] of [
    ['', ''],
    ['/sound-masking', 'Sound masking, /sound-masking'],
    ['/sound-masking#prices', 'Sound masking: What it costs'],
    ['#hours', `This page: Hours of ${site.company}`],
    ['#lead-form', 'Opens the form'],
    [`tel:${phoneName}`, `Calls ${phone}`],
    [`whatsapp:${phoneName}`, `Opens WhatsApp with ${phone}`],
    [`mailto:${emailName}`, `Sends an email to ${email}`],
    ['/downloads/2026/price-list.pdf', 'File: 2026/price-list.pdf'],
    ['https://example.com/news', 'https://example.com/news'],
  ] as const) {
    expect(wordsOfLink(href, targets)).toBe(words);
  }
  expect(wordsOfLink('/no-such-page', targets)).toBeUndefined();
  expect(wordsOfLink('#main', targets)).toBe('The top of this page');
});

test('accepts a web address with or without the scheme, and reports an error of one', () => {
  for (const [typed, address] of [
    ['https://example.com/news?a=1', 'https://example.com/news?a=1'],
    [' http://example.com ', 'https://example.com'],
    ['www.example.com', 'https://www.example.com'],
    ['example.co.uk/a', 'https://example.co.uk/a'],
  ] as const) {
    expect(typedAddress(typed)).toMatchObject({ href: address });
  }
  for (const [typed, error] of [
    ['https://', /not a complete web address/],
    ['https://example.com/a b', /not a complete web address/],
    ['wa.me/447700900123', /is a phone number/],
  ] as const) {
    expect(typedAddress(typed)).toEqual({ error: expect.stringMatching(error) });
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

test('offers directions only if the company has them, and names a page as the menu does', () => {
  const known = (directions: string | undefined) => {
    const address = { ...site.address, directions };
    const pages = [{ ...entry('/', 'Rooms and networks'), short: 'Start' }];
    return targetsOf({
      site: { ...site, address },
      ...{ pages, downloads: [{ address: '/downloads/a.xyz', bytes: 9 }] },
      open: { name: 'cafe.json', places: [{ title: 'Costs', block: 1 }] },
    });
  };
  const way = (all: ReturnType<typeof known>) => all.find(({ href }) => href === 'map:address');
  expect(way(known('https://maps.test'))).toMatchObject({
    ...{ words: 'Shows directions', detail: 'Shows the company’s address on a map' },
  });
  expect(way(known(undefined))).toBeUndefined();
  const all = known(undefined);
  expect(all.find(({ href }) => href === '/')?.words).toBe('Start');
  expect(targetsFor('networks', all)[0]?.href).toBe('/');
  // A part without an id can get one.
  expect(all[0]).toMatchObject({ href: undefined, place: { block: 1 }, words: 'Costs' });
  expect(all.find(({ words }) => words === 'a.xyz')?.detail).toBe('File, 1 KB');
});

test('a redirect can point to pages, sections and files, but not to forms or contacts', () => {
  const hrefs = targets.filter(isForRedirect).map(({ href }) => href);
  expect(hrefs).toEqual([
    ...['/', '/cafe', '/sound-masking', '/sound-masking#prices'],
    ...['/downloads/2026/price-list.pdf', undefined],
  ]);
});

test.each([
  ['/news/*', true],
  [' /a/b-2/* ', true],
  ['/*', true],
  ['news/*', false],
  ['/News/*', false],
  ['/news/', false],
  ['/news/*/a', false],
])('“%s” is a folder that a redirect can point to: %s', (typed, isFolder) => {
  expect(typedFolder(typed)?.href).toBe(isFolder ? typed.trim() : undefined);
  expect(wordsOfLink(typed, targets) === typed).toBe(isFolder && typed === typed.trim());
});

test('finds names that start with the query first', () => {
  const pages = ['Fine tuning', 'Overtuning', 'Tuning'].map((name) =>
    entry(`/${name.replaceAll(' ', '-')}`, name),
  );
  const all = targetsOf({ site, pages, downloads: [], open: { name: '', places: [] } });
  const order = (query: string) => targetsFor(query, all).map(({ words }) => words);
  expect(order('tuning')).toEqual(['Tuning', 'Fine tuning', 'Overtuning']);
  expect(order('tuning over')).toEqual(['Overtuning']);
});
