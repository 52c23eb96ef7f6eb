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

test('lists the page with the most important finding first, and that finding first on it', () => {
  const checked = healthOf(
    [problem('home.json', 'warning'), problem('faq.json', 'warning'), problem('faq.json', 'error')],
    [problem('home.json', 'error', { message: 'A sample.' })],
  );
  expect(reports(checked).map(({ name }) => name)).toEqual(['faq.json', 'home.json', 'site.json']);
  expect(findings('faq.json', checked).map(({ kind }) => kind)).toEqual(['error', 'better']);
  expect(findings('home.json', checked).map(({ kind }) => kind)).toEqual(['launch', 'better']);
});

test('a finding links to its field, or to where it is fixed', () => {
  const elsewhere = { label: 'Open pictures and downloads', file: 'pictures', path: [] };
  const checked = healthOf([
    problem('faq.json', 'warning', { path: ['blocks', 2, 'headline'] }),
    problem('site.json', 'warning', { path: [], elsewhere }),
  ]);
  expect(findings('faq.json', checked)[0]?.address).toBe('#faq.json:/blocks/2/headline');
  expect(findings('site.json', checked)[0]?.address).toBe('#pictures');
});

const offers = [
  { label: 'By value', edits: [], change: { path: ['title'], value: 'New' } },
  { label: 'By text', edits: [{ offset: 0, length: 1, text: '[' }] },
  { label: 'Away', edits: [], change: { path: ['title'] } },
];

test('a fix applies the offered change to the value or the text', () => {
  const checked = healthOf([problem('faq.json', 'error', { offers })]);
  const [found] = findings('faq.json', checked);
  const source = { hash: '', text: '{}', document: { title: 'Old', path: '/' } };
  expect(found?.fixes.map(({ label, make }) => [label, make(source)])).toEqual([
    ['By value', { title: 'New', path: '/' }],
    ['By text', '[}'],
    ['Away', { path: '/' }],
  ]);
});

test('offers no fix in a file with other errors, which could not be saved, or with unsaved changes', () => {
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

test.each([
  [['on a phone'], 'Long word', 'Wide. Seen on a phone: “Long word”.'],
  [
    ['in the light theme', 'in the dark theme', 'on a phone'],
    '',
    'Wide. Seen in the light theme, in the dark theme and on a phone.',
  ],
  // A text with final punctuation ends the sentence.
  [['on a phone'], 'Is it?', 'Wide. Seen on a phone: “Is it?”'],
  [['on a phone'], 'No. 3', 'Wide. Seen on a phone: “No. 3”.'],
])('describes a finding seen %j with the text “%s” in a sentence', (where, text, message) => {
  const rendered = new Map([
    ['/faq', [{ words: 'Wide.', hint: 'Shorten.', text, path: [], where }]],
  ]);
  expect(findings('faq.json', { ...nothing, rendered })).toEqual([
    { kind: 'seen', message, hint: 'Shorten.', address: '#faq.json', fixes: [] },
  ]);
  expect(findings('home.json', { ...nothing, rendered })).toEqual([]);
});

test('publishing other pages and adding to the menu are tasks, not fixes of the document', () => {
  const publish = { label: 'Publish too', edits: [], publish: [{ name: 'b.json', title: 'B' }] };
  const menuEntry = { path: '/faq', title: 'Questions', description: 'Answers.' };
  const add = { label: 'Add to the menu', edits: [], menuEntry };
  const number = { field: 'phones', value: '030 1234', scheme: 'tel', written: '' } as const;
  const contact = {
    ...{ label: 'Add this number to the settings', edits: [] },
    contact: { ...number, path: ['phone'] },
  };
  const own = problem('faq.json', 'warning', { offers: [publish, ...offers, add, contact] });
  const [found] = findings('faq.json', healthOf([own]));
  expect(found?.tasks?.map(({ label }) => label)).toEqual(['Publish too', 'Add to the menu']);
  expect(found?.fixes.map(({ label }) => label)).toEqual(['By value', 'By text', 'Away']);
  // Without its text, a document cannot get a change of the text.
  expect(found?.fixes[1]?.make({ hash: '', document: {} })).toBeUndefined();
  expect(found?.hint).toBeUndefined();
  const [told] = findings('faq.json', healthOf([{ ...own, suggestion: 'Write less.' }]));
  expect(told?.hint).toBe('Write less.');
});

test('has words for existing axe-core rules only, and a fallback for every other rule', () => {
  const rules = axe.getRules(axeTags);
  const names = rules.map(({ ruleId }) => ruleId);
  expect(knownRules.filter((rule) => !names.includes(rule))).toEqual([]);
  for (const { ruleId: id, help } of rules) {
    const { words, hint } = axeWords({ id, help });
    expect(words, id).toMatch(/^[A-Z].*\.$/);
    expect(hint, id).toMatch(/^[A-Z].*\.$/);
    // The text of axe-core is technical, so it is only the fallback.
    expect(words.includes(help), id).toBe(!knownRules.includes(id));
  }
});
