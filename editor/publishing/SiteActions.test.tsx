import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openInMemory, secondHome, typeIn, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import { listenForKeys } from '../document/keys.ts';
import type { OpenSite } from '../document/openSite.ts';
import { Refused } from '../refused.ts';
import { SiteActions } from './SiteActions.tsx';

let memory: Awaited<ReturnType<typeof secondHome>>;
let site: OpenSite;
beforeEach(async () => {
  memory = await secondHome();
  site = await openInMemory(memory);
});

const footer = ['footer', 'text'];
const type = (name: string, path: string[], text: string) =>
  act(() => typeIn(site.copy, name, path, text));
const textIn = (name: string) => memory.files().get(name)?.text;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const said = (words: string | RegExp) =>
  waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toMatch(words));
/** Shows the actions on the screen of a page, when the site has been checked. */
async function show(opened = site) {
  await waitFor(() => expect(site.checked()).toBeDefined());
  showInSite(opened, <SiteActions name="visit.json" />);
}

test('one Undo and one Save for all documents, which names what waits and why', async () => {
  await show();
  expect([button('Undo').disabled, button('Redo').disabled, button('Save').disabled]).toEqual([
    ...[true, true, true],
  ]);
  type('visit.json', ['title'], 'Mine');
  type('site.json', footer, "We don't wait.");
  type('work.json', ['title'], '');
  expect(button('3 documents changed')).toBeTruthy();
  await press('Save');
  await said('2 documents saved. “Work” was not saved. It has 1 error.');
  expect(textIn('visit.json')).toContain('Mine');
  expect(textIn('site.json')).toContain("We don't wait.");
  expect(button('1 document changed')).toBeTruthy();
  // Undo can change a document that is not on the screen.
  await press('Undo');
  await said('Undid a change in “Work”.');
  await press('Undo');
  await said('Undid a change in “Site settings”.');
  await press('Redo');
  await said('Redid a change in “Site settings”.');
  await press('Undo');
  await press('Save');
  await said('Saved.');
  await press('Dismiss');
  await said(/^Saved$/);
  expect(textIn('site.json')).not.toContain("We don't wait.");
});

test('the shortcuts do the same, wherever the last change was', async () => {
  const stop = listenForKeys(document);
  await show();
  type('site.json', footer, 'Mine');
  const key = (name: string) =>
    act(async () => void fireEvent.keyDown(document.body, { key: name, ctrlKey: true }));
  await key('z');
  expect(site.copy.changed()).toEqual([]);
  await key('y');
  await key('s');
  await said('Saved.');
  expect(textIn('site.json')).toContain('"text": "Mine"');
  await key('s');
  await said('Everything is saved.');
  stop();
});

test('lists the changes in words, each document with its Undo', async () => {
  await show();
  type('visit.json', ['title'], 'Mine');
  type('site.json', footer, 'My footer');
  await act(async () => void (await site.change('create', { path: '/new', title: 'New page' })));
  await press('3 documents changed');
  const list = within(await screen.findByRole('list', { name: 'Changed documents' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows.filter((row) => row.includes('This changes every page.'))).toHaveLength(1);
  expect(rows.filter((row) => row.includes('New page'))).toHaveLength(1);
  expect(rows.join()).toMatch(/Title: from “Visit the workshop” to “Mine”/);
  fireEvent.click(list.getByRole('button', { name: /settings”$/ }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(site.copy.changed()).not.toContain('site.json');
  act(() => void site.copy.undo());
  expect(valueIn(site.copy, 'site.json', ...footer)).toBe('My footer');
});

test('asks about what somebody else changed too, and takes the chosen text', async () => {
  await show();
  type('visit.json', ['title'], 'Mine');
  const theirs = textIn('visit.json')?.replace('"Visit the workshop"', '"Theirs"');
  memory.change({ 'visit.json': theirs });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: /Theirs/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Use these' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(valueIn(site.copy, 'visit.json', 'title')).toBe('Theirs');
  expect(textIn('visit.json')).toBe(theirs);
});

test('shows why nothing was saved, and that this browser cannot keep the changes', async () => {
  await show({
    ...site,
    save: async () => {
      throw new Refused('The disk is full.');
    },
    storageState: () => full,
  });
  expect(screen.getByRole('alert').textContent).toMatch(/^No space\. Unsaved changes/);
  type('visit.json', ['title'], 'Mine');
  await press('Save');
  const dialog = screen.getByRole('dialog', { name: 'Not saved' });
  expect(dialog.textContent).toMatch(/The disk is full\..*Your changes are kept\./);
  expect(site.copy.changed()).toEqual(['visit.json']);
});
const full = { failed: 'No space.' };
