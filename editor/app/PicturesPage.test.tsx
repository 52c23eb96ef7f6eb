import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, apiPath } from '../api.ts';
import { PicturesPage } from './PicturesPage.tsx';

const use = {
  file: 'home.json',
  title: 'Home',
  path: ['blocks', 0, 'picture'],
  words: 'Picture of the hero',
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

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    if (name !== 'pictures') sent.push([name, JSON.parse(body)]);
    const answers: Record<string, object> = {
      pictures: list,
      replacePicture: { changed: ['home.json', 'visit.json'] },
      restorePicture: { src: 'pictures/old.jpg' },
    };
    return Response.json(answers[name] ?? {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const announced = (words: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));

test('the pictures that are used are apart from those that are not, and each leads to its pages', async () => {
  render(<PicturesPage />);
  const used = within(await screen.findByRole('list', { name: 'Pictures that are used' }));
  expect(used.getByText('used 2 times')).toBeTruthy();
  expect(used.getByRole('link', { name: 'Visit' }).getAttribute('href')).toBe(
    '#visit.json:/blocks/0/picture',
  );
  const unused = screen.getByRole('list', { name: 'Pictures that are not used' });
  expect(unused.textContent).toContain('strings.jpg');
  expect(unused.textContent).toContain('It is empty.');
  expect(unused.textContent).not.toContain('bench.jpg');
});

test('a picture is replaced everywhere once the places are shown, and it is announced', async () => {
  render(<PicturesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Replace bench.jpg everywhere' }));
  fireEvent.click(await screen.findByRole('button', { name: /^strings\.jpg/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent).toEqual([]);
  const places = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual([
    'Home, Picture of the hero: The bench',
    'Visit, Picture of the hero: The bench',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Replace it in 2 places' }));
  await announced('strings.jpg is shown in the place of bench.jpg (2 files changed).');
  expect(sent).toEqual([
    ['replacePicture', { from: 'pictures/bench.jpg', to: 'pictures/strings.jpg' }],
  ]);
});

test('a picture that nothing shows is removed after a question, and comes back', async () => {
  render(<PicturesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove strings.jpg' }));
  expect(sent).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  await announced('strings.jpg is removed. It can be brought back below.');
  fireEvent.click(screen.getByRole('button', { name: 'Bring back old.jpg' }));
  await announced('old.jpg is back.');
  expect(sent).toEqual([
    ['removePicture', { src: 'pictures/strings.jpg' }],
    ['restorePicture', { id: '1' }],
  ]);
});

test('a new picture of no page is asked for its name alone, because nothing keeps what it shows', async () => {
  render(<PicturesPage />);
  const zone = await screen.findByRole('group', { name: 'Drop a picture here, or paste it' });
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['photo'], 'Summer_Party.JPG')] } });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name of the file/);
  expect(name.value).toBe('summer-party');
  expect(document.activeElement).toBe(name);
  expect(screen.queryByLabelText('What does it show?')).toBeNull();
});

test('files to download say what leads to them; one that nothing leads to is removed', async () => {
  render(<PicturesPage />);
  const files = within(await screen.findByRole('list', { name: 'Files to download' }));
  const [old, used] = files.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(old).toContain('old-prices.pdf');
  expect(old).toContain('41 KB, not published: no link leads to it');
  expect(used).toContain('prices.pdf52 KBused once');
  expect(files.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(files.getByRole('button', { name: 'Remove old-prices.pdf' }));
  expect(sent).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the file' }));
  await announced('old-prices.pdf is removed. It can be brought back below.');
  expect(sent).toEqual([['removePicture', { src: 'downloads/old-prices.pdf' }]]);
});
