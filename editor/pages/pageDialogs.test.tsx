import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openSiteOf } from '../../tests/tools/formInStore.tsx';
import { openInMemory, secondHome, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import type { PageEntry } from '../api.ts';
import type { OpenSite } from '../document/openSite.ts';
import { CreatePage, DeletePage, MovePage } from './pageDialogs.tsx';

let site: OpenSite;
let pages: readonly PageEntry[];
let isOpen: boolean;
beforeEach(async () => {
  site = await openInMemory(await secondHome());
  await site.change('create', { path: '/visit/rooms', title: 'Rooms' });
  ({ pages } = await site.ask('overview', {}));
  isOpen = true;
});
const onClose = () => {
  isOpen = false;
};
const closed = () => waitFor(() => expect(isOpen).toBe(false));
const pageAt = (path: string) => {
  const page = pages.find((own) => own.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const redirects = () => valueIn(site.copy, 'site.json', 'redirects');
const formPage = () => valueIn(site.copy, 'site.json', 'leadForm', 'page');

test('creates a page and opens it, and asks for an address if the title has no Latin letters', async () => {
  showInSite(site, <CreatePage copyOf={undefined} pages={pages} language="ja" onClose={onClose} />);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title/));
  const [status] = screen.getAllByRole('status');
  expect(status?.textContent).toBe('');
  type(/^Title/, '料金のご案内');
  expect(status?.textContent).toMatch(/letters from a to z\.$/);
  type(/^Address/, '/price-list');
  expect(status?.textContent).toBe('');
  await press('Create');
  await waitFor(() => expect(location.hash).toBe('#price-list.json'));
  expect(site.copy.content('price-list.json')).toMatchObject({
    ...{ path: '/price-list', title: '料金のご案内', published: false },
  });
});

test('creates a page in a list as a copy of its first page, at an address below', async () => {
  const listed = [
    { ...pageAt('/'), path: '/visit/older', date: '2025-01-01' },
    { ...pageAt('/work'), path: '/visit/newest', date: '2026-03-01' },
  ];
  showInSite(
    site,
    <CreatePage
      within={pageAt('/visit')}
      below="/visit"
      pages={listed}
      language="en"
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'New page in “Visit”' })).toBeTruthy();
  type(/^Title/, 'A new felt');
  await press('Create');
  await waitFor(() => expect(location.hash).toBe('#visit-a-new-felt.json'));
  expect(site.copy.content('visit-a-new-felt.json')).toMatchObject({
    ...{ path: '/visit/a-new-felt', title: 'A new felt', published: false },
    blocks: valueIn(site.copy, 'work.json', 'blocks'),
  });
});

test.each([
  { off: undefined, form: '/come#request', redirect: true, room: '/come/rooms' },
  { off: /^Redirect visitors/, form: '/come#request', redirect: false, room: '/come/rooms' },
  {
    off: /^Change the 1 address below/,
    form: '/come#request',
    redirect: true,
    room: '/visit/rooms',
  },
])(
  'changes an address with its links, its redirect and the page below: not with $off',
  async (row) => {
    showInSite(site, <MovePage page={pageAt('/visit')} pages={pages} onClose={onClose} />);
    await screen.findByText('These links point to it:');
    type(/^New address/, '/come');
    if (row.off) fireEvent.click(screen.getByLabelText(row.off));
    await press('Change the address');
    await closed();
    expect(formPage()).toBe(row.form);
    expect(valueIn(site.copy, 'visit.json', 'path')).toBe('/come');
    expect(valueIn(site.copy, pageAt('/visit/rooms').name, 'path')).toBe(row.room);
    const moved = expect.objectContaining({ from: '/visit', to: '/come' });
    expect(redirects()).toEqual(
      row.redirect ? expect.arrayContaining([moved]) : expect.not.arrayContaining([moved]),
    );
    expect(screen.getByText(/is now \/come\.$/)).toBeTruthy();
  },
);

test('offers neither a redirect of a page that was never published nor to change links if there are none', async () => {
  const page = pageAt('/visit/rooms');
  showInSite(site, <MovePage page={page} pages={pages} onClose={onClose} />);
  expect(screen.queryByLabelText(/Redirect visitors/)).toBeNull();
  await screen.findByText('No other page links to it.');
  expect(screen.queryByLabelText('Change these links too')).toBeNull();
  const before = redirects();
  type(/^New address/, '/rooms');
  await press('Change the address');
  await closed();
  expect(redirects()).toEqual(before);
});

test('lists what happens to each link before deleting a page, and does it', async () => {
  showInSite(site, <DeletePage page={pageAt('/visit')} pages={pages} onClose={onClose} />);
  const rows = await screen.findAllByRole('listitem');
  const fates = rows.map(({ textContent }) => textContent?.replace(/^.*: /, ''));
  expect(new Set(fates)).toEqual(
    new Set(['the entry is removed', 'a link is required here, so it leads to the other page']),
  );
  (await screen.findByLabelText('Remove the links to it')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByText(/: leads to the other page$/)).toHaveLength(rows.length);
  await userEvent.keyboard('{ArrowUp}');
  fireEvent.click(screen.getByLabelText(/^Redirect visitors from \/visit/));
  fireEvent.change(screen.getByLabelText('The other page'), { target: { value: '/work' } });
  await press('Delete the page');
  await closed();
  expect(site.copy.content('visit.json')).toBeUndefined();
  expect(formPage()).toBe('/work');
  expect(redirects()).not.toContainEqual(expect.objectContaining({ from: '/visit' }));
  expect(JSON.stringify(site.copy.content('site.json'))).not.toContain('"/visit"');
  expect(screen.getByText(/deleted\.$/)).toBeTruthy();
});

test.each([
  ['entry', 'the entry is removed'],
  ['card', 'the card is removed'],
  ['button', 'only the button is removed'],
  ['link', 'the text stays, without the link'],
] as const)('shows what is removed with a link: %s', async (removal, words) => {
  const place = { file: 'site.json', path: ['header'], href: '/visit', title: 'A', place: 'B' };
  const links: OpenSite['ask'] = async () => [{ ...place, removal }];
  showInSite(
    openSiteOf(site.copy, { ask: links }),
    <DeletePage page={pageAt('/visit')} pages={pages} onClose={onClose} />,
  );
  expect((await screen.findByRole('listitem')).textContent).toBe(`A, B: ${words}`);
  // No link is left to point to another page.
  expect(screen.queryByLabelText('The other page')).toBeNull();
});

test('cannot delete a page before the links to it are known', async () => {
  let isFailing = true;
  const { ask } = site;
  const failing: OpenSite['ask'] = (name, request, signal) =>
    isFailing ? Promise.reject(new Error('No.')) : ask(name, request, signal);
  showInSite(
    { ...site, ask: failing },
    <DeletePage page={pageAt('/visit/rooms')} pages={pages} onClose={onClose} />,
  );
  await screen.findByRole('alert');
  expect(screen.queryByText('No other page links to it.')).toBeNull();
  const isDisabled = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Delete the page' }).disabled;
  expect(isDisabled()).toBe(true);
  isFailing = false;
  await press('Try again');
  await screen.findByText('No other page links to it.');
  expect(isDisabled()).toBe(false);
});
