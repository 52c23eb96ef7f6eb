import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { showToast } from '../shared/toast.ts';
import { Toasts } from './Toasts.tsx';

// The library of toasts cannot be fetched.
vi.mock('sonner', () => {
  throw new Error('offline');
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a message that the library of toasts cannot show is there long enough to be read, and then goes', async () => {
  renderOnSite(<Toasts />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => showToast('error', 'The page could not be loaded.'));
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(status.textContent).toBe('The page could not be loaded.');
  });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(status.textContent).toBe('The page could not be loaded.');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(status.textContent).toBe('');
});
