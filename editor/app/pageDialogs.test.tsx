import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/support/content.ts';
import { apiPath, type LinkEntry, type PageEntry } from '../api.ts';
import { AddToMenu, CreatePage, DeletePage, MovePage } from './pageDialogs.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = { name: 'faq.json', path: '/faq', title: 'Questions', errors: 0, warnings: 0 };

test.each([
  { off: 'Change these links too', changeLinks: false, redirect: true },
  { off: 'Lead visitors who still ask for /faq', changeLinks: true, redirect: false },
])('of a new address "$off" can be left out by itself', async ({ off, ...expected }) => {
  const asked: object[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    if (name === 'move') asked.push(JSON.parse(body));
    return Response.json(name === 'links' ? [] : { hash: 'now', moves });
  });
  const moves = [{ from: '/faq', to: '/answers' }];
  const done = vi.fn();
  render(<MovePage page={page} pages={[page]} onClose={() => {}} onDone={done} />);
  fireEvent.change(screen.getByLabelText('New address'), { target: { value: '/answers' } });
  fireEvent.click(screen.getByLabelText(off, { exact: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(moves));
  expect(asked).toEqual([
    { name: 'faq.json', hash: 'now', path: '/answers', below: false, ...expected },
  ]);
});

/** Answers to all that a dialog asks; resolves what it asked, by name. */
function server(answers: Record<string, unknown>) {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    asked.push([name, JSON.parse(body)]);
    return Response.json(answers[name] ?? {});
  });
  return asked;
}

const child: PageEntry = { ...page, name: 'rooms.json', path: '/faq/rooms', title: 'Rooms' };
const home: PageEntry = {
  ...page,
  name: 'home.json',
  path: '/',
  title: 'A long title',
  short: 'Home',
};

test('the pages below an address go with it, unless they are to stay', async () => {
  const asked = server({ links: [], source: { hash: 'now' }, move: { moves: [] } });
  const done = vi.fn();
  render(<MovePage page={page} pages={[home, page, child]} onClose={() => {}} onDone={done} />);
  fireEvent.change(screen.getByLabelText('New address'), { target: { value: '/answers' } });
  expect(
    screen.getByLabelText(/^Change the 1 address below it too, such as \/faq\/rooms$/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(asked.at(-1)).toMatchObject(['move', { path: '/answers', below: true }]);
});

test('a page that nobody knows yet leads nobody from its old address', () => {
  server({ links: [] });
  const own = { ...page, isUnpublished: true };
  render(<MovePage page={own} pages={[own]} onClose={() => {}} onDone={() => {}} />);
  expect(screen.queryByLabelText(/Lead visitors/)).toBeNull();
});

const links: LinkEntry[] = [
  {
    ...{ file: 'site.json', path: ['header', 'links', 0, 'href'], href: '/faq' },
    ...{ title: 'Site settings', place: 'Header, link 1', text: 'Questions', taken: 'entry' },
  },
  {
    ...{ file: 'site.json', path: ['leadForm', 'page'], href: '/faq#form' },
    ...{ title: 'Site settings', place: 'Lead form' },
  },
];

test('what becomes of each link to a page that is deleted is listed before, and done', async () => {
  const asked = server({ links, source: { hash: 'now' } });
  const done = vi.fn();
  render(<DeletePage page={page} pages={[home, page]} onClose={() => {}} onDone={done} />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Site settings, Header, link 1 (“Questions”): the entry is taken out',
    'Site settings, Lead form: something has to be there, so it leads to the other page',
  ]);
  const other = screen.getByLabelText('The other page');
  expect(Array.from(other.querySelectorAll('option'), (own) => own.textContent)).toEqual([
    'Home (/)',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  const instead = { to: '/', takesOut: true, redirect: false };
  expect(asked.at(-1)).toEqual(['remove', { name: 'faq.json', hash: 'now', instead }]);

  cleanup();
  render(<DeletePage page={page} pages={[home, page]} onClose={() => {}} onDone={done} />);
  fireEvent.click(await screen.findByLabelText('Lead these links, and visitors, to another page'));
  expect(screen.getAllByText(/: leads to the other page$/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  const led = { to: '/', takesOut: false, redirect: true };
  expect(asked.at(-1)).toMatchObject(['remove', { instead: led }]);
});

test('a page that nothing leads to is deleted alone', async () => {
  const asked = server({ links: [], source: { hash: 'now' } });
  const done = vi.fn();
  render(<DeletePage page={page} pages={[home, page]} onClose={() => {}} onDone={done} />);
  await screen.findByText('No other page links to it.');
  expect(screen.queryByLabelText('The other page')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(asked.at(-1)).toEqual(['remove', { name: 'faq.json', hash: 'now' }]);
});

test('the address of a new page follows its title until somebody writes one', () => {
  render(<CreatePage copyOf={undefined} pages={[home, page]} language="de" onClose={() => {}} />);
  const address = screen.getByLabelText(/^Address/);
  const value = () => (address instanceof HTMLInputElement ? address.value : '');
  const title = (words: string) =>
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: words } });
  title('Über uns');
  expect(value()).toBe('/ueber-uns');
  title('FAQ');
  expect(value()).toBe('/faq-2');
  fireEvent.change(address, { target: { value: '/mine' } });
  title('Something else');
  expect(value()).toBe('/mine');
});

test('an entry of the menu has the short name of the page, and the group that is chosen', async () => {
  const asked = server({});
  const done = vi.fn();
  const { title, groups } = site.header.services;
  const second = groups[1]?.title ?? '';
  expect(second).not.toBe('');
  const strings = {
    path: '/strings',
    title: 'New strings | Harbor Piano Workshop',
    description:
      'Strings that last. What new ones cost, and how they sound after a year of playing.',
  };
  render(<AddToMenu page={strings} site={site} onClose={() => {}} onDone={done} />);
  expect(screen.getByRole('dialog', { name: `Add to the “${title}” menu` })).toBeDefined();
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(value('Text of the entry')).toBe('New strings');
  expect(value('A line about it, below the text')).toBe('Strings that last.');
  fireEvent.change(screen.getByLabelText('Group of the menu'), { target: { value: second } });
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(asked).toEqual([
    [
      'addToMenu',
      {
        path: '/strings',
        group: second,
        text: 'New strings',
        description: 'Strings that last.',
      },
    ],
  ]);
});
