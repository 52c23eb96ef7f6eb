import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { apiPath, type Overview, type PageEntry } from '../api.ts';
import { PageList } from './PageList.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  expect(marks[2]).toContain('not saved2 errors');
  expect(marks[3]).toContain('1 warning');
  for (const index of [0, 1]) expect(marks[index]).not.toMatch(/error|warning|not saved/);
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

const show = (more: Partial<Overview>, onChanged = vi.fn(async () => {})) => {
  render(<PageList overview={{ ...overview, ...more }} onChanged={onChanged} />);
  return onChanged;
};

/** Answers to requests by their names; what it does not know is refused. Returns what was asked. */
function server(answers: Record<string, object>) {
  const asked: [string, object][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    asked.push([name, JSON.parse(body)]);
    const answer = answers[name];
    return Response.json(answer ?? { message: 'No.' }, { status: answer ? 200 : 409 });
  });
  return asked;
}

test('a page is called and found by its short name, with its title and address below it', () => {
  const about = { ...page('about.json', '/about', 'About the workshop'), short: 'Who we are' };
  show({ pages: [about, page('home.json', '/', 'Welcome'), page('broken.json', '', '')] });
  expect(rows().map((row) => row.querySelector('a')?.textContent)).toEqual([
    'Who we are/about · About the workshop',
    'Welcome/',
    'broken.jsonThis file cannot be read.',
  ]);
  expect(screen.getByText('3 pages')).toBeTruthy();
  search('who we');
  expect(titles()).toEqual(['Who we are']);
  search('  ');
  expect(titles()).toHaveLength(3);
  expect(screen.getByText('3 pages')).toBeTruthy();
});

test('the list leads to the settings, the pictures and the health, and says where something is not saved', () => {
  show({});
  const links = ['Site settings', 'Pictures', 'Health'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['#site.json', '#pictures', '#health']);
  cleanup();
  show({ drafted: ['site.json'] });
  expect(screen.getByRole('link', { name: 'Site settings (not saved)' })).toBeTruthy();
  cleanup();
  // What only this browser has counts as well.
  localStorage.setItem('draft a-site home.json one', '{}');
  show({ drafted: [] });
  expect(rows().map((row) => /not saved/.test(`${row.textContent}`))).toEqual([
    ...[true, false, false, false],
  ]);
});

test('a page that visitors do not get yet is marked, and what the server has to say is announced', () => {
  const hidden = { ...page('new.json', '/new', 'New'), isUnpublished: true };
  show({ pages: [hidden, page('home.json', '/', 'Welcome')], reports: ['The disk is full.'] });
  expect(rows().map((row) => /not published/.test(`${row.textContent}`))).toEqual([true, false]);
  expect(screen.getByRole('alert').textContent).toBe('The disk is full.');
});

test('each button of a page says which page it is of, and asks about that one', () => {
  server({ links: [] });
  show({});
  const dialogs = [
    ['New page', 'New page'],
    ['Copy Questions', 'A copy of “Questions”'],
    ['Change the address of Questions', 'The address of “Questions”'],
    ['Delete Questions', 'Delete “Questions”?'],
  ] as const;
  for (const [button, title] of dialogs) {
    fireEvent.click(screen.getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('after a page is deleted the question is over and the list is read again', async () => {
  const asked = server({ links: [], source: { hash: 'now' }, remove: {} });
  const changed = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Delete Questions' }));
  await screen.findByText('No other page links to it.');
  expect(changed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(asked.at(-1)).toEqual(['remove', { name: 'faq.json', hash: 'now' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the address of a new page is written as the language of the site is', () => {
  show({ site: { ...site, language: 'de' } });
  fireEvent.click(screen.getByRole('button', { name: 'New page' }));
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Größe' } });
  expect(screen.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('/groesse');
});

test('a deleted page is brought back once, or it is said why not', async () => {
  const deleted = [{ name: 'old.json', path: '/old', title: 'Old prices', version: 'v1' }];
  const asked = server({ restore: {} });
  const changed = show({ deleted });
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Bring back' });
  expect(back.parentElement?.textContent).toBe('Old prices /oldBring back');
  fireEvent.click(back);
  expect(back.disabled).toBe(true);
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([['restore', { name: 'old.json', id: 'v1' }]]);
  server({});
  fireEvent.click(back);
  expect((await screen.findByRole('alert')).textContent).toBe('No.');
  expect([back.disabled, changed.mock.calls.length]).toEqual([false, 1]);
  cleanup();
  show({});
  expect(screen.queryByText('Deleted pages')).toBeNull();
});
