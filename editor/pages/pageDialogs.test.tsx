import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  fireEvent.click(
    await screen.findByLabelText('Point the links to another page, and redirect visitors'),
  );
  expect(screen.getAllByText(/: leads to the other page$/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  const led = { to: '/', takesOut: false, redirect: true };
  expect(requests.at(-1)).toMatchObject(['remove', { instead: led }]);
});

test('derives the address of a new page from its title until one is entered', () => {
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

const pressed = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('names the copied page, and opens the copy once it is created', async () => {
  const requests = answerRequests({ create: { name: 'about #2.json' } });
  const own = { ...page, short: 'FAQ' };
  render(<CreatePage copyOf={own} pages={[own]} language="en" onClose={() => {}} />);
  expect(screen.getByRole('dialog', { name: 'A copy of “FAQ”' })).toBeTruthy();
  const [title, address] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([title?.required, address?.required]).toEqual([true, true]);
  // The browser must not spell-check or autofill an address.
  expect(['spellcheck', 'autocomplete'].map((name) => address?.getAttribute(name))).toEqual([
    'false',
    'off',
  ]);
  write(/^Title/, 'About us');
  write(/^Address/, '/mine');
  write(/^Address/, '');
  expect(address?.value).toBe('/about-us');
  pressed('Create');
  await waitFor(() => expect(location.hash).toBe(`#${encodeURIComponent('about #2.json')}`));
  const created = { path: '/about-us', title: 'About us', copyOf: 'faq.json' };
  expect(requests).toEqual([['create', created]]);
  location.hash = '';
});

test('lists the links to a page, and changes the address of the open file', async () => {
  const requests = answerRequests({ links, move: { changed: [], moves: [] } });
  const [done, close] = [vi.fn(), vi.fn()];
  const others = [child, { ...child, path: '/faq/desks' }, { ...child, path: '/faqs' }];
  const shown = { page, pages: [page, ...others], hash: 'open', onClose: close, onDone: done };
  render(<MovePage {...shown} />);
  expect(screen.getByRole('dialog', { name: 'The address of “Questions”' })).toBeTruthy();
  expect(screen.getByText('Looking for links to it …')).toBeTruthy();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Site settings, Header, link 1 (“Questions”)',
    'Site settings, Lead form',
  ]);
  expect(isDisabled('Change the address')).toBe(true);
  write('New address', '/answers');
  fireEvent.click(screen.getByLabelText('Change the 2 addresses below it too, such as /faq/rooms'));
  pressed('Change the address');
  await waitFor(() => expect(done).toHaveBeenCalled());
  const wanted = { path: '/answers', changeLinks: true, redirect: true, below: false };
  expect(requests.slice(1)).toEqual([['move', { name: 'faq.json', hash: 'open', ...wanted }]]);
  pressed('Cancel');
  expect(close).toHaveBeenCalledTimes(1);
});

test('deletes a page once its links are known, and redirects its visitors if chosen', async () => {
  const requests = answerRequests({ links: [], source: { hash: 'now' } });
  const unreadable = { ...page, name: 'broken.json', path: '' };
  const missing = { ...page, name: '404.json', path: '/404' };
  const done = vi.fn();
  render(
    <DeletePage
      page={page}
      pages={[home, page, missing, unreadable, child]}
      onClose={() => {}}
      onDone={done}
    />,
  );
  expect(screen.getByText('Looking for links to it …')).toBeTruthy();
  expect(isDisabled('Delete the page')).toBe(true);
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
  fireEvent.click(await screen.findByLabelText('Redirect visitors from /faq to another page'));
  expect(isDisabled('Delete the page')).toBe(false);
  const other = screen.getByLabelText('The other page');
  expect(Array.from(other.querySelectorAll('option'), (own) => own.textContent)).toEqual([
    'Home (/)',
    'Rooms (/faq/rooms)',
  ]);
  write('The other page', '/faq/rooms');
  pressed('Delete the page');
  await waitFor(() => expect(done).toHaveBeenCalled());
  const instead = { to: '/faq/rooms', takesOut: true, redirect: true };
  expect(requests.at(-1)).toEqual(['remove', { name: 'faq.json', hash: 'now', instead }]);
});

test('points links of a deleted unpublished page elsewhere, without a redirect', async () => {
  const requests = answerRequests({ links: links.slice(0, 1), source: { hash: 'now' } });
  const own = { ...page, isUnpublished: true };
  const done = vi.fn();
  render(<DeletePage page={own} pages={[home, own]} onClose={() => {}} onDone={done} />);
  const [takeOut, lead] = await screen.findAllByRole<HTMLInputElement>('radio');
  const chosen = () => [takeOut?.checked, lead?.checked];
  expect(chosen()).toEqual([true, false]);
  expect(screen.queryByLabelText('The other page')).toBeNull();
  if (takeOut && lead) fireEvent.click(lead);
  expect(chosen()).toEqual([false, true]);
  expect(screen.getByLabelText('The other page')).toBeTruthy();
  expect(screen.queryByLabelText(/^Redirect visitors/)).toBeNull();
  pressed('Delete the page');
  await waitFor(() => expect(done).toHaveBeenCalled());
  const instead = { to: '/', takesOut: false, redirect: false };
  expect(requests.at(-1)).toMatchObject(['remove', { instead }]);
});

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

test('does not delete a page if its dialog closes before anything was written', async () => {
  const requests: string[] = [];
  let answer = () => {};
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.slice(apiPath.length);
    requests.push(name);
    if (name === 'source')
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return Response.json(name === 'links' ? [] : { hash: 'now' });
  });
  const { unmount } = render(
    <DeletePage page={page} pages={[page]} onClose={() => {}} onDone={() => {}} />,
  );
  await screen.findByText('No other page links to it.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete the page' }));
  await waitFor(() => expect(requests).toEqual(['links', 'source']));
  unmount();
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toEqual(['links', 'source']);
});
