import { expect, test } from 'vitest';
import type { Health, Problem } from '../api.ts';
import { reportsOf } from './healthReports.ts';

const page = (name: string, path: string) => ({ name, path, title: name, errors: 0, warnings: 0 });
const overview = { pages: [page('home.json', '/'), page('faq.json', '/faq')] };

const problem = (file: string, severity: Problem['severity'], more: Partial<Problem> = {}) => ({
  ...{ file, path: ['title'], line: 1, column: 1, severity, rule: 'a-rule' },
  ...{ message: `A ${severity} of ${file}.`, ...more },
});
const healthOf = (problems: Problem[], launch: Problem[] = []): Health => ({
  ...{ problems, launch, hashes: {} },
});
const findings = (name: string, health: Health) =>
  reportsOf(overview, health).find((report) => report.name === name)?.findings ?? [];

test('lists the page with the most important finding first, and that finding first on it', () => {
  const health = healthOf(
    [problem('home.json', 'warning'), problem('faq.json', 'warning'), problem('faq.json', 'error')],
    [problem('home.json', 'error', { message: 'A sample.' })],
  );
  const names = reportsOf(overview, health).map(({ name }) => name);
  expect(names).toEqual(['faq.json', 'home.json', 'site.json']);
  expect(findings('faq.json', health).map(({ kind }) => kind)).toEqual(['error', 'better']);
  expect(findings('home.json', health).map(({ kind }) => kind)).toEqual(['launch', 'better']);
});

test('a finding links to its field, or to where it is fixed', () => {
  const elsewhere = { label: 'Open pictures and downloads', file: 'pictures', path: [] };
  const health = healthOf([
    problem('faq.json', 'warning', { path: ['blocks', 2, 'headline'], suggestion: 'Less.' }),
    problem('site.json', 'warning', { path: [], elsewhere }),
  ]);
  const [found] = findings('faq.json', health);
  expect(found).toMatchObject({
    address: '#faq.json:/blocks/2/headline',
    problem: { suggestion: 'Less.' },
  });
  expect(findings('site.json', health)[0]?.address).toBe('#pictures');
});
