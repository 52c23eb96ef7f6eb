import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import {
  exactly,
  fromThisComputer,
  isForRedirect,
  isOfferedFirst,
  notFoundWords,
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
  const title = `Sound masking for ${site.company}`;
  for (const [href, words] of [
    ['', ''],
    ['/sound-masking', `${title}, /sound-masking`],
    ['/sound-masking#prices', `${title}: What it costs`],
    ['#hours', 'This page: Opening hours'],
    ['#lead-form', 'Opens the form'],
    [`tel:${phoneName}`, `Calls ${phone}`],
    [`whatsapp:${phoneName}`, `Opens WhatsApp with ${phone}`],
    [`mailto:${emailName}`, `Sends an email to ${email}`],
    ['/downloads/2026/price-list.pdf', 'File: 2026/price-list.pdf'],
    ['https://example.com/news', 'https://example.com/news'],
  ] as const) {
    expect(wordsOfLink(href, targets)).toBe(words);
    expect(href === '' || exactly(words, targets)?.href === href || /^https/.test(href)).toBe(true);
  }
  expect(wordsOfLink('/no-such-page', targets)).toBeUndefined();
  expect(wordsOfLink('#main', targets)).toBe('The top of this page');
  // Two targets with the same name are ambiguous.
  const twice = targets.flatMap((one) => [one, { ...one, href: `${one.href}-2` }]);
  expect(exactly('Opens the form', twice)).toBeUndefined();
  expect(exactly('/cafe', targets)?.href).toBe('/cafe');
  expect(exactly('Sound', targets)).toBeUndefined();
});

test('accepts a web address with or without the scheme, and reports what is missing', () => {
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
    ['https://example', /ending of the address is missing.*example\.com/],
    ['www.', /ending of the address is missing/],
    ['https://example.com/a b', /cannot contain spaces/],
    ['https://example.com/"a"', /not a web address/],
    ['wa.me/447700900123', /phone numbers in the site settings/],
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

test('ranks names that start with the query first, and uses misspellings only if nothing else matches', () => {
  const named = (...names: string[]) =>
    targetsOf({
      ...{ site, downloads: [], open: { name: '', places: [] } },
      pages: names.map((name) => entry(`/${name.replaceAll(' ', '-')}`, name)),
    });
  const order = (query: string, ...names: string[]) =>
    targetsFor(query, named(...names)).map(({ words }) => words);
  expect(order('tuning', 'Fine tuning', 'Overtuning', 'Tuning')).toEqual([
    ...['Tuning', 'Fine tuning', 'Overtuning'],
  ]);
  expect(order('tunning', 'Fine tuning', 'Tuning')).toEqual(['Fine tuning', 'Tuning']);
  expect(order('tuning', 'Tunning', 'Tuning')).toEqual(['Tuning']);
  // Two letters are too few for a misspelling.
  expect(order('zz', 'Za', 'Tuning')).toEqual([]);
  expect(order('fine tuning', 'Fine', 'Tuning')).toEqual([]);
});

test('matches a whole name regardless of case and punctuation, and never the option for a new file', () => {
  expect(exactly('größe UND café', targets)?.href).toBe('/cafe');
  expect(exactly(' /sound-masking ', targets)?.href).toBe('/sound-masking');
  expect(exactly(fromThisComputer.words, targets)).toBeUndefined();
  expect(exactly('', targets)).toBeUndefined();
  expect(exactly('–', targets)).toBeUndefined();
});

test.each([
  ['me@example.com', /^The company has no email address “me@example\.com”/],
  ['me at example', /^Nothing found/],
  ['+1 (704) 555-0100', /^The company has no phone number/],
  ['704555', /^The company has no phone number/],
  ['70455', /^Nothing found/],
  [' #hours ', /^No page has the address “#hours”/],
  ['/nowhere', /^No page has the address “\/nowhere”/],
])('explains what to do when nothing is found for “%s”', (typed, words) => {
  expect(notFoundWords(typed)).toMatch(words);
});
