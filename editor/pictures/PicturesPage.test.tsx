import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, apiPath } from '../api.ts';
import { PicturesPage } from './PicturesPage.tsx';

const use = {
  file: 'home.json',
  title: 'Home',
  path: ['blocks', 0, 'picture'],
  words: 'Hero › Picture',
  alt: 'The bench',
};
const size = { width: 800, height: 600 };
const list: Answers['pictures'] = {
  pictures: [
    {
      src: 'pictures/bench.jpg',
      size,
      uses: [use, { ...use, file: 'visit.json', title: 'Visit' }],
    },
    { src: 'pictures/strings.jpg', size, uses: [] },
    { src: 'pictures/broken.jpg', problem: 'It is empty.', uses: [] },
  ],
  downloads: [
    { src: 'downloads/old-prices.pdf', bytes: 41_000, uses: [] },
    {
      src: 'downloads/prices.pdf',
      bytes: 52_000,
      uses: [
        {
          file: 'visit.json',
          title: 'Visit',
          path: ['blocks', 0, 'href'],
          words: 'Hero, Leads to',
        },
      ],
    },
  ],
  removed: [{ id: '1', src: 'pictures/old.jpg', time: '2026-05-04T10:11:12.123Z' }],
};

let sent: unknown[];
let refusing: string | undefined;

beforeEach(() => {
  sent = [];
  refusing = undefined;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    if (name !== 'pictures') sent.push([name, JSON.parse(body)]);
    const answers: Record<string, object> = {
      pictures: list,
      replacePicture: { changed: ['home.json', 'visit.json'] },
      restorePicture: { src: 'pictures/old.jpg' },
    };
    if (name === refusing) return Response.json({ message: 'The disk is full.' }, { status: 500 });
    return Response.json(answers[name] ?? {});
  });
});

const announced = (words: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));

test('replaces a picture everywhere after showing its uses, and announces it', async () => {
  render(<PicturesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Replace bench.jpg everywhere' }));
  fireEvent.click(await screen.findByRole('button', { name: /^strings\.jpg/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent).toEqual([]);
  const places = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual(['Home, Hero › Picture: The bench', 'Visit, Hero › Picture: The bench']);
  fireEvent.click(dialog.getByRole('button', { name: 'Replace it in 2 places' }));
  await announced('Replaced bench.jpg with strings.jpg in 2 files.');
  expect(sent).toEqual([
    ['replacePicture', { from: 'pictures/bench.jpg', to: 'pictures/strings.jpg' }],
  ]);
});

test('shows the links to each download, and removes one without links', async () => {
  render(<PicturesPage />);
  const files = within(await screen.findByRole('list', { name: 'Downloads' }));
  const [old, used] = files.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(old).toContain('old-prices.pdf');
  expect(old).toContain('41 KB, not published: no link leads to it');
  expect(used).toContain('prices.pdf52 KBused once');
  expect(files.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(files.getByRole('button', { name: 'Remove old-prices.pdf' }));
  expect(sent).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the file' }));
  await announced('old-prices.pdf removed. You can restore it below.');
  expect(sent).toEqual([['removePicture', { src: 'downloads/old-prices.pdf' }]]);
});

test('shows each picture with its size and uses, and what is wrong with a broken one', async () => {
  const [bench, ...others] = list.pictures;
  if (!bench) throw new Error('There is a picture.');
  const { alt: _alt, ...silent } = use;
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ...list,
      pictures: [{ ...bench, uses: [use, { ...silent, path: [1] }] }, ...others],
    }),
  );
  render(<PicturesPage />);
  expect(screen.getByRole('status').textContent).toBe('Reading …');
  await announced('3 pictures');
  expect(screen.getByRole('link', { name: 'All pages' }).getAttribute('href')).toBe('#');
  const shown = Array.from(document.querySelectorAll('img'), (picture) => [
    ...['src', 'alt', 'loading'].map((name) => picture.getAttribute(name)),
  ]);
  expect(shown).toEqual([
    ['/pictures/bench.jpg', '', 'lazy'],
    ['/pictures/strings.jpg', '', 'lazy'],
  ]);
  const texts = (name: string) =>
    Array.from(screen.getByRole('list', { name }).children, ({ textContent }) => textContent);
  expect(texts('Used pictures')).toEqual([
    'bench.jpg800 × 600 pixelsused 2 timesHome, Hero › Picture: The benchHome, Hero › Picture: no descriptionReplace everywhere',
  ]);
  expect(texts('Unused pictures')).toEqual([
    'strings.jpg800 × 600 pixelsRemove',
    'broken.jpgIt is empty.Remove',
  ]);
});

test('shows when a picture was removed, and why it cannot be restored', async () => {
  refusing = 'restorePicture';
  render(<PicturesPage />);
  const back = await screen.findByRole('button', { name: 'Restore old.jpg' });
  const when = new Date('2026-05-04T10:11:12.123Z').toLocaleString();
  expect(back.parentElement?.textContent).toBe(`old.jpg ${when}Restore`);
  expect(back).toHaveProperty('disabled', false);
  fireEvent.click(back);
  expect(back).toHaveProperty('disabled', true);
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full.');
  expect(back).toHaveProperty('disabled', false);
});
