import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { apiPath } from '../api.ts';
import { MovePage } from './pageDialogs.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = { name: 'faq.json', path: '/faq', title: 'Questions', errors: 0, warnings: 0 };

test.each([
  { off: 'Change these links too', changeLinks: false, redirect: true },
  { off: 'Lead visitors who still ask for /faq', changeLinks: true, redirect: false },
])('of a new address "$off" can be left out by itself', async ({ off, ...expected }) => {
  const asked: object[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    if (name === 'move') asked.push(JSON.parse(body));
    return Response.json(name === 'links' ? [] : { hash: 'now' });
  });
  const done = vi.fn();
  render(<MovePage page={page} onClose={() => {}} onDone={done} />);
  fireEvent.change(screen.getByLabelText('New address'), { target: { value: '/answers' } });
  fireEvent.click(screen.getByLabelText(off, { exact: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(asked).toEqual([{ name: 'faq.json', hash: 'now', path: '/answers', ...expected }]);
});
