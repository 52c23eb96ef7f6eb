import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { openSiteOf } from '../../tests/tools/formInStore.tsx';
import { snapshotOf } from '../../tests/tools/memoryHome.ts';
import { openInMemory, secondHome, typeIn, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import type { Overview, PageEntry } from '../api.ts';
import { loadForms } from '../document/loadForms.ts';
import { useChecked } from '../document/SiteContext.ts';
import { createCopy } from '../document/workingCopy.ts';
import { PageList } from './PageList.tsx';

await loadForms();

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
  reports: [],
};

/** Shows the list for a site in which some pages have unsaved changes. */
function show(more: Partial<Overview> = {}, drafted: readonly string[] = []) {
  const names = ['faq.json', 'home.json'];
  const copy = createCopy(
    snapshotOf(Object.fromEntries(names.map((name) => [name, { title: 'A' }]))),
  );
  for (const name of drafted) typeIn(copy, name, ['title'], 'B');
  // Texts are not searched.
  const ask = () => new Promise<never>(() => {});
  showInSite(openSiteOf(copy, { ask }), <PageList overview={{ ...overview, ...more }} />);
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Pages' }))
    .getAllByRole('row')
    .slice(1);
const titles = () => rows().map((row) => row.querySelector('strong')?.textContent);
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

test('finds pages by title, address and file name, ignoring case', async () => {
  show();
  expect(titles()).toEqual(['Welcome', 'Not here', 'Questions', 'About us']);
  for (const words of ['questions', 'QUEST', '/FAQ', 'faq.json ']) {
    search(words);
    await waitFor(() => expect(titles()).toEqual(['Questions']));
    expect(screen.getByText('1 of 4 pages')).toBeTruthy();
  }
  search('nothing of it');
  await waitFor(() => expect(screen.getByText('No page matches.')).toBeTruthy());
});

test('finds pages by their texts, as edited', async () => {
  const site = await openInMemory(await secondHome());
  typeIn(site.copy, 'visit.json', ['blocks', 0, 'headline'], 'Bring your metronome');
  showInSite(site, <Listed />);
  await waitFor(() => expect(titles().length).toBeGreaterThan(1));
  search('METRONOME');
  await waitFor(() => expect(titles()).toEqual(['Visit']));
  // Pages with the words in their name come first.
  typeIn(site.copy, 'home.json', ['blocks', 0, 'headline'], 'Plan your visit');
  search('visit');
  await waitFor(() => expect(titles().length).toBeGreaterThan(1));
  expect(titles()[0]).toBe('Visit');
  // The names and types in a document are no texts.
  search('headline');
  await waitFor(() => expect(screen.getByText('No page matches.')).toBeTruthy());
  site.close();
});

const statuses = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('shows the most urgent status of each page and links to its editor', () => {
  const more = [
    { ...page('new.json', '/new', 'New'), isUnpublished: true },
    { ...page('x.json', '/x', 'X'), texts: 7, warnings: 1 },
  ];
  show({ pages: [...overview.pages, ...more] }, ['faq.json', 'home.json']);
  expect(statuses()).toEqual([
    ...['Not saved', 'Saved', '2 errors', 'Saved · 1 warning', 'Not published'],
    '7 texts to write · 1 warning',
  ]);
  const link = screen.getByRole('link', { name: /About us/ });
  expect(link.getAttribute('href')).toBe(`#${encodeURIComponent('über uns.json')}`);
});

test('filters pages by status, without buttons for unused ones', async () => {
  show({}, ['home.json']);
  const filters = () =>
    within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
  expect(filters().map(({ textContent }) => textContent)).toEqual([
    ...['All 4', 'Error 1', 'Not saved 1', 'Saved 2'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Saved 2' }));
  expect(titles()).toEqual(['Not here', 'About us']);
  expect(screen.getByText('2 of 4 pages')).toBeTruthy();
  search('about');
  await waitFor(() => expect(titles()).toEqual(['About us']));
  search('');
  fireEvent.click(screen.getByRole('button', { name: 'All 4' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
});

test('the home and 404 pages can be copied, but not moved or deleted', async () => {
  show();
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

test('shows when a page is visible, and offers a new page in a list', async () => {
  const article = page('felt.json', '/news/felt', 'A new felt', {
    ...{ date: '2026-12-01', showFrom: '2026-12-01', showUntil: '2027-01-06' },
  });
  const news = page('news.json', '/news', 'News', { lists: [{ below: '/news' }] });
  show({ pages: [news, article] });
  expect(rows()[1]?.querySelector('small')?.textContent).toBe(
    '/news/felt · 2026-12-01 · Visible from December 1, 2026 until January 6, 2027',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Actions for News' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'New page in “News”' }));
  expect(await screen.findByRole('dialog', { name: 'New page in “News”' })).toBeTruthy();
});

function Listed() {
  const overview = useChecked()?.overview;
  return overview && <PageList overview={overview} />;
}

test('follows every change, and restores a deleted page as one step', async () => {
  const memory = await secondHome();
  const id = 'prices.json as it was';
  const { home } = memory;
  const site = await openInMemory({
    home: {
      ...home,
      bytes: async () => new Blob([memory.files().get('prices.json')?.text ?? '']),
      async read() {
        const now = await home.read();
        const documents = new Map(now.documents);
        documents.delete('prices.json');
        const removed = [{ name: 'prices.json', id, time: '2026-03-04T10:00:00.000Z' }];
        return { ...now, documents, removed };
      },
    },
  });
  showInSite(site, <Listed />);
  await waitFor(() => expect(titles()).not.toContain('prices.json'));
  const count = rows().length;
  typeIn(site.copy, 'visit.json', ['title'], 'Come and visit');
  await waitFor(() => expect(screen.getByText('/visit · Come and visit')).toBeTruthy());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Restore' })));
  await waitFor(() => expect(rows()).toHaveLength(count + 1));
  expect(screen.queryByText('Deleted pages')).toBeNull();
  expect(valueIn(site.copy, 'prices.json', 'path')).toBe('/prices');
  act(() => void site.copy.undo());
  await waitFor(() => expect(screen.getByText('Deleted pages')).toBeTruthy());
  site.close();
});
