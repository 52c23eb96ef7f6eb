import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  openInMemory,
  secondHome,
  storageInMemory,
  typeIn,
  valueIn,
} from '../../tests/tools/openInMemory.ts';
import { OpenElsewhere, type OpenSite } from '../document/openSite.ts';
import { Refused } from '../refused.ts';
import { App } from './App.tsx';

// Other tests open the editor of a document.
vi.mock('../workspace/DocumentEditor.tsx', () => ({
  default: ({ name }: { name: string }) => <p>The document {name}</p>,
}));

let memory: Awaited<ReturnType<typeof secondHome>>;
beforeEach(async () => {
  memory = await secondHome();
});

const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const listed = () => screen.findByRole('table', { name: 'Pages' });

test('opens the document in the address, whatever its file name, and lists all pages without one', async () => {
  const text = memory
    .files()
    .get('work.json')
    ?.text.replace(/"title": ".*?"/, '"title": "{company}: work"');
  memory.change({ 'work.json': text });
  const open = () => openInMemory(memory);
  render(<App open={open} />);
  expect((await listed()).textContent).toContain('Harbor Piano Workshop: work');
  await goTo(`#${encodeURIComponent('über uns/faq & more.json')}`);
  expect(await screen.findByText('The document über uns/faq & more.json')).toBeTruthy();
  await goTo('#site.json');
  expect(await screen.findByText('The document site.json')).toBeTruthy();
  await goTo('');
  await listed();
});

test('tells the owner of a folder how to publish it, with its path', async () => {
  const open = () => openInMemory(memory);
  const { unmount } = render(<App open={open} folder={() => '/home/anna/my site'} />);
  await listed();
  press('How to publish');
  const dialog = screen.getByRole('dialog', { name: 'How to publish' });
  expect(dialog.textContent).toContain('npm run build -- --content "/home/anna/my site"');
  expect(dialog.textContent).not.toContain('Save first');
  unmount();
  render(<App open={open} />);
  await listed();
  expect(screen.queryByRole('button', { name: 'How to publish' })).toBeNull();
});

test('shows edits that this browser has kept, and discards them on request', async () => {
  const storage = storageInMemory();
  const first = await openInMemory(memory, { storage });
  typeIn(first.copy, 'visit.json', ['title'], 'Kept');
  first.close();
  let site: OpenSite | undefined;
  const open = async () => {
    site = await openInMemory(memory, { storage });
    return site;
  };
  render(<App open={open} />);
  expect(await screen.findByText(/^Your changes from .* were restored\.$/)).toBeTruthy();
  expect((await listed()).textContent).toContain('Kept');
  press('Discard');
  await waitFor(() => expect(screen.queryByText('Kept')).toBeNull());
  expect(site && valueIn(site.copy, 'visit.json', 'title')).toBe('Visit the workshop');
});

test('one tab at a time edits a site, and this one can take over', async () => {
  const attempts: boolean[] = [];
  let lose = () => {};
  const open = async (isForced: boolean, onLost: () => void) => {
    attempts.push(isForced);
    lose = onLost;
    if (!isForced) throw new OpenElsewhere();
    return openInMemory(memory);
  };
  render(<App open={open} />);
  await screen.findByRole('heading', { name: 'Open in another tab' });
  press('Continue here');
  await listed();
  expect(attempts).toEqual([false, true]);
  // The other tab takes it back.
  act(() => lose());
  expect(screen.getByRole('alert').textContent).toContain('Your changes are kept.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a site that cannot be read shows why, and is read again on request', async () => {
  let isFailing = true;
  const open = async () => {
    if (isFailing) throw new Refused('The folder is not there.');
    return openInMemory(memory);
  };
  render(<App open={open} />);
  expect((await screen.findByRole('alert')).textContent).toContain('The folder is not there.');
  isFailing = false;
  press('Try again');
  await listed();
});
