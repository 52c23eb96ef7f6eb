import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { apiPath, type Overview, type PageEntry } from '../api.ts';
import { PageList } from './PageList.tsx';

beforeEach(() => localStorage.clear());

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

const rows = () =>
  within(screen.getByRole('table', { name: 'Pages' }))
    .getAllByRole('row')
    .slice(1);
const titles = () => rows().map((row) => row.querySelector('strong')?.textContent);
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

test('finds pages by title, address and file name, ignoring case', async () => {
  render(<PageList overview={overview} onChanged={async () => {}} />);
  expect(titles()).toEqual(['Welcome', 'Not here', 'Questions', 'About us']);
  for (const words of ['questions', 'QUEST', '/FAQ', 'faq.json ']) {
    search(words);
    await waitFor(() => expect(titles()).toEqual(['Questions']));
    expect(screen.getByText('1 of 4 pages')).toBeTruthy();
  }
  search('nothing of it');
  await waitFor(() => expect(screen.getByText('No page matches.')).toBeTruthy());
});

const statuses = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('shows the most urgent status of each page and links to its editor', () => {
  const more = [
    { ...page('new.json', '/new', 'New'), isUnpublished: true, isChanged: true },
    { ...page('work.json', '/work', 'Work'), isChanged: true },
    { ...page('x.json', '/x', 'X'), isChanged: true, isNew: true, texts: 7, warnings: 1 },
    { ...page('y.json', '/y', 'Y'), isChanged: true, isNew: true },
  ];
  show({ pages: [...overview.pages, ...more], drafted: ['faq.json', 'home.json'] });
  expect(statuses()).toEqual([
    ...['Not saved', 'Published', '2 errors', 'Published · 1 warning', 'Not published', 'Changed'],
    '7 texts to write · 1 warning',
    'New',
  ]);
  const link = screen.getByRole('link', { name: /About us/ });
  expect(link.getAttribute('href')).toBe(`#${encodeURIComponent('über uns.json')}`);
});

test('filters pages by status, without buttons for unused ones', async () => {
  show({ drafted: ['home.json'] });
  const filters = () =>
    within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
  expect(filters().map(({ textContent }) => textContent)).toEqual([
    ...['All 4', 'Error 1', 'Draft 1', 'Published 2'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Published 2' }));
  expect(titles()).toEqual(['Not here', 'About us']);
  expect(screen.getByText('2 of 4 pages')).toBeTruthy();
  search('about');
  await waitFor(() => expect(titles()).toEqual(['About us']));
  search('');
  fireEvent.click(screen.getByRole('button', { name: 'All 4' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
});

test('the home and 404 pages can be copied, but not moved or deleted', async () => {
  show({});
  const all = ['Copy', 'Change the address', 'Delete'];
  for (const [title, actions] of [
    ['Welcome', ['Copy']],
    ['Not here', ['Copy']],
    ['Questions', all],
  ] as const) {
    const opener = screen.getByRole('button', { name: `Actions for ${title}` });
    fireEvent.click(opener);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(actions);
    fireEvent.click(opener);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});

const show = (more: Partial<Overview>, onChanged = vi.fn(async () => {})) => {
  render(<PageList overview={{ ...overview, ...more }} onChanged={onChanged} />);
  return onChanged;
};

/** Answers requests by name and refuses unknown ones. Returns the requests. */
function server(answers: Record<string, object>) {
  const requests: [string, object][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    requests.push([name, JSON.parse(body)]);
    const answer = answers[name];
    return Response.json(answer ?? { message: 'No.' }, { status: answer ? 200 : 409 });
  });
  return requests;
}

test('shows and finds a page by its short name, with its address and title below', () => {
  const about = { ...page('about.json', '/about', 'About the workshop'), short: 'Who we are' };
  show({ pages: [about, page('home.json', '/', 'Welcome'), page('broken.json', '', '')] });
  expect(rows().map((row) => row.querySelector('a')?.textContent)).toEqual([
    'Who we are/about · About the workshop',
    'Welcome/',
    'broken.jsonThis file cannot be read.',
  ]);
  search('who we');
  expect(titles()).toEqual(['Who we are']);
  search('  ');
  expect(titles()).toHaveLength(3);
});

test('restores a deleted page once, or shows why it could not', async () => {
  const deleted = [{ name: 'old.json', path: '/old', title: 'Old prices', version: 'v1' }];
  const requests = server({ restore: {} });
  const changed = show({ deleted });
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Restore' });
  expect(back.parentElement?.textContent).toBe('Old prices /oldRestore');
  fireEvent.click(back);
  expect(back.disabled).toBe(true);
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(requests).toEqual([['restore', { name: 'old.json', id: 'v1' }]]);
  server({});
  fireEvent.click(back);
  expect((await screen.findByRole('alert')).textContent).toBe('No.');
  expect([back.disabled, changed.mock.calls.length]).toEqual([false, 1]);
  cleanup();
  show({});
  expect(screen.queryByText('Deleted pages')).toBeNull();
});
