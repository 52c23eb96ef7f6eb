import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { showToast } from '../shared/toast.ts';
import { Toasts } from './Toasts.tsx';

// The library of toasts is there, the styles of all pages cannot be fetched.
vi.mock('../styles/loadStyles.ts', () => ({
  loadStyles: () => Promise.reject(new Error('offline')),
}));

afterEach(cleanup);

test('a message is shown plainly where the styles of the library are missing', async () => {
  renderOnSite(<Toasts />);
  act(() => showToast('error', 'The page could not be loaded.'));
  expect((await screen.findByText('The page could not be loaded.')).getAttribute('role')).toBe(
    'status',
  );
});
