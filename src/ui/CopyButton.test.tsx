import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { type Toast, toasts } from '../shared/toast.ts';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows the number if the browser does not allow copying', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const said: Toast[] = [];
  const end = toasts.listen((toast) => said.push(toast));
  renderOnSite(<CopyButton text="(919) 555-0100" />);
  await user.click(screen.getByRole('button', { name: 'Copy (919) 555-0100' }));
  end();
  expect(said).toEqual([{ kind: 'error', message: expect.stringContaining('(919) 555-0100') }]);
});
