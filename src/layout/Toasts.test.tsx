import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { showToast } from '../shared/toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows a message long enough to read, or until a newer one replaces it', () => {
  renderOnSite(<Toasts />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => showToast('error', 'The page could not be loaded.'));
  expect(status.textContent).toBe('The page could not be loaded.');
  act(() => vi.advanceTimersByTime(5000));
  act(() => showToast('success', '919-555-0100 copied.'));
  expect(status.textContent).toBe('919-555-0100 copied.');
  act(() => vi.advanceTimersByTime(5000));
  expect(status.textContent).toBe('919-555-0100 copied.');
  act(() => vi.advanceTimersByTime(15_000));
  expect(status.textContent).toBe('');
});

test('shows a repeated message as a new element, so that screen readers announce it', () => {
  renderOnSite(<Toasts />);
  act(() => showToast('success', '919-555-0100 copied.'));
  const first = screen.getByText('919-555-0100 copied.');
  act(() => showToast('success', '919-555-0100 copied.'));
  expect(screen.getByText('919-555-0100 copied.')).not.toBe(first);
});
