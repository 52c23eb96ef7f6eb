import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../tests/rules/ruleExamples.ts';
import { diagnose } from '../index.ts';
import { inherit, versionsOf } from '../languages.ts';

const german = 'de/site.json';
const fields = (name: string) => JSON.parse(texts.get(name) ?? '');

/** The diagnostics of the example site with fields of a document changed, each as "file rule path". */
function found(name: string, changes: object): string[] {
  const text = JSON.stringify({ ...fields(name), ...changes });
  // The German pages are read if one of them is changed.
  const { diagnostics } = diagnoseWith(name, text, false);
  return diagnostics.map(({ file, id, path }) => [file, id, path.join('.')].join(' ').trim());
}

test('a language inherits groups field by field and lists as a whole', () => {
  const site = {
    ...{ company: 'A', words: { close: 'Shut' }, samples: ['A note'] },
    header: { phone: 'main', links: [{ text: 'Visit' }, { text: 'Work' }] },
    phones: { main: '1' },
  };
  const overrides = {
    language: 'de',
    header: { links: [{ text: 'Besuch' }] },
    phones: { berlin: '2' },
  };
  expect(inherit(site, overrides)).toEqual({
    ...{ company: 'A', language: 'de' },
    header: { phone: 'main', links: [{ text: 'Besuch' }] },
    phones: { main: '1', berlin: '2' },
  });
});

test('a language with its own form does not inherit the fields of a provider’s', () => {
  const frame = { src: 'https://forms.test', dialogHeight: 600, title: 'Form' };
  const form = { action: 'https://post.test', fields: [] };
  expect(inherit({ leadForm: frame }, { leadForm: form })).toEqual({
    leadForm: { title: 'Form', ...form },
  });
  expect(inherit({ leadForm: { title: 'Form', ...form } }, { leadForm: frame })).toEqual({
    leadForm: frame,
  });
});

test('a field of the whole site is an error in a language, and has no effect', () => {
  expect(found(german, { url: 'https://other.test' })).toEqual([
    `${german} unknown-field/of-site url`,
  ]);
  expect(inherit({ url: 'a' }, { url: 'b' })).toEqual({ url: 'a' });
});

test.each<[string, object, string[]]>([
  ['an error in what a language says', { location: '' }, [`${german} empty/optional location`]],
  [
    'a name that only a language uses',
    { footer: { ...fields(german).footer, phone: 'berlin' } },
    [`${german} broken-link/phone footer.phone`],
  ],
  [
    'a fact that a language does not inherit',
    { location: 'From {town}.' },
    [`${german} unknown-fact location`],
  ],
  ['no language', { language: undefined }, [`${german} missing-field language`]],
])('reports %s where it is written', (_what, changes, expected) => {
  expect(found(german, changes)).toEqual(expected);
});

test('an error of the site is reported once, although its languages inherit it', () => {
  const site = { ...fields('site.json'), location: '', founded: 'long ago' };
  const all = new Map([...texts, ['site.json', JSON.stringify(site)]]);
  const files = Array.from(all, ([name, text]) => ({ name, text }));
  const main = files.find(({ name }) => name === 'site.json');
  if (!main) throw new Error('There is no site.json.');
  const { diagnostics } = diagnose(
    files.filter((file) => file !== main),
    main,
  );
  expect(diagnostics.map(({ file, where }) => `${file} ${where}`)).toEqual([
    'site.json location',
    'site.json founded',
  ]);
});

test.each([
  ['de/home.json', { path: '/de/start' }, 'required-pages/home'],
  ['de/not-found.json', { path: '/de/nirgends' }, 'required-pages'],
])('a language needs %s', (name, changes, id) => {
  expect(found(name, changes)).toContain(`${german} ${id}`);
});

test('the home page of a language is always published', () => {
  expect(found('de/home.json', { published: false })).toContain(
    'de/home.json unpublished-page/required published',
  );
});

test('a translation whose original does not exist is an error', () => {
  expect(found('de/besuch.json', { translates: '/visits' })).toEqual([
    'de/besuch.json broken-link/page translates',
  ]);
});

test('a page links to another language if it has no version there', () => {
  const { blocks } = fields('de/home.json');
  const linked = (href: string) =>
    found('de/home.json', { blocks: [{ ...blocks[0], href }, ...blocks.slice(1)] });
  expect(linked('/prices')).toEqual([]);
  expect(linked('/visit#request')).toEqual(['de/home.json translated-link blocks.0.href']);
});

test('links that a language inherits lead to its own pages', () => {
  const { content } = diagnoseWith(german, texts.get(german) ?? '', false);
  expect(content?.site.leadForm.page).toBe('/visit#request');
  expect(content?.languages[0]?.site.leadForm.page).toBe('/de/besuch#request');
});

test('the facts of a language are filled into its texts', () => {
  const text = JSON.stringify({
    ...fields(german),
    facts: { 'tuning-time': 'zwei Stunden' },
    location: 'Eine Stimmung dauert {tuning-time}.',
  });
  const { content } = diagnoseWith(german, text, false);
  expect(content?.languages[0]?.site.location).toBe('Eine Stimmung dauert zwei Stunden.');
  expect(JSON.stringify(content?.pages)).toContain('two hours');
});

/** Diagnoses the example site with documents replaced. */
function diagnoseAll(changed: Readonly<Record<string, string>>) {
  const all = new Map([...texts, ...Object.entries(changed)]);
  const files = Array.from(all, ([name, text]) => ({ name, text }));
  const [site] = files.filter(({ name }) => name === 'site.json');
  if (!site) throw new Error('There is no site.json.');
  const pages = files.filter((file) => file !== site);
  return diagnose(pages, site);
}

