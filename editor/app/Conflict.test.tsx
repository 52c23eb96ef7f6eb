import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Source } from '../api.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Conflict } from './Conflict.tsx';

afterEach(cleanup);

const opening = { site: 'a-site', name: 'faq.json', tab: 'a-tab' };
const page = { path: '/faq', title: 'As saved', description: 'As saved', blocks: [] };

/** Shows the conflict of a document with the file of somebody else. Returns what was done, in its order. */
function show(own: Partial<OpenDocument>, theirs: Source) {
  const done: unknown[] = [];
  const note = (what: string) => async (value?: unknown) => {
    done.push([what, value]);
  };
  const document: OpenDocument = {
    opening,
    newer: undefined,
    base: { hash: 'first', text: '', document: page },
    document: page,
    isText: false,
    change: (changed) => void done.push(['change', changed]),
    rebase: (to) => void done.push(['rebase', to]),
    save: note('save'),
    keepAsVersion: async () => {
      done.push(['keepAsVersion']);
      return {};
    },
    own: [],
    isChanged: true,
    canSave: true,
    isChecked: true,
    unreached: undefined,
    ...own,
  };
  const replace = vi.fn(async (_document: unknown) => true);
  const close = vi.fn();
  render(
    <Conflict
      document={document}
      theirs={theirs}
      onClose={close}
      replace={replace}
      openText={() => {}}
    />,
  );
  return { done, replace, close };
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
    fireEvent.click(screen.getByRole('button', { name: 'Bring both together' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith({ ...both, title }));
    expect(done).toEqual([['rebase', theirs]]);
    expect(close).toHaveBeenCalled();
  },
);

test('changes in different places are both kept, with nothing to choose', async () => {
  const { replace } = show({ document: { ...page, description: 'Mine' } }, theirs);
  expect(screen.queryAllByRole('group')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Bring both together' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith({ ...both, title: 'Theirs' }));
});

const asText = { isText: true, document: '{ "mine": 1 }' };

test('who goes on with the text of another person has the own one among the versions', async () => {
  const { done, close } = show(asText, { hash: 'second', text: '{ "theirs": 1 }' });
  fireEvent.click(screen.getByRole('button', { name: 'Go on with theirs' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(done).toEqual([
    ['keepAsVersion'],
    ['change', '{ "theirs": 1 }'],
    ['rebase', { hash: 'second', text: '{ "theirs": 1 }' }],
  ]);
});

test('who goes on with the own text changes nothing of it', () => {
  const { done, close } = show(asText, { hash: 'second', text: '{ "theirs": 1 }' });
  fireEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
  expect(close).toHaveBeenCalled();
  expect(done.map((each) => Array.isArray(each) && each[0])).toEqual(['rebase']);
});
