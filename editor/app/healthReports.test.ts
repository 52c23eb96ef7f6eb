import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { OuterLink, PageWeight, Problem } from '../api.ts';
import { axeTags, axeWords, knownRules } from './axeWords.ts';
import { type Checked, reportsOf } from './healthReports.ts';

const page = (name: string, path: string) => ({ name, path, title: name, errors: 0, warnings: 0 });
const overview = { pages: [page('home.json', '/'), page('faq.json', '/faq')] };

const problem = (file: string, severity: Problem['severity'], more: Partial<Problem> = {}) => ({
  file,
  path: ['title'],
  line: 1,
  column: 1,
  severity,
  rule: 'a-rule',
  message: `A ${severity} of ${file}.`,
  ...more,
});
const nothing: Checked = { rendered: new Map(), links: [], weights: [] };
const healthOf = (problems: Problem[], launch: Problem[] = []) => ({
  ...nothing,
  health: { problems, launch, hashes: {} },
});
const reports = (checked: Checked, isChangeable = (_name: string) => true) =>
  reportsOf(overview, checked, isChangeable);
const findings = (name: string, checked: Checked) =>
  reports(checked).find((report) => report.name === name)?.findings ?? [];

test('the page with the most important finding is first, and so is that finding', () => {
  const checked = healthOf(
    [problem('home.json', 'warning'), problem('faq.json', 'warning'), problem('faq.json', 'error')],
    [problem('home.json', 'error', { message: 'A sample.' })],
  );
  expect(reports(checked).map(({ name }) => name)).toEqual(['faq.json', 'home.json', 'site.json']);
  expect(findings('faq.json', checked).map(({ kind }) => kind)).toEqual(['mistake', 'better']);
  expect(findings('home.json', checked).map(({ kind }) => kind)).toEqual(['launch', 'better']);
});

test('a finding leads to its field', () => {
  const checked = healthOf([problem('faq.json', 'warning', { path: ['blocks', 2, 'headline'] })]);
  expect(findings('faq.json', checked)[0]?.address).toBe('#faq.json:/blocks/2/headline');
});

const offers = [
  { label: 'By value', edits: [], change: { path: ['title'], value: 'New' } },
  { label: 'By text', edits: [{ offset: 0, length: 1, text: '[' }] },
  { label: 'Away', edits: [], change: { path: ['title'] } },
];

test('a fix makes the change of the offer, of the value or of the text', () => {
  const checked = healthOf([problem('faq.json', 'error', { offers })]);
  const [found] = findings('faq.json', checked);
  const source = { hash: '', text: '{}', document: { title: 'Old', path: '/' } };
  expect(found?.fixes.map(({ label, make }) => [label, make(source)])).toEqual([
    ['By value', { title: 'New', path: '/' }],
    ['By text', '[}'],
    ['Away', { path: '/' }],
  ]);
});

test('nothing is fixed in a file with another mistake, which could not be saved, or with changes that are not', () => {
  const wrong = problem('faq.json', 'error', { offers });
  const better = problem('faq.json', 'warning', { offers });
  const all = (...problems: Problem[]) =>
    findings('faq.json', healthOf(problems)).map(({ fixes }) => fixes.length);
  expect(all(wrong)).toEqual([3]);
  expect(all(better)).toEqual([3]);
  expect(all(wrong, better)).toEqual([3, 0]);
  expect(all(wrong, wrong)).toEqual([0, 0]);
  const drafted = reports(healthOf([wrong]), (name) => name !== 'faq.json');
  expect(drafted[0]?.findings.map(({ fixes }) => fixes.length)).toEqual([0]);
});

test('what is seen on the page names its place and the forms in which it is so', () => {
  const seen = { words: 'Wide.', hint: 'Shorten.', text: 'Long word', path: ['blocks', 1] };
  const rendered = new Map([['/faq', [{ ...seen, where: ['in the dark theme', 'on a phone'] }]]]);
  expect(findings('faq.json', { ...nothing, rendered })).toMatchObject([
    {
      kind: 'seen',
      message: 'Wide. It is so in the dark theme and on a phone: “Long word”.',
      address: '#faq.json:/blocks/1',
    },
  ]);
});

const url = 'https://other.test/a';
const time = '2026-05-04T10:11:12.123Z';
const linkTo = (result: OuterLink['result']): OuterLink => ({
  url,
  places: [
    { file: 'faq.json', path: ['a', 0, 'href'] },
    { file: 'faq.json', path: ['a', 1, 'href'] },
    { file: 'home.json', path: ['a', 0, 'href'] },
  ],
  ...(result && { result }),
});

test.each([
  ['there', undefined],
  ['gone', 'seen'],
  ['circle', 'seen'],
  ['private', 'seen'],
  ['silent', 'seen'],
  ['refused', 'better'],
  ['moved', 'better'],
] as const)('a link that is %s is said on each page that has it', (kind, said) => {
  const links = [linkTo({ kind, time })];
  for (const name of ['faq.json', 'home.json']) {
    const found = findings(name, { ...nothing, links });
    expect(found.map((finding) => finding.kind)).toEqual(said ? [said] : []);
  }
  expect(findings('faq.json', { ...nothing, links: [linkTo(undefined)] })).toEqual([]);
});

