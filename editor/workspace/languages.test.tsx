import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EditorOf } from '../../tests/tools/EditorOf.tsx';
import { openInMemory, secondHome, typeIn, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import { useChecked } from '../document/SiteContext.ts';
import { useAddress } from '../document/useAddress.ts';
import { PageList } from '../pages/PageList.tsx';

function Editor() {
  const overview = useChecked()?.overview;
  const { name } = useAddress();
  if (name !== '') return <EditorOf name={name} />;
  return overview && <PageList overview={overview} />;
}

/** Opens a document of the second site, which has been given German. */
async function show(hash: string) {
  const opened = await openInMemory(await secondHome());
  await opened.change('addLanguage', { language: 'de' });
  location.hash = hash;
  showInSite(opened, <Editor />);
  return opened;
}
const settings = 'de/site.json';
const address = (name: string, path = '') => `#${encodeURIComponent(name)}${path}`;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));

test('the settings of a language show what they inherit, and write only what is changed', async () => {
  const { copy } = await show(address(settings, ':/header'));
  const before = copy.content(settings);
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  expect(sections.queryByRole('link', { name: 'Brand' })).toBeNull();
  expect(sections.queryByRole('link', { name: 'Old addresses' })).toBeNull();
  const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text of the button' });
  expect([text().value, text().placeholder]).toEqual(['', 'Book a Tuning']);
  const list = screen.getByRole('group', { name: 'Links' });
  expect(list.textContent).toContain('/visit');

  fireEvent.change(text(), { target: { value: 'Termin' } });
  expect(copy.content(settings)).toEqual({ ...Object(before), header: { ctaText: 'Termin' } });
  press('Use that of the site settings');
  expect(copy.content(settings)).toEqual(before);

  fireEvent.click(within(list).getByRole('button', { name: 'Change it here' }));
  expect(valueIn(copy, settings, 'header')).toEqual({
    links: valueIn(copy, 'site.json', 'header', 'links'),
  });
  act(() => void copy.undo());
  act(() => typeIn(copy, 'site.json', ['header', 'ctaText'], 'Book now'));
  expect(text().placeholder).toBe('Book now');
  expect(copy.content(settings)).toEqual(before);
});

test('a page is translated from its header, and its texts are marked until they change', async () => {
  const { copy } = await show(address('restoration.json'));
  fireEvent.click(await screen.findByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Translate this page into German' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Translate this page' }));
  await waitFor(() => expect(location.hash).toBe(address('de/restoration.json')));
  const fields = within(await screen.findByRole('region', { name: 'Fields' }));
  const marks = async (count: number) =>
    waitFor(() => expect(fields.queryAllByText('Not translated yet')).toHaveLength(count));
  const description = () => fields.getByRole('textbox', { name: /^Description/ });
  await waitFor(() => expect(description().getAttribute('lang')).toBe('de'));
  const all = (await fields.findAllByText('Not translated yet')).length;
  fireEvent.change(description(), { target: { value: 'Was wir in der Werkstatt reparieren.' } });
  await marks(all - 1);
  expect(copy.content('de/restoration.json')).not.toHaveProperty('translates');
  press('Language: German');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'English' }));
  await waitFor(() => expect(location.hash).toBe(address('restoration.json')));
});

test('a language is removed after a question that names its pages, and one Undo brings all back', async () => {
  const { copy } = await show(address(settings));
  const pages = ['de/home.json', 'de/not-found.json'];
  fireEvent.click(await screen.findByRole('button', { name: 'Language: German' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove German' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove German?' });
  expect(dialog.textContent).toContain('This deletes the 2 pages in German and the settings');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove German' }));
  await screen.findByText('German and 2 pages removed.');
  expect(location.hash).toBe('#site.json');
  for (const name of [settings, ...pages]) expect(copy.content(name)).toBeUndefined();
  expect(await screen.findByRole('button', { name: 'Language: English' })).toBeTruthy();
  act(() => void copy.undo());
  for (const name of [settings, ...pages]) expect(copy.content(name)).toBeDefined();
});

test('the list shows the pages of a language, and what is not translated', async () => {
  await show('');
  const rows = () =>
    within(screen.getByRole('table', { name: 'Pages' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('a')?.textContent ?? '');
  await waitFor(() => expect(rows().join()).toContain('texts to translate'));
  expect(rows().find((row) => row.includes('/restoration'))).toContain('Not in German');
  press('German');
  expect(rows()).toHaveLength(2);
  const link = screen.getByRole('link', { name: /^Site settings in German/ });
  expect(link.getAttribute('href')).toBe(address(settings));
  press('All languages');
  const home = rows().length;
  press(/^Not translated/);
  expect(rows().length).toBeLessThan(home);
  expect(rows().join()).not.toMatch(/English(?! ·)/);
});
