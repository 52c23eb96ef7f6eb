import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EditorOf } from '../../tests/tools/EditorOf.tsx';
import { openInMemory, secondHome, typeIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';

test.each<[string, string, Record<string, string | undefined>, string | RegExp]>([
  ['in a form', 'visit.json', {}, 'Come in and play'],
  ['in a form, also settings with an error', 'site.json', {}, 'Site settings'],
  ['with its errors if it is not JSON', 'a.json', { 'a.json': '{' }, /until its errors are fixed/],
  ['that others removed', 'visit.json', { 'visit.json': undefined }, 'visit.json does not exist'],
  [
    'after the settings if they are broken',
    'visit.json',
    { 'site.json': '{' },
    /^The site settings have errors/,
  ],
])('opens a document %s', async (_what, name, files, words) => {
  const memory = await secondHome();
  memory.change(files);
  const site = await openInMemory(memory);
  if (name === 'site.json') typeIn(site.copy, name, ['company'], '');
  showInSite(site, <EditorOf name={name} />);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('a file that cannot be read shows why', async () => {
  const memory = await secondHome();
  const { home } = memory;
  const file = { id: 'a', text: '', problem: 'You have no right to read it.' };
  const read = async () => {
    const snapshot = await home.read();
    return { ...snapshot, documents: new Map([...snapshot.documents, ['a.json', file]]) };
  };
  const site = await openInMemory({ home: { ...home, read } });
  await act(async () => void showInSite(site, <EditorOf name="a.json" />));
  expect((await screen.findByRole('alert')).textContent).toMatch(/no right to read it/);
});
