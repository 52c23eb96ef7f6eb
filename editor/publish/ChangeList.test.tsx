import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChangeList } from './ChangeList.tsx';

// Two states side by side are tested in Comparison.test.tsx.
vi.mock('../compare/Comparison.tsx', () => ({
  Comparison: ({
    before,
    after,
  }: Record<'before' | 'after', { title: string; document: object }>) => (
    <p>{`${before.title} ${JSON.stringify(before.document)}, ${after.title} ${JSON.stringify(after.document)}`}</p>
  ),
}));

const field = { words: 'Hero › Headline', from: 'Old', to: 'New' };
const page = (kind: 'added' | 'removed' | 'changed', name: string, changes = [field]) => ({
  ...{ name: `${name}.json`, title: name, kind, changes },
});

test('lists pages with what happened to them, and all texts on request', () => {
  const pages = [page('changed', 'A'), page('added', 'B', []), page('removed', 'C', [])];
  render(<ChangeList title="Changes" of="outgoing" changes={pages} />);
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines()).toMatchObject(
    [/^A /, 'B new ', 'C deleted '].map((text) => expect.stringMatching(text)),
  );
  expect(screen.queryByText('from')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'View all changes' }));
  expect(lines()[0]).toContain('Hero › Headlinefrom Oldto New');
});

test('offers no details if pages were only added or deleted', () => {
  render(<ChangeList title="Changes" of="outgoing" changes={[page('added', 'B', [])]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['outgoing', 'As it is published {"a":1}, As it will be published {"a":2}'],
  ['incoming', 'On this computer {"a":1}, With changes that others published {"a":2}'],
] as const)('names both states of %s changes', async (of, words) => {
  const states = {
    before: { text: '', document: { a: 1 } },
    after: { text: '', document: { a: 2 } },
  };
  vi.stubGlobal('fetch', async () => Response.json(states));
  render(<ChangeList title="Changes" of={of} changes={[page('changed', 'A')]} />);
  fireEvent.click(screen.getByRole('button', { name: 'View all changes' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'A: both pages side by side' }));
  });
  expect(screen.getByText(words)).toBeTruthy();
});
