import { expect, test } from 'vitest';
import type { Health, Problem } from '../api.ts';
import { reportsOf } from './healthReports.ts';

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
const healthOf = (problems: Problem[], launch: Problem[] = []) => ({
  ...{ problems, launch, hashes: {} },
});
const reports = (health: Health, isChangeable = (_name: string) => true) =>
  reportsOf(overview, health, isChangeable);
const findings = (name: string, health: Health) =>
  reports(health).find((report) => report.name === name)?.findings ?? [];

test('lists the page with the most important finding first, and that finding first on it', () => {
  const health = healthOf(
    [problem('home.json', 'warning'), problem('faq.json', 'warning'), problem('faq.json', 'error')],
    [problem('home.json', 'error', { message: 'A sample.' })],
  );
  expect(reports(health).map(({ name }) => name)).toEqual(['faq.json', 'home.json', 'site.json']);
  expect(findings('faq.json', health).map(({ kind }) => kind)).toEqual(['error', 'better']);
  expect(findings('home.json', health).map(({ kind }) => kind)).toEqual(['launch', 'better']);
});

test('a finding links to its field, or to where it is fixed', () => {
  const elsewhere = { label: 'Open pictures and downloads', file: 'pictures', path: [] };
  const health = healthOf([
    problem('faq.json', 'warning', { path: ['blocks', 2, 'headline'] }),
    problem('site.json', 'warning', { path: [], elsewhere }),
  ]);
  expect(findings('faq.json', health)[0]?.address).toBe('#faq.json:/blocks/2/headline');
  expect(findings('site.json', health)[0]?.address).toBe('#pictures');
});

const offers = [
  { label: 'By value', edits: [], change: { path: ['title'], value: 'New' } },
  { label: 'By text', edits: [{ offset: 0, length: 1, text: '[' }] },
  { label: 'Away', edits: [], change: { path: ['title'] } },
];

test('a fix applies the offered change to the value or the text', () => {
  const health = healthOf([problem('faq.json', 'error', { offers })]);
  const [found] = findings('faq.json', health);
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
