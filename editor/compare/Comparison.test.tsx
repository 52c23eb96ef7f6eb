import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Comparison } from './Comparison.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ html: '<main></main>' }));
});

const hero = { type: 'hero', headline: 'Come in and play' };
const old = { path: '/a', title: 'A', blocks: [hero] };
const now = { ...old, title: 'B', blocks: [{ ...hero, headline: 'Come in and stay' }] };

function show(present: unknown, isPossible = true) {
  const replace = vi.fn(() => isPossible);
  const states = {
    before: { title: 'Then', document: old },
    after: { title: 'Now', document: present },
  };
  render(
    <Comparison title="Changes" name="a.json" {...states} replace={replace} onClose={() => {}} />,
  );
  return replace;
}
const revertButton = (field: RegExp) => screen.getByRole('button', { name: field });

test('shows both texts of each change, and reverts it separately', async () => {
  const replace = show(now);
  const list = screen.getByRole('list', { name: 'Differences' });
  expect(list.textContent).toContain('from Come in and play');
  // What differs of a text is marked, in whole words.
  expect(list.querySelectorAll('ins')[1]?.textContent).toBe('stay');
  fireEvent.click(revertButton(/^Revert: Hero › Headline/));
  await waitFor(() => expect(replace.mock.calls).toEqual([[{ ...now, blocks: [hero] }]]));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Undo restores it'));
});

test('reports a change that cannot be reverted on its own', async () => {
  show(now, false);
  fireEvent.click(revertButton(/^Revert: Title/));
  expect(await screen.findByText(/can’t be reverted on its own/)).toBeTruthy();
});
