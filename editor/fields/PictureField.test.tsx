import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Around, showField } from '../../tests/tools/formInStore.tsx';
import { blockForms } from '../adapter/pageForm.ts';
import { type Answers, apiPath, type PictureEntry } from '../api.ts';

const use = {
  file: 'home.json',
  title: 'Home',
  path: ['blocks', 0, 'picture'],
  words: 'Hero › Picture',
};
const pictures: PictureEntry[] = [
  {
    src: 'pictures/bench.jpg',
    size: { width: 800, height: 600 },
    uses: [{ ...use, alt: 'A keyboard under a window' }, use],
  },
  { src: 'pictures/2024/strings.jpg', size: { width: 800, height: 600 }, uses: [] },
  { src: 'pictures/broken.jpg', problem: 'It is empty.', uses: [] },
];

let sent: { name: string; body: unknown }[];
let answerOf: () => Response;

beforeEach(() => {
  sent = [];
  answerOf = () => Response.json({ src: 'pictures/a-room.jpg', isKnown: false });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    sent.push({ name, body: JSON.parse(body) });
    const list: Answers['pictures'] = { pictures, downloads: [], removed: [] };
    return name === 'pictures' ? Response.json(list) : answerOf();
  });
});

const allParts = ['src', 'alt', 'decorative', 'focus'];

function show(value: unknown, isOptional = true, parts = allParts) {
  return showPicture(value, isOptional, parts).onChange;
}

function showPicture(value: unknown, isOptional = true, parts = allParts, around: Around = {}) {
  const help = { description: '', isOptional };
  return showField({ type: 'picture', label: 'Picture', parts, help }, value, around);
}

const bench = { src: 'pictures/bench.jpg', alt: 'The bench', focus: [0.5, 0.3] };
const slider = () => screen.getByRole('slider', { name: 'The point that stays in view' });
const press = (key: string, shiftKey = false) => fireEvent.keyDown(slider(), { key, shiftKey });
const file = (name = 'IMG_2041.HEIC') => new File(['photo'], name);
const zone = () => screen.getByRole('group', { name: 'Drop a picture here, or paste it' });

test('arrow keys move the focus point within the picture, in small steps with Shift', () => {
  const onChange = show({ ...bench, focus: [0.02, 0.98] });
  expect(slider().getAttribute('aria-valuetext')).toBe('2% from the left, 98% from the top');
  press('ArrowLeft');
  press('ArrowDown');
  press('ArrowRight');
  press('ArrowUp', true);
  press('a');
  expect(onChange.mock.calls.map(([{ focus }]) => focus)).toEqual([
    [0, 0.98],
    [0.02, 1],
    [0.07, 0.98],
    [0.02, 0.97],
  ]);
});

test('previews each crop with the ratio and position of the page', () => {
  const hero = blockForms.find(({ type }) => type === 'hero');
  const path = ['blocks', 0, 'picture'];
  const open = { document: { blocks: [{ ...hero?.first, picture: bench }] } };
  showPicture(bench, true, allParts, { path, open });
  const crops = within(screen.getByRole('group', { name: 'As the page crops it' }));
  const images = screen.getAllByRole<HTMLImageElement>('presentation').slice(1);
  expect(crops.getByText('Tablet (16:9)')).toBeTruthy();
  expect(images.map(({ style }) => [style.aspectRatio, style.objectPosition])).toEqual([
    ['4 / 3', '50% 25%'],
    ['16 / 9', '50% 25%'],
  ]);
});

test('a decorative picture has no alt text and keeps its point', () => {
  const onChange = show(bench);
  fireEvent.click(screen.getByLabelText('This picture is decorative'));
  expect(onChange).toHaveBeenLastCalledWith({
    src: bench.src,
    decorative: true,
    focus: bench.focus,
  });
});

test('finds an existing picture by its name and alt text, and uses its alt text', async () => {
  const onChange = show(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Choose a picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  const list = within(await dialog.findByRole('list', { name: 'Pictures' }));
  const shown = () => list.getAllByRole('button').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['bench.jpgused 2 times', '2024/strings.jpgnot used']);
  const search = dialog.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'STRING' } });
  await waitFor(() => expect(shown()).toEqual(['2024/strings.jpgnot used']));
  fireEvent.change(search, { target: { value: 'window keyboard' } });
  await waitFor(() => expect(shown()).toEqual(['bench.jpgused 2 times']));
  fireEvent.click(list.getByRole('button'));
  expect(onChange.mock.calls).toEqual([[{ src: bench.src, alt: 'A keyboard under a window' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const ways: [string, (own: File) => void][] = [
  ['dropped', (own) => fireEvent.drop(zone(), { dataTransfer: { files: [own] } })],
  ['pasted', (own) => fireEvent.paste(zone(), { clipboardData: { files: [own] } })],
  [
    'chosen',
    (own) =>
      fireEvent.change(screen.getByLabelText('Picture', { selector: 'input' }), {
        target: { files: [own] },
      }),
  ],
];

test.each(ways)('a %s file is added with a name made from its alt text', async (_way, give) => {
  const onChange = show(undefined);
  give(file());
  const dialog = within(await screen.findByRole('dialog'));
  const name = () => dialog.getByLabelText<HTMLInputElement>(/^File name/).value;
  fireEvent.change(await dialog.findByLabelText('What does it show?'), {
    target: { value: 'A room, at night' },
  });
  expect(name()).toBe('a-room-at-night');
  fireEvent.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(dialog.getByText('Adding “IMG_2041.HEIC” …').getAttribute('role')).toBe('status');
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(sent).toEqual([
    { name: 'uploadPicture', body: { data: btoa('photo'), name: 'a-room-at-night' } },
  ]);
  expect(onChange.mock.calls).toEqual([[{ src: 'pictures/a-room.jpg', alt: 'A room, at night' }]]);
  expect(screen.getByText('a-room.jpg added.').getAttribute('role')).toBe('status');
});

test('announces a refusal with the file name, and allows another try', async () => {
  const onChange = show(undefined);
  answerOf = () => Response.json({ message: 'It is a GIF. Save it as a PNG.' }, { status: 409 });
  fireEvent.drop(zone(), { dataTransfer: { files: [file('party.gif')] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add it' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('“party.gif” was not added. It is a GIF. Save it as a PNG.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add it' }).disabled).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('does not send a file that is too large', async () => {
  show(undefined);
  const large = file('huge.jpg');
  Object.defineProperty(large, 'size', { value: 30_000_000 });
  fireEvent.drop(zone(), { dataTransfer: { files: [large] } });
  expect((await screen.findByRole('alert')).textContent).toContain('“huge.jpg” is 30.0 MB');
  expect(sent).toEqual([]);
});

test('only an optional field can have no picture', () => {
  const onChange = show(bench);
  fireEvent.click(screen.getByRole('button', { name: 'No picture' }));
  expect(onChange.mock.calls).toEqual([['']]);
  cleanup();
  show(bench, false);
  expect(screen.queryByRole('button', { name: 'No picture' })).toBeNull();
});

test('shows a logo uncropped and asks only for its alt text', () => {
  const onChange = show({ src: 'pictures/logo.svg' }, true, ['src', 'alt']);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.change(screen.getByLabelText('Alt text'), {
    target: { value: 'Harbor Pianos' },
  });
  expect(onChange).toHaveBeenLastCalledWith({ src: 'pictures/logo.svg', alt: 'Harbor Pianos' });
});
