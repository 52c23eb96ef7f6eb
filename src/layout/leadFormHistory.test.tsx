import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { SiteProvider } from '../shared/site.ts';
import { LeadForm } from './LeadForm.tsx';

let forward: () => void;
function Forward() {
  const navigate = useNavigate();
  forward = () => navigate(1);
  return null;
}

test('a dialog closed with its button opens again on Forward', async () => {
  const entries = ['/', { pathname: '/', state: { dialog: true } }];
  render(
    <SiteProvider value={site}>
      <MemoryRouter initialEntries={entries} initialIndex={1}>
        <LeadForm dialog={undefined} />
        <Forward />
      </MemoryRouter>
    </SiteProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  await act(async () => forward());
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
});
