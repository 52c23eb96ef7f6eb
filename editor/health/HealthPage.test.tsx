import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openInMemory, secondHome, typeIn, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import type { OpenSite } from '../document/openSite.ts';
import { useChecked } from '../document/SiteContext.ts';
import { HealthPage } from './HealthPage.tsx';

let site: OpenSite;
beforeEach(async () => {
  site = await openInMemory(await secondHome());
});

function Health() {
  const overview = useChecked()?.overview;
  return overview && <HealthPage overview={overview} />;
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a fix is one step of the site, also beside other edits, and its finding disappears', async () => {
  const { copy } = site;
  typeIn(copy, 'visit.json', ['blocks', 0, 'href'], '/pricess');
  typeIn(copy, 'visit.json', ['title'], 'Not saved');
  showInSite(site, <Health />);
  const visit = await card('Visit');
  expect(visit.getByText('Error')).toBeTruthy();
  const link = visit.getByRole('link', { name: /^Go there: Visit, .*pricess/ });
  expect(link.getAttribute('href')).toBe('#visit.json:/blocks/0/href');
  fireEvent.click(visit.getByRole('button', { name: 'Use /prices' }));
  expect(valueIn(copy, 'visit.json', 'blocks', 0, 'href')).toBe('/prices');
  expect(valueIn(copy, 'visit.json', 'title')).toBe('Not saved');
  expect(screen.getByText('“Visit” changed. Nothing is saved yet.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Visit' })).toBeNull());
  expect((await card('Nothing to do')).getByText('Visit')).toBeTruthy();
  act(() => void copy.undo());
  expect(valueIn(copy, 'visit.json', 'blocks', 0, 'href')).toBe('/pricess');
});

test('a number that the settings lack is added to them, with the link', async () => {
  const { copy } = site;
  typeIn(copy, 'visit.json', ['blocks', 0, 'href'], 'tel:+44 20 7946 0099');
  showInSite(site, <Health />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add this number to the settings' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(valueIn(copy, 'visit.json', 'blocks', 0, 'href')).toBe('tel:sales');
  expect(valueIn(copy, 'site.json', 'phones', 'sales')).toBe('+44 20 7946 0099');
});
