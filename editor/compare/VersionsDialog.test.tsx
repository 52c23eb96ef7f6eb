import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openInMemory, secondHome, typeIn, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import { DocumentHeader } from '../workspace/EditorHeader.tsx';

test('lists what each save changed, shows a version, and restores it as one step', async () => {
  const site = await openInMemory(await secondHome());
  const { copy } = site;
  for (const title of ['Second', 'Third']) {
    typeIn(copy, 'visit.json', ['title'], title);
    await site.save();
  }
  typeIn(copy, 'visit.json', ['title'], 'Not saved');
  showInSite(site, <DocumentHeader name="visit.json" title="Visit" />);
  fireEvent.click(screen.getByRole('button', { name: 'Versions' }));
  const list = within(await screen.findByRole('list', { name: 'Versions' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(
    rows.map((row) => /The save changed: Title: from “(.*)” to “(.*)”/.exec(row)?.slice(1)),
  ).toEqual([
    ['Second', 'Third'],
    ['Visit the workshop', 'Second'],
  ]);
  const [view] = list.getAllByRole('button', { name: /^View/ });
  if (view) fireEvent.click(view);
  const differences = await screen.findByRole('region', { name: 'Differences' });
  expect(differences.textContent).toBe('Titlefrom Secondto Not saved');
  const [restore] = screen.getAllByRole('button', { name: /^Restore/ });
  await act(async () => void (restore && fireEvent.click(restore)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(valueIn(copy, 'visit.json', 'title')).toBe('Second');
  copy.undo();
  expect(valueIn(copy, 'visit.json', 'title')).toBe('Not saved');
});

test('says who published over a version', async () => {
  const { home } = await secondHome();
  const history: typeof home.history = async (name) =>
    (await home.history(name)).map((former) => ({ ...former, by: 'Bob' }));
  const site = await openInMemory({ home: { ...home, history } });
  typeIn(site.copy, 'visit.json', ['title'], 'Second');
  await site.save();
  showInSite(site, <DocumentHeader name="visit.json" title="Visit" />);
  fireEvent.click(screen.getByRole('button', { name: 'Versions' }));
  expect(await screen.findByText(/^Before Bob published, /)).toBeTruthy();
});
