import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { type Answers, apiPath, type Overview, type Problem } from '../api.ts';
import { HealthPage } from './HealthPage.tsx';
import type { RenderedFinding } from './renderedPage.ts';

// How a page is looked at is another part, which needs a browser.
const looks = vi.hoisted(() => {
  const of: { path: string; signal: AbortSignal; end: (found: object[]) => void }[] = [];
  const failing = new Set<string>();
  return { of, failing };
});
vi.mock('./renderedPage.ts', () => ({
  checkPage: (path: string, signal: AbortSignal) =>
    looks.failing.has(path)
      ? Promise.reject(new Error('It did not open.'))
      : new Promise((end) => looks.of.push({ path, signal, end })),
}));

const page = (name: string, path: string, title: string) => ({
  ...{ name, path, title, errors: 0, warnings: 0 },
});
const overview: Overview = {
  ...{ id: 'a', site, problems: [], deleted: [], downloads: [], drafted: [], reports: [] },
  canPublish: false,
  pages: [
    page('faq.json', '/faq', 'Questions'),
    page('team.json', '/team', 'The team'),
    page('broken.json', '', ''),
  ],
};
const problem = (file: string, severity: Problem['severity'], more: Partial<Problem> = {}) => ({
  ...{ file, path: ['title'], line: 1, column: 1, severity, rule: 'a-rule' },
  ...{ message: `A ${severity} of ${file}.`, ...more },
});
let health: Answers['health'];
let answers: Record<string, () => Promise<Response>>;
let sent: [name: string, body: object][];
beforeEach(() => {
  looks.of.length = 0;
  looks.failing.clear();
  health = { problems: [], launch: [], hashes: { 'faq.json': 'h' } };
  answers = {};
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    sent.push([name, JSON.parse(body)]);
    const fixed: Record<string, object> = {
      health,
      source: { hash: 'h', text: '{}', document: { title: 'Old', path: '/faq' } },
      save: { hash: 'i' },
      ...{ publishPages: { changed: ['a.json'] }, addToMenu: { changed: ['a.json'] } },
    };
    return answers[name]?.() ?? Response.json(fixed[name] ?? {});
  });
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const said = () => card('As visitors see it').getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const requests = (name: string) => sent.filter(([own]) => own === name).map(([, body]) => body);
const offer = { label: 'Use this', edits: [], change: { path: ['title'], value: 'New' } };
const seen: RenderedFinding = {
  ...{ words: 'Wide.', hint: 'Shorten.', text: '', path: [], where: ['on a phone'] },
};
const endLook = (index: number, found: RenderedFinding[]) =>
  act(async () => looks.of[index]?.end(found));

async function show(only?: string, more: Partial<Overview> = {}) {
  const shown = render(<HealthPage overview={{ ...overview, ...more }} only={only} />);
  const [summary] = screen.getAllByRole('status');
  await waitFor(() => expect(summary?.textContent).not.toContain('Reading …'));
  return { ...shown, summary: () => screen.getAllByRole('status')[0]?.textContent };
}

test('checks all pages one after the other on request, and skips unreadable files', async () => {
  looks.failing.add('/team');
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  await show();
  expect(looks.of).toEqual([]);
  expect(said()).toBe('');
  press('Check all pages');
  expect(said()).toBe('1 of 2: Questions');
  expect(looks.of.map(({ path }) => path)).toEqual(['/faq']);
  await endLook(0, [seen]);
  expect(said()).toBe('2 pages checked.');
  expect(screen.getByText('Wide. Seen on a phone.')).toBeTruthy();
  expect(screen.getByText('Shorten.')).toBeTruthy();
  expect(screen.getByText(/^The page could not be checked/)).toBeTruthy();
});

test('a saved fix removes the results for that page and keeps those for others', async () => {
  health.problems = [problem('faq.json', 'warning', { offers: [offer] })];
  const { summary } = await show();
  press('Check all pages');
  await endLook(0, [seen]);
  await endLook(1, [{ ...seen, words: 'Pale.' }]);
  press('Use this');
  const dialog = within(screen.getByRole('dialog', { name: 'Use this' }));
  expect(dialog.getByText(/^This changes one field in Questions and saves it/)).toBeTruthy();
  expect(requests('save')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Change and save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests('save')).toMatchObject([
    { name: 'faq.json', hash: 'h', document: { title: 'New', path: '/faq' } },
  ]);
  await waitFor(() => expect(summary()).toMatch(/^Questions changed and saved\. /));
  expect(screen.queryByText(/^Wide\./)).toBeNull();
  expect(screen.getByText(/^Pale\./)).toBeTruthy();
});

test('does not change a file that someone else has changed', async () => {
  health.problems = [problem('faq.json', 'warning', { offers: [offer] })];
  await show();
  answers = { source: async () => Response.json({ hash: 'h2', text: '{}', document: {} }) };
  press('Use this');
  press('Change and save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/has changed since/);
  expect(requests('save')).toEqual([]);
});

test('a page with unsaved changes, in this browser or on the server, offers no fixes and can only be opened', async () => {
  health.problems = ['faq.json', 'team.json'].map((name) =>
    problem(name, 'warning', { offers: [offer] }),
  );
  await show(undefined, { drafted: ['faq.json'] });
  expect(card('Questions').getByText(/^It has unsaved changes/)).toBeTruthy();
  expect(card('Questions').queryByRole('button', { name: 'Use this' })).toBeNull();
  expect(card('Questions').getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe(
    '#faq.json:/title',
  );
  expect(card('The team').queryByText(/^It has unsaved changes/)).toBeNull();
  cleanup();
  localStorage.setItem('draft a faq.json one', '{}');
  await show();
  expect(card('Questions').getByText(/^It has unsaved changes/)).toBeTruthy();
  localStorage.clear();
});
