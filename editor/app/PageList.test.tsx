import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '../../tests/support/content.ts';
import type { Overview, PageEntry } from '../api.ts';
import { PageList } from './PageList.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = (name: string, path: string, title: string, counts: object = {}): PageEntry => ({
  name,
  path,
  title,
  errors: 0,
  warnings: 0,
  ...counts,
});
const overview: Overview = {
  id: 'a-site',
  site,
  pages: [
    page('home.json', '/', 'Welcome'),
    page('not-found.json', '/404', 'Not here'),
    page('faq.json', '/faq', 'Questions', { errors: 2, warnings: 1 }),
    page('über uns.json', '/about', 'About us', { warnings: 1 }),
  ],
  problems: [],
  deleted: [],
  downloads: [],
  drafted: ['faq.json'],
  canPublish: false,
  reports: [],
};

const rows = () => within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('listitem');
const titles = () => rows().map((row) => row.querySelector('strong')?.textContent);
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

test('pages are found by title, address and file, however their letters are written', async () => {
  render(<PageList overview={overview} onChanged={async () => {}} />);
  expect(titles()).toEqual(['Welcome', 'Not here', 'Questions', 'About us']);
  for (const words of ['questions', 'QUEST', '/FAQ', 'faq.json ']) {
    search(words);
    await waitFor(() => expect(titles()).toEqual(['Questions']));
    expect(screen.getByText('1 of 4 pages')).toBeTruthy();
  }
  search('nothing of it');
  await waitFor(() => expect(screen.getByText('No page is called that.')).toBeTruthy());
});

test('each page says what is wrong with it and whether it is saved, and leads to its editor', () => {
  render(<PageList overview={overview} onChanged={async () => {}} />);
  const marks = rows().map((row) => row.textContent);
  expect(marks[2]).toContain('not saved2 mistakes');
  expect(marks[3]).toContain('1 warning');
  for (const index of [0, 1]) expect(marks[index]).not.toMatch(/mistake|warning|not saved/);
  const link = screen.getByRole('link', { name: /About us/ });
  expect(link.getAttribute('href')).toBe(`#${encodeURIComponent('über uns.json')}`);
});

test('home and the 404 page can be copied, and neither moved nor deleted', () => {
  render(<PageList overview={overview} onChanged={async () => {}} />);
  const buttons = rows().map((row) =>
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  const all = ['Copy', 'Address', 'Delete'];
  expect(buttons).toEqual([['Copy'], ['Copy'], all, all]);
});