test('the new address of a link takes the place of the old one in all places of the document, or in none', () => {
  const links = [linkTo({ kind: 'moved', to: 'https://new.test/', time })];
  const [fix] = findings('faq.json', { ...nothing, links })[0]?.fixes ?? [];
  expect(fix?.label).toBe('Use https://new.test/');
  const document = { a: [{ href: url }, { href: url, text: 'A' }, { href: '/faq' }] };
  expect(fix?.make({ hash: '', document })).toEqual({
    a: [{ href: 'https://new.test/' }, { href: 'https://new.test/', text: 'A' }, { href: '/faq' }],
  });
  const changed = { a: [{ href: url }, { href: '/faq' }] };
  expect(fix?.make({ hash: '', document: changed })).toBeUndefined();
});

test('a page that is heavier than its budget says what weighs most', () => {
  const weight: PageWeight = {
    path: '/faq',
    parts: [
      { words: 'Code of the blocks', bytes: 70_000, limit: 82_000 },
      { words: 'Texts and layout', bytes: 60_000, limit: 14_336 },
    ],
    total: { bytes: 130_000, limit: 125_000 },
    pictures: { count: 9, bytes: 2_000_000, limit: 1_000_000 },
  };
  const heavy = findings('faq.json', { ...nothing, weights: [weight] });
  expect(heavy.map(({ message }) => message)).toEqual([
    'Texts and layout of this page weigh 60 KB, and 14 KB are good for a quick start.',
    'The 9 pictures of this page weigh 2,000 KB on a phone, and 1,000 KB are good.',
  ]);
  expect(heavy[0]?.hint).toContain('code of the blocks 70 KB, texts and layout 60 KB');
  const least = { ...weight, parts: [{ words: 'Icons', bytes: 400, limit: 100 }] };
  const [icons] = findings('faq.json', { ...nothing, weights: [least] });
  expect(icons?.message).toContain('Icons of this page weigh 1 KB');
  const some = { count: 3, bytes: 500_000, limit: 1_000_000 };
  const fine = { ...weight, parts: [], total: { bytes: 1, limit: 2 }, pictures: some };
  expect(findings('faq.json', { ...nothing, weights: [fine] })).toEqual([]);
  const light = {
    ...weight,
    parts: [],
    total: { bytes: 1, limit: 2 },
    pictures: { ...weight.pictures, bytes: 0 },
  };
  expect(findings('faq.json', { ...nothing, weights: [light] })).toEqual([]);
});

test.each([
  [['on a phone'], 'Long word', 'Wide. It is so on a phone: “Long word”.'],
  [
    ['in the light theme', 'in the dark theme', 'on a phone'],
    '',
    'Wide. It is so in the light theme, in the dark theme and on a phone.',
  ],
  // A text that ends a sentence ends this one as well.
  [['on a phone'], 'Is it?', 'Wide. It is so on a phone: “Is it?”'],
  [['on a phone'], 'No. 3', 'Wide. It is so on a phone: “No. 3”.'],
])('what is seen %j of the text “%s” is told as a sentence', (where, text, message) => {
  const rendered = new Map([
    ['/faq', [{ words: 'Wide.', hint: 'Shorten.', text, path: [], where }]],
  ]);
  expect(findings('faq.json', { ...nothing, rendered })).toEqual([
    { kind: 'seen', message, hint: 'Shorten.', address: '#faq.json', fixes: [] },
  ]);
  expect(findings('home.json', { ...nothing, rendered })).toEqual([]);
});

test('a page that did not open is said, with what to do', () => {
  const checked = { ...nothing, rendered: new Map([['/faq', 'failed' as const]]) };
  expect(findings('faq.json', checked)).toEqual([
    {
      kind: 'better',
      message: 'The page could not be looked at: it did not open.',
      hint: 'Try again, or open it as a visitor.',
      address: '#faq.json',
      fixes: [],
    },
  ]);
});

test.each([
  [{ kind: 'gone' }, 'is gone: visitors find nothing there.', /^Lead to another address/],
  [{ kind: 'circle' }, 'leads on and on and arrives nowhere.', /^Lead to another address/],
  [{ kind: 'private' }, 'that visitors cannot reach. It was not opened.', /^Lead to another/],
  [{ kind: 'silent' }, 'cannot be opened: the site could not be reached.', /your own line/],
  [{ kind: 'silent', reason: 'line' }, ': the site could not be reached.', /your own line/],
  [{ kind: 'silent', reason: 'name' }, ': no site of this name was found.', /your own line/],
  [{ kind: 'silent', reason: 'time' }, ': the site did not answer within ten seconds.', /own line/],
  [{ kind: 'silent', reason: 'certificate' }, ': its certificate is not valid, so', /own line/],
  [{ kind: 'refused', status: 403 }, 'whether the page is there (403).', /^Open it yourself/],
  [{ kind: 'moved' }, 'has moved for good.', /^Visitors arrive all the same/],
] as const)('of a link that is %j it says what is wrong and what to do', (result, words, hint) => {
  const [found, ...others] = findings('faq.json', {
    ...nothing,
    links: [linkTo({ ...result, time })],
  });
  expect(others).toEqual([]);
  expect(found?.message).toContain(url);
  expect(found?.message).toContain(words);
  expect(found?.hint).toMatch(hint);
  expect([found?.address, found?.outside]).toEqual(['#faq.json:/a/0/href', url]);
  // Nobody knows another address.
  expect(found?.fixes).toEqual([]);
});

