import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/support/content.ts';
import { App } from './App.tsx';

// The editor of a document is another part, which tests/editor opens in a browser.
vi.mock('./DocumentEditor.tsx', () => ({
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
  reports: [],
};
let answer: object;
let asked: number;

beforeEach(() => {
  answer = overview;
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

test('the address names the document that is open, whatever its file is called; without one all pages are listed', async () => {
  render(<App />);
  const filled = `${site.company}: questions`;
  expect(await screen.findByText(filled)).toBeTruthy();
  await goTo(`#${encodeURIComponent('über uns/faq & more.json')}`);
  expect(await screen.findByText('The document über uns/faq & more.json')).toBeTruthy();
  await goTo('#site.json');
  expect(await screen.findByText('The document site.json')).toBeTruthy();
  const before = asked;
  await goTo('');
  expect(await screen.findByText(filled)).toBeTruthy();
  // The list is read again, because the document may have been saved.
  expect(asked).toBeGreaterThan(before);
});

test('while the settings of the site have mistakes, they alone can be opened', async () => {
  const { site: _site, ...broken } = overview;
  answer = broken;
  location.hash = '#faq.json';
  render(<App />);
  expect(await screen.findByText(/The site settings have mistakes/)).toBeTruthy();
  await goTo('#site.json');
  expect(await screen.findByText('The document site.json')).toBeTruthy();
});
