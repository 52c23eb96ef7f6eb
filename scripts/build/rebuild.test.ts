// @module-tag slow
// Builds reuse results of earlier builds. After any edits, the output is byte-identical to a clean build.
import { hash } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '../../tests/tools/testPhoto.ts';
import { walk } from '../../tests/tools/walk.ts';
import { randomBelow } from '../random.ts';
import { buildSite } from './buildSite.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rebuild-'));
  await writeContent();
  await build('built');
  // Compressing the code takes most of the time, so it is done once. Clean builds still compress the pages.
  await cp(inFolder('built-cache/compressed'), inFolder('clean-cache/compressed'), {
    recursive: true,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const inFolder = (name: string) => path.join(folder, name);

/** The current value of each changeable part of the site. There are few values, so earlier states of the site recur. */
const choices = new Map<string, number>();

function one<Value>(name: string, first: Value, ...others: Value[]): Value {
  const choice = choices.get(name) ?? 0;
  choices.set(name, choice);
  return [first, ...others][choice % (others.length + 1)] ?? first;
}

function change(below: (count: number) => number) {
  const names = Array.from(choices.keys());
  const name = names[below(names.length)] ?? '';
  choices.set(name, (choices.get(name) ?? 0) + 1 + below(2));
}

/** Replaces the folder's content with the site in its current state. */
async function writeContent() {
  const text = one('text', 'We come soon.', 'Since {founded}, we come {promise}.', 'Tür → Tor.');
  const links = one('menu', ['/'], ['/', '/contact'], ['/contact', '/']).map((href) => ({
    text: href === '/' ? 'Home' : 'Contact',
    href,
  }));
  const hero = { type: 'hero', ctaText: 'Call us', href: '#lead-form' };
  const page = (route: string, title: string, blocks: object[]) => ({
    path: route,
    title,
    description: `${title}: a page that is built again and again, each time with other changes of the site.`,
    blocks,
  });
  const site = {
    company: one('company', 'Harbor Doors', 'Bay Gates'),
    url: 'https://doors.test',
    language: one('language', 'en-US', 'en-GB', 'de-DE'),
    callingCode: '+1',
    brand: {
      colors: [one('color', '#0b5d3b', '#7a4a1e')],
      typeface: { text: one('typeface', 'Instrument Sans', 'Inter') },
    },
    phones: { main: one('phone', '(703) 555-0142', '(703) 555-0143') },
    emails: { office: 'office@doors.test' },
    address: { street: '1 Harbor Street', city: 'Dunmouth', region: 'VA', postalCode: '20101' },
    location: 'The harbor and an hour around it.',
    hours: {
      timeZone: 'America/New_York',
      week: { monday: one('hours', '8:00-17:30', '9:00-17:30') },
      exceptions: [{ date: '12-24', hours: 'closed', reason: 'Christmas' }],
    },
    founded: one('founded', 1987, 1990),
    facts: { promise: one('promise', 'at once', 'before you ask') },
    header: {
      phone: 'main',
      ctaText: 'Call us',
      href: '#lead-form',
      services: {
        title: 'Work',
        groups: [{ title: 'Doors', links: [{ text: 'Home', description: text, href: '/' }] }],
      },
      links,
    },
    footer: { text, phone: 'main', email: 'office', columns: [{ title: 'Pages', links }] },
    redirects: [{ from: '/old', to: one('redirect', '/contact', '/') }],
    leadForm: {
      src: 'https://forms.doors.test/call',
      title: 'Call',
      page: '/contact#call',
      phone: 'main',
      email: 'office',
      dialogTitle: 'Call us',
      dialogHeight: 600,
    },
  };
  const home = page('/', one('title', 'Doors at the harbor', 'Doors and gates'), [
    { ...hero, headline: 'Doors', ...one('drawn', { drawing: 'drawings/door.svg' }, {}) },
    {
      type: 'card-grid',
      headline: 'What we make',
      items: ['Doors', 'Gates', 'Locks'].map((title) => ({
        title,
        description: text,
        icon: one('icon', 'wifi', 'phone'),
      })),
    },
    { type: 'page-list', headline: 'News', below: '/news', limit: 2 },
    {
      type: 'list',
      headline: 'Where we are',
      ...one('listed', { drawing: 'drawings/door.svg', layout: 'left' }, {}),
      items: ['Bench', 'Gate'],
    },
  ]);
  const contact = page('/contact', 'How to reach us', [
    {
      ...hero,
      headline: 'Write to us',
      picture: { src: 'pictures/door.jpg', alt: one('alt', 'A green door', 'A door in a wall') },
    },
    { type: 'embed', id: 'call', headline: 'Call', source: 'lead-form', height: 600 },
    { type: 'prose', paragraphs: [[{ text: 'Prices', href: '/downloads/prices.pdf' }, '.']] },
  ]);
  const other = page(one('path', '/gates', '/locks'), 'Gates for yards', [
    { ...hero, headline: one('headline', 'Gates', 'Gates for yards', 'Gates that lock') },
    { type: 'prose', paragraphs: [[`${text} Go `, { text: 'back', href: '/' }, '.']] },
  ]);
  const article = (name: string, date: string, days: object = {}) => ({
    ...page(`/news/${name}`, `News ${name}`, [
      { ...hero, headline: `About ${name}` },
      { type: 'prose', paragraphs: [text] },
    ]),
    ...{ date, ...days },
  });
  const articles = [
    article('first', '2026-01-05'),
    article(
      'second',
      one('date', '2026-02-05', '2025-12-24'),
      one('author', {}, { author: 'Ada' }),
    ),
    ...one('third', [], [article('third', '2026-03-05')]),
    article('easter', '2026-04-01', { showFrom: '2026-04-01', showUntil: '2026-04-06' }),
  ];
  const news = page('/news', 'All our news', [
    { ...hero, headline: 'News' },
    { type: 'page-list', below: '/news' },
  ]);
  const drawing = (label: string, path: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1180 1120"><title>${label}</title><path d="${path}"/></svg>`;
  const picture = (name: string) => {
    const seed = one(name, 1, 2, 3);
    return photo({ width: 60, height: 45, seed }).jpeg().toBuffer();
  };
  const files = {
    'site.json': JSON.stringify(site),
    'home.json': JSON.stringify(home),
    'contact.json': JSON.stringify(contact),
    'news.json': JSON.stringify(news),
    ...Object.fromEntries(
      articles.map((each) => [`${each.path.slice(1)}.json`, JSON.stringify(each)]),
    ),
    '404.json': JSON.stringify(page('/404', 'No such page', [{ ...hero, headline: 'No page' }])),
    ...one(
      'other',
      { 'other.json': JSON.stringify(other) },
      {},
      { 'other.json': JSON.stringify({ ...other, published: false }) },
    ),
    'pictures/door.jpg': await picture('door'),
    'drawings/door.svg': one(
      'drawing',
      drawing('A door', 'M0 0h900v900z'),
      drawing('A door', 'M0 0h800v800z'),
      drawing('A gate', 'M0 0h900v900z'),
    ),
    'downloads/prices.pdf': `%PDF-1.4 ${one('prices', 'spring', 'fall')}`,
  };
  await rm(inFolder('content'), { recursive: true, force: true });
  for (const [name, data] of Object.entries(files)) {
    const file = inFolder(`content/${name}`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  }
}

/** The noon of a day in New York, where the company is. */
const nowOf = (day: string) => Date.parse(`${day}T12:00:00-05:00`);

async function build(out: string, day = one('day', '2026-03-10', '2026-04-03', '2026-04-07')) {
  const folders = { content: inFolder('content'), out: inFolder(out) };
  const cache = inFolder(`${out}-cache`);
  const { diagnostics } = await buildSite({ ...folders, cache, hosts: ['nginx'], now: nowOf(day) });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
}

/** The files below a folder. */
async function filesIn(name: string): Promise<string[]> {
  const entries = await readdir(inFolder(name), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name: file }) => path.join(parentPath, file)).sort();
}

/** The hashes of the files of a build, by name. */
async function hashesOf(out: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesIn(out)) {
    hashes[path.relative(inFolder(out), file)] = hash('sha256', await readFile(file));
  }
  return hashes;
}

/** Truncates a cache file or changes a byte in it, as a power failure or a bad disk could. */
async function damage(below: (count: number) => number) {
  const files = (await filesIn('built-cache')).filter((name) => name.endsWith('.entry'));
  const file = files[below(files.length)];
  if (file === undefined) return;
  const data = await readFile(file);
  const at = below(data.length);
  data[at] = (data[at] ?? 0) ^ 1;
  await writeFile(file, below(2) === 0 ? data : data.subarray(0, at));
}

// Each sequence continues from the state and cache of the previous one.
const sequences = Array.from({ length: 60 }, (_, index) => index + 1);
test.each(walk(sequences, 2))('matches a clean build after edit sequence %i', async (seed) => {
  const below = randomBelow(seed);
  for (let builds = 1 + below(3); builds > 0; builds -= 1) {
    for (let changes = below(4); changes > 0; changes -= 1) change(below);
    await writeContent();
    if (below(3) === 0) await damage(below);
    await build('built');
  }
  for (const name of ['checks', 'fonts', 'pages', 'pictures']) {
    await rm(inFolder(`clean-cache/${name}`), { recursive: true, force: true });
  }
  await build('clean');
  expect(await hashesOf('built'), JSON.stringify([...choices])).toEqual(await hashesOf('clean'));
});

/** The number of pages in the cache. */
async function renderedPages(): Promise<number> {
  const files = await filesIn('built-cache');
  return files.filter((file) => path.basename(path.dirname(file)) === 'pages').length;
}

test('renders only the page whose text has changed', async () => {
  await build('built');
  const pages = await renderedPages();
  const name = inFolder('content/contact.json');
  await writeFile(name, (await readFile(name, 'utf8')).replace('Write to us', 'Write us'));
  await build('built');
  expect(await renderedPages()).toBe(pages + 1);
});

test('renders only the lists with a new page, and its neighbors', async () => {
  choices.set('third', 0);
  await writeContent();
  await build('built', '2026-03-10');
  const pages = await renderedPages();
  choices.set('third', 1);
  await writeContent();
  await build('built', '2026-03-10');
  // The page, the home page, the complete list, and the newest page before it.
  expect(await renderedPages()).toBe(pages + 4);
});

test('renders only what appears on a day, and the day is that of the site when the build began', async () => {
  // A title that no build has shown yet.
  const name = inFolder('content/news/third.json');
  await writeFile(name, (await readFile(name, 'utf8')).replaceAll('News third', 'Three'));
  await build('built', '2026-03-31');
  const pages = await renderedPages();
  await build('built', '2026-04-01');
  const rendered = await renderedPages();
  expect(rendered).toBe(pages + 4);
  expect(await filesIn('built')).toContain(inFolder('built/news/easter.html'));
  // Just before and after midnight in New York, when it is April 7 elsewhere.
  const folders = { content: inFolder('content'), cache: inFolder('built-cache') };
  for (const [time, hasPage] of [
    ['2026-04-06T23:59:59-04:00', true],
    ['2026-04-07T00:00:00-04:00', false],
  ] as const) {
    await buildSite({
      ...folders,
      out: inFolder('built'),
      hosts: ['nginx'],
      now: Date.parse(time),
    });
    expect((await filesIn('built')).includes(inFolder('built/news/easter.html'))).toBe(hasPage);
  }
  expect(await renderedPages()).toBe(rendered);
});

test('builds a document again whose size and time are those before its change', async () => {
  const name = inFolder('content/contact.json');
  const { atime, mtime } = await stat(name);
  const text = await readFile(name, 'utf8');
  const changed = text.replace('Write', 'Phone');
  await writeFile(name, changed);
  await utimes(name, atime, mtime);
  await build('built');
  const page = await readFile(inFolder('built/contact.html'), 'utf8');
  expect([changed === text, changed.length]).toEqual([false, text.length]);
  expect(page).toContain('Phone');
});

test('renders pages again in another year, whose hours they list, and not on another day', async () => {
  await build('built', '2027-03-10');
  const pages = await renderedPages();
  await build('built', '2027-12-31');
  expect(await renderedPages()).toBe(pages);
  await build('built', '2028-01-01');
  expect(await renderedPages()).toBeGreaterThan(pages + 2);
});
