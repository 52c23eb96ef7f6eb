import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDocument } from '../../tests/tools/formInStore.tsx';
import { apiPath, type Source } from '../api.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Conflict } from './Conflict.tsx';

const page = { path: '/faq', title: 'As saved', description: 'As saved', blocks: [] };

/** Shows the conflict of a document with a file changed elsewhere. Returns the calls in order. */
function show(own: Partial<OpenDocument>, theirs: Source) {
  const done: unknown[] = [];
  const document = openDocument({
    base: { hash: 'first', text: '', document: page },
    isChanged: true,
    rebase: (to) => void done.push(['rebase', to]),
    keepAsVersion: async () => {
      done.push(['keepAsVersion']);
      return {};
    },
    ...own,
  });
  const replace = vi.fn((changed: unknown) => {
    if (typeof changed === 'string') done.push(['replace', changed]);
    return true;
  });
  const close = vi.fn();
  const openText = vi.fn();
  render(
    <Conflict
      document={document}
      theirs={theirs}
      onClose={close}
      replace={replace}
      openText={openText}
    />,
  );
  return { done, replace, close, openText };
}

const mine = { ...page, title: 'Mine', description: 'Mine' };
const theirs = {
  hash: 'second',
  text: '',
  document: { ...page, title: 'Theirs', path: '/answers' },
};
const both = { ...page, path: '/answers', description: 'Mine' };

const asText = { isText: true, document: '{ "mine": 1 }' };

test('keeps my text as a version when I use theirs', async () => {
  const { done, close } = show(asText, { hash: 'second', text: '{ "theirs": 1 }' });
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(done).toEqual([
    ['keepAsVersion'],
    ['replace', '{ "theirs": 1 }'],
    ['rebase', { hash: 'second', text: '{ "theirs": 1 }' }],
  ]);
});

test('shows the label and both texts of each field that both changed, with a separate choice', async () => {
  const theirsToo = { ...theirs.document, description: '' };
  const { replace } = show({ document: mine }, { ...theirs, document: theirsToo });
  expect(screen.getByRole('dialog', { name: 'Someone else changed this file' })).toBeTruthy();
  expect(screen.getByText(/^Changes made by only one of you are kept/)).toBeTruthy();
  const choices = screen.getAllByRole('group');
  expect(choices.map((own) => own.querySelector('legend')?.textContent)).toEqual([
    ...['Title', 'Description'],
  ]);
  const [title] = choices;
  expect(Array.from(title?.querySelectorAll('pre') ?? [], (own) => own.textContent)).toEqual([
    ...['Mine', 'Theirs'],
  ]);
  if (title) fireEvent.click(within(title).getByLabelText(/Theirs/));
  const checked = screen.getAllByRole<HTMLInputElement>('radio').map((own) => own.checked);
  expect(checked).toEqual([false, true, true, false]);
  // The radio buttons of each field form a separate group.
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Merge both' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith({ ...both, title: 'Theirs' }));
});

test('opens a file that no form can show, after keeping the unsaved document as a version', async () => {
  const requests: [string, string][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    requests.push([address.slice(apiPath.length), body]);
    return Response.json({});
  });
  const broken = { hash: 'second', text: '{' };
  const { done, openText } = show({ document: mine }, broken);
  expect(screen.queryByRole('button', { name: 'Merge both' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open their file' }));
  await waitFor(() => expect(openText.mock.calls).toEqual([[broken]]));
  expect(done).toEqual([['keepAsVersion']]);
  expect(requests).toEqual([['discard', '{"name":"faq.json","tab":"a-tab"}']]);
  vi.unstubAllGlobals();
});

test('their file becomes the base only after the document has both changes', async () => {
  const { done, replace, close } = show({ document: mine }, theirs);
  replace.mockImplementation(() => {
    expect(done).toEqual([]);
    return false;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Merge both' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
  expect([done, close.mock.calls.length]).toEqual([[], 0]);
  replace.mockImplementation(() => true);
  fireEvent.click(screen.getByRole('button', { name: 'Merge both' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(done).toEqual([['rebase', theirs]]);
});
