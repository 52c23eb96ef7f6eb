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

test('lists used and unused pictures separately, with links to their pages', async () => {
  render(<PicturesPage />);
  const used = within(await screen.findByRole('list', { name: 'Used pictures' }));
  expect(used.getByText('used 2 times')).toBeTruthy();
  expect(used.getByRole('link', { name: 'Visit' }).getAttribute('href')).toBe(
    '#visit.json:/blocks/0/picture',
  );
  const unused = screen.getByRole('list', { name: 'Unused pictures' });
  expect(unused.textContent).toContain('strings.jpg');
  expect(unused.textContent).toContain('It is empty.');
  expect(unused.textContent).not.toContain('bench.jpg');
});

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

test('removes an unused picture after confirmation, and restores it', async () => {
  render(<PicturesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove strings.jpg' }));
  expect(sent).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  await announced('strings.jpg removed. You can restore it below.');
  fireEvent.click(screen.getByRole('button', { name: 'Restore old.jpg' }));
  await announced('old.jpg restored.');
  expect(sent).toEqual([
    ['removePicture', { src: 'pictures/strings.jpg' }],
    ['restorePicture', { id: '1' }],
  ]);
});

test('asks only for the name of a new picture, because no page stores its alt text', async () => {
  render(<PicturesPage />);
  const zone = await screen.findByRole('group', { name: 'Drop a picture here, or paste it' });
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['photo'], 'Summer_Party.JPG')] } });
  const name = await screen.findByLabelText<HTMLInputElement>(/^File name/);
  expect(name.value).toBe('summer-party');
  expect(document.activeElement).toBe(name);
  expect(screen.queryByLabelText('What does it show?')).toBeNull();
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

test('searches pictures, and omits empty lists', async () => {
  render(<PicturesPage />);
  await announced('3 pictures');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' strings ' } });
  await announced('1 picture');
  expect(screen.queryByRole('list', { name: 'Used pictures' })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bench' } });
  await announced('1 picture');
  expect(screen.queryByText('No longer used')).toBeNull();
  expect(screen.getByRole('list', { name: 'Used pictures' })).toBeTruthy();
});

test('replacing a picture with itself changes nothing', async () => {
  render(<PicturesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Replace bench.jpg everywhere' }));
  expect(screen.getByRole('dialog', { name: 'Replace bench.jpg' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^bench\.jpg/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

test('the replace dialog shows both pictures, and stays open when refused', async () => {
  refusing = 'replacePicture';
  render(<PicturesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Replace bench.jpg everywhere' }));
  fireEvent.click(await screen.findByRole('button', { name: /^strings\.jpg/ }));
  const title = 'Replace bench.jpg with strings.jpg?';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const pictures = ['Now', 'After'].map((name) => dialog.getByRole('img', { name }));
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/pictures/bench.jpg',
    '/pictures/strings.jpg',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Replace it in 2 places' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The disk is full.');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the remove dialog shows the picture, and canceling removes nothing', async () => {
  render(<PicturesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove strings.jpg' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove strings.jpg?' }));
  expect(document.querySelector('[role="dialog"] img')?.getAttribute('src')).toBe(
    '/pictures/strings.jpg',
  );
  expect(dialog.getByText(/^The editor keeps the last 20 removed pictures and files/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
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

test('links to the uses of a download, and shows why it cannot be offered', async () => {
  const [, prices] = list.downloads;
  if (!prices) throw new Error('There is a file.');
  const downloads = [{ ...prices, problem: 'It is empty.' }];
  vi.stubGlobal('fetch', async () => Response.json({ pictures: [], removed: [], downloads }));
  render(<PicturesPage />);
  const files = within(await screen.findByRole('list', { name: 'Downloads' }));
  expect(files.getByRole('link', { name: 'Visit' }).getAttribute('href')).toBe(
    '#visit.json:/blocks/0/href',
  );
  expect(files.getByText('It is empty.')).toBeTruthy();
  expect(files.queryByText(/not published/)).toBeNull();
  expect(screen.queryByText('Removed pictures and files')).toBeNull();
  await announced('0 pictures');
});
