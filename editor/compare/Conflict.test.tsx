import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDocument } from '../../tests/tools/formInStore.tsx';
import { apiPath, type Source } from '../api.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Conflict } from './Conflict.tsx';

const page = { path: '/faq', title: 'As saved', description: 'As saved', blocks: [] };

/** Shows the conflict of a document with the file of somebody else. Returns what was done, in its order. */
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

test.each([
  ['Yours', 'Mine'],
  ['Theirs', 'Theirs'],
])(
  'of what both changed, "%s" is taken where it is chosen; else what one of them changed is',
  async (side, title) => {
    const { done, replace, close } = show({ document: mine }, theirs);
    const choices = screen.getAllByRole('group');
    expect(choices).toHaveLength(1);
    const [choice] = choices;
    if (!choice) throw new Error('There is nothing to choose.');
    expect(within(choice).getByLabelText<HTMLInputElement>(/Yours/).checked).toBe(true);
    fireEvent.click(within(choice).getByLabelText(/Theirs/));
    fireEvent.click(within(choice).getByLabelText(new RegExp(side)));
    fireEvent.click(screen.getByRole('button', { name: 'Merge both' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith({ ...both, title }));
    expect(done).toEqual([['rebase', theirs]]);
    expect(close).toHaveBeenCalled();
  },
);

test('changes in different places are both kept, with nothing to choose', async () => {
  const { replace } = show({ document: { ...page, description: 'Mine' } }, theirs);
  expect(screen.queryAllByRole('group')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Merge both' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith({ ...both, title: 'Theirs' }));
});

const asText = { isText: true, document: '{ "mine": 1 }' };

test('who goes on with the text of another person has the own one among the versions', async () => {
  const { done, close } = show(asText, { hash: 'second', text: '{ "theirs": 1 }' });
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(done).toEqual([
    ['keepAsVersion'],
    ['replace', '{ "theirs": 1 }'],
    ['rebase', { hash: 'second', text: '{ "theirs": 1 }' }],
  ]);
});

test('who goes on with the own text changes nothing of it', () => {
  const { done, close } = show(asText, { hash: 'second', text: '{ "theirs": 1 }' });
  fireEvent.click(screen.getByRole('button', { name: 'Use mine' }));
  expect(close).toHaveBeenCalled();
  expect(done.map((each) => Array.isArray(each) && each[0])).toEqual(['rebase']);
});

test('each place that both changed has its name and both texts, and is chosen by itself', async () => {
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
  // The buttons of one place are apart from those of the other.
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Merge both' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith({ ...both, title: 'Theirs' }));
});

test('a field that somebody took away is shown as empty', () => {
  const { title: _title, ...without } = page;
  show({ document: mine }, { ...theirs, document: without });
  const texts = Array.from(document.querySelectorAll('pre'), (own) => own.textContent);
  expect(texts).toEqual(['Mine', 'Empty']);
});

test('a file that no form can show is opened, once what is not saved is a version', async () => {
  const asked: [string, string][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push([address.slice(apiPath.length), body]);
    return Response.json({});
  });
  const broken = { hash: 'second', text: '{' };
  const { done, openText } = show({ document: mine }, broken);
  expect(screen.queryByRole('button', { name: 'Merge both' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open their file' }));
  await waitFor(() => expect(openText.mock.calls).toEqual([[broken]]));
  expect(done).toEqual([['keepAsVersion']]);
  expect(asked).toEqual([['discard', '{"name":"faq.json","tab":"a-tab"}']]);
  vi.unstubAllGlobals();
});

test('a text that cannot be read is not gone on with, and nothing is decided by closing', () => {
  const { done, close } = show(asText, { hash: 'second' });
  const theirsButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Use theirs' });
  expect(theirsButton.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(done).toEqual([]);
});

test('the file of others becomes the base only when both changes are in the document', async () => {
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
