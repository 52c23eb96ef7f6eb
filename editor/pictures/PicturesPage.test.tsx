import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryHome, snapshotOf } from '../../tests/tools/memoryHome.ts';
import { openInMemory, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import { Refused } from '../refused.ts';
import { PicturesPage } from './PicturesPage.tsx';

const size = { width: 800, height: 600 };
const isVector = false;
const time = '2026-05-04T10:11:12.123Z';
const page = (title: string, alt: string | undefined, more: object) => ({
  ...{ path: `/${title}`, title },
  blocks: [{ type: 'hero', headline: title, picture: { src: 'pictures/bench.jpg', alt }, ...more }],
});

/** Shows the page for a site in memory; `refused` is why nothing can be written. */
async function show(refused?: string) {
  const documents = {
    'site.json': {},
    'home.json': page('Home', 'The bench', {}),
    'visit.json': page('Visit', undefined, { href: '/downloads/prices.pdf' }),
  };
  const { home } = memoryHome(
    snapshotOf(documents, {
      pictures: [
        { src: 'pictures/bench.jpg', isVector, size },
        { src: 'pictures/strings.jpg', isVector, size },
        { src: 'pictures/broken.jpg', isVector, problem: 'It is empty.' },
      ],
      downloads: [
        { address: '/downloads/old-prices.pdf', bytes: 41_000 },
        { address: '/downloads/prices.pdf', bytes: 52_000 },
      ],
      removed: [{ id: '1', name: 'pictures/old.jpg', time }],
    }),
  );
  const write = async () => {
    throw new Refused(refused ?? '');
  };
  const site = await openInMemory({ home: refused === undefined ? home : { ...home, write } });
  showInSite(site, <PicturesPage />);
  return site;
}

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const announced = (words: string) => waitFor(() => expect(statuses()).toContain(words));
const texts = (name: string) =>
  Array.from(screen.getByRole('list', { name }).children, ({ textContent }) => textContent);

test('shows each picture with its size and uses, and what is wrong with a broken one', async () => {
  await show();
  expect(statuses()).toContain('Reading …');
  await announced('3 pictures');
  expect(screen.getByRole('link', { name: 'All pages' }).getAttribute('href')).toBe('#');
  const shown = Array.from(document.querySelectorAll('img'), (picture) => [
    ...['src', 'alt', 'loading'].map((name) => picture.getAttribute(name)),
  ]);
  expect(shown).toEqual([
    ['/pictures/bench.jpg', '', 'lazy'],
    ['/pictures/strings.jpg', '', 'lazy'],
  ]);
  expect(texts('Used pictures')).toEqual([
    'bench.jpg800 × 600 pixelsused 2 timesHome, Hero › Picture: The benchVisit, Hero › Picture: no descriptionReplace everywhere',
  ]);
  expect(texts('Unused pictures')).toEqual([
    'strings.jpg800 × 600 pixelsRemove',
    'broken.jpgIt is empty.Remove',
  ]);
});

test('replaces a picture everywhere after showing its uses, as one step', async () => {
  const { copy } = await show();
  const src = () => valueIn(copy, 'visit.json', 'blocks', 0, 'picture', 'src');
  fireEvent.click(await screen.findByRole('button', { name: 'Replace bench.jpg everywhere' }));
  fireEvent.click(await screen.findByRole('button', { name: /^strings\.jpg/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const places = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual([
    'Home, Hero › Picture: The bench',
    'Visit, Hero › Picture: no description',
  ]);
  expect(copy.changed()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Replace it in 2 places' }));
  await announced('bench.jpg replaced with strings.jpg in 2 documents.');
  expect(src()).toBe('pictures/strings.jpg');
  copy.undo();
  expect(src()).toBe('pictures/bench.jpg');
  expect(copy.changed()).toEqual([]);
});

test('removes a download without links, and restores it', async () => {
  const { copy } = await show();
  const files = within(await screen.findByRole('list', { name: 'Downloads' }));
  const [old, used] = texts('Downloads');
  expect(old).toContain('old-prices.pdf');
  expect(old).toContain('41 KB, not published: no link leads to it');
  expect(used).toContain('prices.pdf52 KBused once');
  expect(files.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(files.getByRole('button', { name: 'Remove old-prices.pdf' }));
  const count = () => copy.get().base.downloads.length;
  expect(count()).toBe(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the file' }));
  await announced('old-prices.pdf removed. You can restore it below.');
  expect(count()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Restore old-prices.pdf' }));
  await announced('old-prices.pdf restored.');
  expect(count()).toBe(2);
});

test('a picture that a saved page shows cannot be removed before the changes are saved', async () => {
  const { copy, change } = await show();
  const { pictures } = copy.get().base;
  await change('replacePicture', { from: 'pictures/bench.jpg', to: 'pictures/strings.jpg' });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove bench.jpg' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Save your changes first');
  expect(copy.get().base.pictures).toBe(pictures);
});

test('shows when a picture was removed, and why it cannot be restored', async () => {
  await show('The disk is full.');
  const back = await screen.findByRole('button', { name: 'Restore old.jpg' });
  expect(back.parentElement?.textContent).toBe(`old.jpg ${new Date(time).toLocaleString()}Restore`);
  fireEvent.click(back);
  expect(back).toHaveProperty('disabled', true);
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full.');
  expect(back).toHaveProperty('disabled', false);
});

test('a change of all pages can be saved and undone here', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});