test.each([
  ['empty', german, '', 'empty-file'],
  ['a list', german, '[]', 'wrong-kind'],
  ['text', german, '"de"', 'wrong-kind'],
  [
    'in conflict',
    german,
    '{\n<<<<<<< a\n"language": "de"\n=======\n"language": "fr"\n>>>>>>> b\n}',
    'unfinished-merge',
  ],
  ['cut, in the site', 'site.json', '{ "company": "Harbor', 'bracket'],
])(
  'a site.json that is %s is one error, and nothing follows from it',
  (_what, name, text, rule) => {
    const { diagnostics } = diagnoseAll({ [name]: text });
    expect(diagnostics.map((one) => `${one.file} ${one.rule}`)).toEqual([`${name} ${rule}`]);
  },
);

test('a folder with capitals gives no page an address that is not valid', () => {
  const { diagnostics } = diagnoseAll({
    'fr-CA/site.json': '{ "language": "fr-CA" }',
    'fr-CA/home.json': JSON.stringify({ ...fields('de/home.json'), path: '/fr-ca' }),
  });
  const found = diagnostics.filter(({ file }) => file.startsWith('fr-CA'));
  expect(found.map(({ rule }) => rule)).toContain('language-folder');
  expect(found.filter(({ fix }) => fix)).toEqual([]);
});

test.each([
  ['is always shown', {}, '/de/besuch#request'],
  ['is not always shown', { showFrom: '2026-12-01' }, '/visit#request'],
  ['has no such block', { blocks: [{ type: 'hero', headline: 'Besuch' }] }, '/visit#request'],
])('an inherited link leads to a version that %s, or stays as it is', (_what, changes, meant) => {
  const [hero, ...rest] = fields('de/home.json').blocks;
  const { content } = diagnoseAll({
    'de/home.json': JSON.stringify({
      ...fields('de/home.json'),
      blocks: [{ ...hero, href: '#lead-form' }, ...rest],
    }),
    'de/besuch.json': JSON.stringify({
      ...fields('de/besuch.json'),
      ...changes,
    }),
  });
  expect(content?.languages[0]?.site.leadForm.page).toBe(meant);
});

test.each<[string, object, string | undefined]>([
  ['a note', { hours: { note: undefined } }, 'hours › note'],
  ['a reason of one word', { hours: { exceptions: undefined } }, 'hours › exceptions'],
  ['a fact with words', { facts: {} }, 'facts › tuning-time'],
  ['texts of the menu', { header: undefined }, 'header › ctaText, header › services › title'],
  ['a text in the same language', { language: 'en-US', facts: {} }, undefined],
])('reports %s that a language inherits without translating it', (_what, changes, names) => {
  const before = fields(german);
  const site = { ...before, ...changes, hours: { ...before.hours, ...Object(changes).hours } };
  const { diagnostics } = diagnoseAll({ [german]: JSON.stringify(site) });
  const found = diagnostics.filter(({ id }) => id === 'not-translated/settings');
  expect(found.map(({ suggestion }) => suggestion)).toEqual(
    names === undefined ? [] : [expect.stringContaining(`Translate ${names}`)],
  );
});

test('numbers, names and addresses are the same in every language', () => {
  const { facts, ...site } = fields('site.json');
  const named = { ...site, facts: { count: '1,200', standard: 'ISO 9001' } };
  const overrides = { ...fields(german), facts: {} };
  const { diagnostics } = diagnoseAll({
    'site.json': JSON.stringify(named),
    [german]: JSON.stringify(overrides),
  });
  expect(diagnostics.filter(({ id }) => id === 'not-translated/settings')).toEqual([]);
});

test.each([
  ['en-US', []],
  ['fr-FR', ['not-translated']],
])('a copied page in %s counts as %j', (language, expected) => {
  const { diagnostics } = diagnoseAll({
    'new/site.json': JSON.stringify({ language }),
    'new/home.json': JSON.stringify({ ...fields('home.json'), path: '/new' }),
  });
  const found = diagnostics.filter(
    ({ id, file }) => id === 'not-translated' && file === 'new/home.json',
  );
  expect(found.map(({ id }) => id)).toEqual(expected);
});

test('reports a folder whose name is not lowercase', () => {
  const { diagnostics } = diagnoseAll({ 'de-AT/site.json': '{ "language": "de-AT" }' });
  const found = diagnostics.find(({ rule }) => rule === 'language-folder');
  expect(found).toMatchObject({
    message: 'The folder "de-AT" has capital letters, but folder names are lowercase.',
    suggestion: 'Call the folder "de-at".',
  });
});

test('pages are versions of each other by the names of their files, or by what they say', () => {
  const page = (folder: string, file: string, path: string, translates?: string) => ({
    ...{ folder, file, path },
    ...(translates !== undefined && { translates }),
  });
  const versions = versionsOf([
    page('', 'home.json', '/'),
    page('', 'faq.json', '/faq'),
    page('', 'visit.json', '/visit'),
    page('', 'news.json', '/news'),
    page('de', 'start.json', '/de'),
    page('de', 'faq.json', '/de/fragen'),
    page('de', 'besuch.json', '/de/besuch', '/visit'),
    page('de', 'visit.json', '/de/anderes'),
    page('fr', 'visite.json', '/fr/visite', '/de/besuch'),
  ]);
  expect(Object.fromEntries(versions)).toEqual({
    ...Object.fromEntries(['/', '/de'].map((path) => [path, { '': '/', de: '/de' }])),
    ...Object.fromEntries(
      ['/faq', '/de/fragen'].map((path) => [path, { '': '/faq', de: '/de/fragen' }]),
    ),
    ...Object.fromEntries(
      ['/visit', '/de/besuch', '/fr/visite'].map((path) => [
        path,
        { '': '/visit', de: '/de/besuch', fr: '/fr/visite' },
      ]),
    ),
  });
});
