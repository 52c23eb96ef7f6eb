import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { App } from './App.tsx';

// The tests in tests/editor open the editor of a document in a browser.
vi.mock('../workspace/DocumentEditor.tsx', () => ({
  default: ({ name }: { name: string }) => <p>The document {name}</p>,
}));

const page = {
  name: 'faq.json',
  path: '/faq',
  title: '{company}: questions',
  errors: 0,
  warnings: 0,
};
const overview = {
  id: 'a-site',
  site,
  pages: [page],
  problems: [],
  deleted: [],
  downloads: [],
  drafted: [],
  canPublish: false,
  reports: [],
};
let answer: object;
let requestCount: number;
let isFailing: boolean;

beforeEach(() => {
  answer = overview;
  requestCount = 0;
  isFailing = false;
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    return isFailing
      ? Response.json({ message: 'No line.' }, { status: 500 })
      : Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  location.hash = '';
});

const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

test('opens the document in the address, whatever its file name, and lists all pages without one', async () => {
  render(<App />);
  const filled = `${site.company}: questions`;
  expect(await screen.findByText(filled)).toBeTruthy();
  await goTo(`#${encodeURIComponent('über uns/faq & more.json')}`);
  expect(await screen.findByText('The document über uns/faq & more.json')).toBeTruthy();
  await goTo('#site.json');
  expect(await screen.findByText('The document site.json')).toBeTruthy();
  const before = requestCount;
  await goTo('');
  expect(await screen.findByText(filled)).toBeTruthy();
  // The list is loaded again, because the document may have been saved.
  expect(requestCount).toBeGreaterThan(before);
});

test('opens only the site settings while they have errors', async () => {
  const { site: _site, ...broken } = overview;
  answer = broken;
  location.hash = '#faq.json';
  render(<App />);
  expect(await screen.findByText(/The site settings have errors/)).toBeTruthy();
  await goTo('#site.json');
  expect(await screen.findByText('The document site.json')).toBeTruthy();
});

test('shows an error and keeps the documents available when the list of pages cannot be reloaded', async () => {
  location.hash = '#site.json';
  render(<App />);
  const open = await screen.findByText('The document site.json');
  isFailing = true;
  await goTo('#site.json:/header');
  await goTo('#faq.json');
  expect((await screen.findByRole('alert')).textContent).toBe('No line.');
  expect(screen.getByText('The document faq.json')).toBeTruthy();
  expect(open.isConnected).toBe(false);
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('The document faq.json')).toBeTruthy();
});

test('ignores the answer to an earlier request that arrives after a later one', async () => {
  const ends: ((answer: object) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => ends.push((own) => resolve(Response.json(own)))),
  );
  render(<App />);
  await goTo('#faq.json');
  await goTo('');
  const titled = (title: string) => ({ ...overview, pages: [{ ...page, title }] });
  await act(async () => ends[2]?.(titled('Later')));
  expect(await screen.findByText('Later')).toBeTruthy();
  await act(async () => ends[0]?.(titled('Earlier')));
  expect(screen.getByText('Later')).toBeTruthy();
});
