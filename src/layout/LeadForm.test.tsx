import { act, cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { SiteProvider } from '../shared/site.ts';
import { toasts } from '../shared/toast.ts';
import { LeadForm } from './LeadForm.tsx';

// The code of the dialog fails to load.
vi.mock('./LeadFormDialog.tsx', () => {
  throw new Error('offline');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("replaces the dialog's history entry with the form's page if the code fails to load", async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const before = window.location.href;
  render(
    <SiteProvider value={site}>
      <MemoryRouter initialEntries={[{ pathname: '/', state: { dialog: true } }]}>
        <LeadForm dialog={undefined} />
      </MemoryRouter>
    </SiteProvider>,
  );
  await waitFor(() => expect(replace).toHaveBeenCalledWith(site.leadForm.page));
  // A new entry would make Back return to the dialog, which would fail again.
  expect(assign).not.toHaveBeenCalled();
  expect(window.location.href).toBe(before);
});

test('shows a message offline and keeps the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const messages: string[] = [];
  const end = toasts.listen(({ message }) => messages.push(message));
  render(
    <SiteProvider value={site}>
      <MemoryRouter initialEntries={['/', { pathname: '/', state: { dialog: true } }]}>
        <LeadForm dialog={undefined} />
      </MemoryRouter>
    </SiteProvider>,
  );
  await waitFor(() => expect(messages).toEqual([site.words.notLoaded]));
  expect(replace).not.toHaveBeenCalled();
  end();
});

test('does not load the code on a page without the dialog', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await act(async () => {
    render(
      <SiteProvider value={site}>
        <MemoryRouter>
          <LeadForm dialog={undefined} />
        </MemoryRouter>
      </SiteProvider>,
    );
  });
  expect(replace).not.toHaveBeenCalled();
});
