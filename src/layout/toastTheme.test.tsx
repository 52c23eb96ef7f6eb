import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { showToast } from '../shared/toast.ts';
import { Toasts } from './Toasts.tsx';

const shown = vi.hoisted((): string[] => []);
vi.mock('sonner', () => ({
  toast: {
    success: (message: string) => shown.push(`success: ${message}`),
    error: (message: string) => shown.push(`error: ${message}`),
  },
  Toaster: ({ theme }: { theme: string }) => <p>The theme is {theme}</p>,
}));

afterEach(() => {
  cleanup();
  document.documentElement.style.colorScheme = '';
});

test('each toast is shown, in the theme that the page has at that moment', async () => {
  renderOnSite(<Toasts />);
  document.documentElement.style.colorScheme = 'dark';
  act(() => showToast('success', 'It is copied.'));
  expect(await screen.findByText('The theme is dark')).toBeTruthy();
  expect(shown).toEqual(['success: It is copied.']);
  document.documentElement.style.colorScheme = 'light';
  act(() => showToast('error', 'It is not.'));
  expect(await screen.findByText('The theme is light')).toBeTruthy();
  expect(shown).toEqual(['success: It is copied.', 'error: It is not.']);
});
