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
const time = '2026-05-04T10:11:12.123Z';
let health: Answers['health'];
let links: Answers['outerLinks'];
let hash: string;
let sent: { name: string; body: object }[];
let answerLink: (() => void) | undefined;

beforeEach(() => {
  sent = [];
  hash = 'h1';
  answerLink = undefined;
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
  links = ['https://a.test/1', 'https://a.test/2'].map((url) => ({
    url,
    places: [{ file: 'faq.json', path: ['href'] }],
  }));
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    const request = JSON.parse(body);
    sent.push({ name, body: request });
    if (name === 'checkLink' && request.url.endsWith('2')) {
      await new Promise<void>((resolve) => {
        answerLink = resolve;
      });
    }
    const answers: Record<string, object> = {
      health,
      outerLinks: links,
      source: { hash, text: '{}', document: { title: 'Old', path: '/faq' } },
      save: { hash: 'h3' },
      checkLink: { kind: 'gone', status: 404, time },
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

test('other sites are asked after a click, one link of a site after the other, until it is stopped', async () => {
  render(<HealthPage overview={overview} only={undefined} />);
  const start = await screen.findByRole('button', { name: 'Check the links' });
  await waitFor(() => expect(start).toHaveProperty('disabled', false));
  expect(asked('checkLink')).toEqual([]);
  fireEvent.click(start);
  await screen.findByText('https://a.test/1 is gone: visitors find nothing there.');
  await waitFor(() => expect(asked('checkLink')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  answerLink?.();
  await screen.findByText('1 of 2 links checked.');
  // What is known is not asked again.
  fireEvent.click(screen.getByRole('button', { name: 'Check the links' }));
  await waitFor(() =>
    expect(asked('checkLink').map(({ body }) => body)).toEqual([
      { url: 'https://a.test/1' },
      { url: 'https://a.test/2' },
      { url: 'https://a.test/2' },
    ]),
  );
});
