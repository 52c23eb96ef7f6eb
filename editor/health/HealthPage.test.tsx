import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { type Answers, apiPath, type Overview, type Problem } from '../api.ts';
import { HealthPage } from './HealthPage.tsx';

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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const requests = (name: string) => sent.filter(([own]) => own === name).map(([, body]) => body);
const offer = { label: 'Use this', edits: [], change: { path: ['title'], value: 'New' } };
async function show(more: Partial<Overview> = {}) {
  const shown = render(<HealthPage overview={{ ...overview, ...more }} />);
  const [summary] = screen.getAllByRole('status');
  await waitFor(() => expect(summary?.textContent).not.toContain('Reading …'));
  return { ...shown, summary: () => screen.getAllByRole('status')[0]?.textContent };
}

test('makes a fix after confirmation and saves the page', async () => {
  health.problems = [problem('faq.json', 'warning', { offers: [offer] })];
  const { summary } = await show();
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
  await show({ drafted: ['faq.json'] });
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
