import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, apiPath, type Overview } from '../api.ts';
import { HealthPage } from './HealthPage.tsx';

const page = { name: 'faq.json', path: '/faq', title: 'Questions', errors: 0, warnings: 1 };
const overview: Overview = {
  id: 'a',
  pages: [page],
  problems: [],
  deleted: [],
  downloads: [],
  drafted: [],
  canPublish: false,
  reports: [],
};
let health: Answers['health'];
let hash: string;
let sent: { name: string; body: object }[];

beforeEach(() => {
  sent = [];
  hash = 'h1';
  const offer = { label: 'Use this', edits: [], change: { path: ['title'], value: 'New' } };
  health = {
    problems: [
      {
        file: 'faq.json',
        path: ['title'],
        line: 1,
        column: 1,
        severity: 'warning',
        rule: 'cut-in-search',
        message: 'The title is too wide.',
        offers: [offer],
      },
    ],
    launch: [],
    hashes: { 'faq.json': 'h1' },
  };
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    const request = JSON.parse(body);
    sent.push({ name, body: request });
    const answers: Record<string, object> = {
      health,
      source: { hash, text: '{}', document: { title: 'Old', path: '/faq' } },
      save: { hash: 'h3' },
    };
    return Response.json(answers[name] ?? {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked = (name: string) => sent.filter((request) => request.name === name);

test('a change is made after a question alone, to the file for which it was found', async () => {
  render(<HealthPage overview={overview} only={undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Use this' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(asked('save')).toEqual([]);
  health = { ...health, problems: [] };
  fireEvent.click(dialog.getByRole('button', { name: 'Change and save' }));
  await waitFor(() =>
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/Questions is changed and saved/),
  );
  expect(asked('save').map(({ body }) => body)).toMatchObject([
    { name: 'faq.json', hash: 'h1', document: { title: 'New', path: '/faq' } },
  ]);
  expect(screen.queryByText('The title is too wide.')).toBeNull();
});

test('a file that somebody has changed since is not changed', async () => {
  render(<HealthPage overview={overview} only={undefined} />);
  hash = 'h2';
  fireEvent.click(await screen.findByRole('button', { name: 'Use this' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change and save' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/has changed since/);
  expect(asked('save')).toEqual([]);
});

test('a page with changes that are not saved is only opened', async () => {
  render(<HealthPage overview={{ ...overview, drafted: ['faq.json'] }} only={undefined} />);
  await screen.findByText('The title is too wide.');
  expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe(
    '#faq.json:/title',
  );
});
