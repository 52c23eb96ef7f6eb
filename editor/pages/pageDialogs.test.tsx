import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerRequests } from '../../tests/tools/answerRequests.ts';
import { apiPath, type LinkEntry, type PageEntry } from '../api.ts';
import { CreatePage, DeletePage, MovePage } from './pageDialogs.tsx';

const page = { name: 'faq.json', path: '/faq', title: 'Questions', errors: 0, warnings: 0 };

test.each([
  { off: 'Change these links too', changeLinks: false, redirect: true },
  { off: 'Redirect visitors from /faq', changeLinks: true, redirect: false },
])('"$off" can be turned off separately for a new address', async ({ off, ...expected }) => {
  const requests: object[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    if (name === 'move') requests.push(JSON.parse(body));
    return Response.json(name === 'links' ? [] : { hash: 'now', changed: [], moves });
  });
  const moves = [{ from: '/faq', to: '/answers' }];
  const done = vi.fn();
  render(<MovePage page={page} pages={[page]} onClose={() => {}} onDone={done} />);
  fireEvent.change(screen.getByLabelText('New address'), { target: { value: '/answers' } });
  fireEvent.click(screen.getByLabelText(off, { exact: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(moves));
  expect(requests).toEqual([
    { name: 'faq.json', hash: 'now', path: '/answers', below: false, ...expected },
  ]);
});

const child: PageEntry = { ...page, name: 'rooms.json', path: '/faq/rooms', title: 'Rooms' };
const home: PageEntry = {
  ...page,
  name: 'home.json',
  path: '/',
  title: 'A long title',
  short: 'Home',
};

test('asks for an address if the title has no Latin letters', () => {
  render(<CreatePage copyOf={undefined} pages={[page]} language="ja" onClose={() => {}} />);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(screen.getByRole('status').textContent).toBe('');
  type(/^Title/, '料金のご案内');
  expect(screen.getByRole('status').textContent).toMatch(/letters from a to z\.$/);
  type(/^Address/, '/prices');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('moves the pages below an address by default', async () => {
  const requests = answerRequests({
    links: [],
    source: { hash: 'now' },
    move: { changed: [], moves: [] },
  });
  const done = vi.fn();
  render(<MovePage page={page} pages={[home, page, child]} onClose={() => {}} onDone={done} />);
  fireEvent.change(screen.getByLabelText('New address'), { target: { value: '/answers' } });
  expect(
    screen.getByLabelText(/^Change the 1 address below it too, such as \/faq\/rooms$/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(requests.at(-1)).toMatchObject(['move', { path: '/answers', below: true }]);
});

test('does not offer a redirect when moving a page that was never published', async () => {
  const requests = answerRequests({
    links: [],
    source: { hash: 'now' },
    move: { changed: [], moves: [] },
  });
  const own = { ...page, isUnpublished: true };
  const done = vi.fn();
  render(<MovePage page={own} pages={[own]} onClose={() => {}} onDone={done} />);
  expect(screen.queryByLabelText(/Redirect visitors/)).toBeNull();
  fireEvent.change(screen.getByLabelText('New address'), { target: { value: '/answers' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(requests.at(-1)).toMatchObject(['move', { path: '/answers', redirect: false }]);
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

test('lists what happens to each link before deleting a page, and does it', async () => {
  const requests = answerRequests({ links, source: { hash: 'now' } });
  const done = vi.fn();
  render(<DeletePage page={page} pages={[home, page]} onClose={() => {}} onDone={done} />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Site settings, Header, link 1 (“Questions”): the entry is removed',
    'Site settings, Lead form: a link is required here, so it leads to the other page',
  ]);
  const other = screen.getByLabelText('The other page');
  expect(Array.from(other.querySelectorAll('option'), (own) => own.textContent)).toEqual([
    'Home (/)',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  const instead = { to: '/', takesOut: true, redirect: false };
  expect(requests.at(-1)).toEqual(['remove', { name: 'faq.json', hash: 'now', instead }]);

  cleanup();
  render(<DeletePage page={page} pages={[home, page]} onClose={() => {}} onDone={done} />);
  (await screen.findByLabelText('Remove the links to it')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByText(/: leads to the other page$/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  const led = { to: '/', takesOut: false, redirect: true };
  expect(requests.at(-1)).toMatchObject(['remove', { instead: led }]);
});

const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

test.each([
  ['entry', 'the entry is removed'],
  ['card', 'the card is removed'],
  ['button', 'only the button is removed'],
  ['link', 'the text stays, without the link'],
] as const)('shows what is removed with a link: %s', async (taken, words) => {
  const [link] = links;
  answerRequests({ links: [{ ...link, taken }] });
  render(<DeletePage page={page} pages={[home, page]} onClose={() => {}} onDone={() => {}} />);
  expect((await screen.findByRole('listitem')).textContent).toMatch(new RegExp(`: ${words}$`));
  // No link is left to point to another page.
  expect(screen.queryByLabelText('The other page')).toBeNull();
});

test('cannot delete a page before the links to it are known', async () => {
  let answer = () => Response.json({ message: 'No.' }, { status: 500 });
  vi.stubGlobal('fetch', async () => answer());
  render(<DeletePage page={page} pages={[page]} onClose={() => {}} onDone={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toBe('No.');
  expect(screen.queryByText('No other page links to it.')).toBeNull();
  expect(isDisabled('Delete the page')).toBe(true);
  answer = () => Response.json([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No other page links to it.');
  expect(isDisabled('Delete the page')).toBe(false);
});
