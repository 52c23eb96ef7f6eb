import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Comparison } from './Comparison.tsx';

test('reports a change that cannot be reverted on its own', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ html: '<main></main>' }));
  const states = {
    before: { title: 'Then', document: { path: '/a', title: 'A', blocks: [] } },
    after: { title: 'Now', document: { path: '/a', title: 'B', blocks: [] } },
  };
  render(
    <Comparison
      title="Changes"
      name="a.json"
      {...states}
      replace={() => false}
      onClose={() => {}}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Revert: Title/ }));
  expect(await screen.findByText(/can’t be reverted on its own/)).toBeTruthy();
});