test('what publishes other pages or adds to the menu is a task, and no change of the document', () => {
  const publish = { label: 'Publish too', edits: [], publish: [{ name: 'b.json', title: 'B' }] };
  const menuEntry = { path: '/faq', title: 'Questions', description: 'Answers.' };
  const add = { label: 'Add to the menu', edits: [], menuEntry };
  const own = problem('faq.json', 'warning', { offers: [publish, ...offers, add] });
  const [found] = findings('faq.json', healthOf([own]));
  expect(found?.tasks?.map(({ label }) => label)).toEqual(['Publish too', 'Add to the menu']);
  expect(found?.fixes.map(({ label }) => label)).toEqual(['By value', 'By text', 'Away']);
  // A document whose text nobody has is not changed by its text.
  expect(found?.fixes[1]?.make({ hash: '', document: {} })).toBeUndefined();
  expect(found?.hint).toBeUndefined();
  const [told] = findings('faq.json', healthOf([{ ...own, suggestion: 'Write less.' }]));
  expect(told?.hint).toBe('Write less.');
});

test('documents are called as in the list of pages, and of two as important the one with more findings is first', () => {
  const pages = [{ ...page('home.json', '/'), short: 'Home' }, page('faq.json', '/faq')];
  const few = problem('home.json', 'warning');
  const [first, ...others] = reportsOf(
    { pages },
    healthOf([few, problem('faq.json', 'warning'), problem('faq.json', 'warning')]),
    () => true,
  );
  expect([first?.name, ...others.map(({ title }) => title)]).toEqual([
    'faq.json',
    'Home',
    'Site settings',
  ]);
});

test('a link of a document with changes that are not saved has no new address to take', () => {
  const links = [linkTo({ kind: 'moved', to: 'https://new.test/', time })];
  const all = reports({ ...nothing, links }, (name) => name === 'home.json');
  const fixes = all.map(({ name, findings: own }) => [name, own[0]?.fixes.length]);
  expect(Object.fromEntries(fixes)).toMatchObject({ 'home.json': 1, 'faq.json': 0 });
});

test('a page may weigh as much as is good, and not a byte more', () => {
  const weigh = (over: { parts?: number; total?: number; pictures?: number }) => {
    const weight: PageWeight = {
      path: '/faq',
      parts: [
        { words: 'Code', bytes: 40_000 },
        { words: 'Icons', bytes: 5_000 + (over.parts ?? 0), limit: 5_000 },
        { words: 'Fonts', bytes: 3_000 },
        { words: 'Styles', bytes: 2_000 },
      ],
      total: { bytes: 125_000 + (over.total ?? 0), limit: 125_000 },
      pictures: { count: 2, bytes: 1_000_000 + (over.pictures ?? 0), limit: 1_000_000 },
    };
    return findings('faq.json', { ...nothing, weights: [weight] });
  };
  expect(weigh({})).toEqual([]);
  expect(weigh({ total: 1 })).toEqual([
    {
      kind: 'better',
      message:
        'The page weighs 125 KB before it is seen whole, and 125 KB are good for a quick start.',
      hint: 'Most of it: code 40 KB, icons 5 KB, fonts 3 KB. Fewer blocks, words or drawings make it lighter.',
      address: '#faq.json',
      fixes: [],
    },
  ]);
  expect(weigh({ parts: 1 })[0]?.message).toMatch(/^Icons of this page weigh 5 KB, and 5 KB are/);
  expect(weigh({ pictures: 1 })).toMatchObject([
    {
      kind: 'better',
      hint: 'Show fewer of them, or put some on a page of their own.',
      address: '#faq.json',
    },
  ]);
});

test('the words for findings of axe-core are of rules that it has, and every other rule has some', () => {
  const rules = axe.getRules(axeTags);
  const names = rules.map(({ ruleId }) => ruleId);
  expect(knownRules.filter((rule) => !names.includes(rule))).toEqual([]);
  for (const { ruleId: id, help } of rules) {
    const { words, hint } = axeWords({ id, help });
    expect(words, id).toMatch(/^[A-Z].*\.$/);
    expect(hint, id).toMatch(/^[A-Z].*\.$/);
    // Its own words are of a program, and are for what has none of ours.
    expect(words.includes(help), id).toBe(!knownRules.includes(id));
  }
});
