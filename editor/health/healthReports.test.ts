import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { Problem } from '../api.ts';
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
const nothing: Checked = { rendered: new Map() };
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
  expect(findings('faq.json', checked).map(({ kind }) => kind)).toEqual(['error', 'better']);
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

test('nothing is fixed in a file with another error, which could not be saved, or with changes that are not', () => {
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
      message: 'Wide. Seen in the dark theme and on a phone: “Long word”.',
      address: '#faq.json:/blocks/1',
    },
  ]);
});

test.each([
  [['on a phone'], 'Long word', 'Wide. Seen on a phone: “Long word”.'],
  [
    ['in the light theme', 'in the dark theme', 'on a phone'],
    '',
    'Wide. Seen in the light theme, in the dark theme and on a phone.',
  ],
  // A text that ends a sentence ends this one as well.
  [['on a phone'], 'Is it?', 'Wide. Seen on a phone: “Is it?”'],
  [['on a phone'], 'No. 3', 'Wide. Seen on a phone: “No. 3”.'],
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
      message: 'The page could not be checked because it did not open.',
      hint: 'Try again, or open the page with “As a visitor”.',
      address: '#faq.json',
      fixes: [],
    },
  ]);
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
