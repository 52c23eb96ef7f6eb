import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showField } from '../../tests/tools/formInStore.tsx';
import { memoryHome, snapshotOf } from '../../tests/tools/memoryHome.ts';
import { openInMemory } from '../../tests/tools/openInMemory.ts';
import type { OpenSite } from '../document/openSite.ts';
import { Refused } from '../refused.ts';

// Decoding needs a browser: tests/editor/pictures.spec.ts.
vi.mock('../document/preparePicture.ts', () => ({
  preparePicture: async (data: File) => {
    if (data.name.endsWith('.gif')) throw new Refused('It is a GIF. Save it as a PNG.');
    return { data, ending: '.jpg' };
  },
}));

const facts = { isVector: false, size: { width: 800, height: 600 } };
let openSite: OpenSite;

beforeEach(async () => {
  const pictures = ['A keyboard under a window', undefined].map((alt) => {
    return { type: 'hero', headline: 'Home', picture: { src: 'pictures/bench.jpg', alt } };
  });
  const home = memoryHome(
    snapshotOf(
      { 'site.json': {}, 'home.json': { path: '/', title: 'Home', blocks: pictures } },
      {
        pictures: [
          { src: 'pictures/bench.jpg', ...facts },
          { src: 'pictures/2024/strings.jpg', ...facts },
          { src: 'pictures/broken.jpg', isVector: false, problem: 'It is empty.' },
        ],
      },
    ),
  );
  openSite = await openInMemory(home);
});

const allParts = ['src', 'alt', 'decorative', 'focus'];

function show(value: unknown, isOptional = true, parts = allParts) {
  return showPicture(value, isOptional, parts).onChange;
}

function showPicture(value: unknown, isOptional = true, parts = allParts) {
  const help = { description: '', isOptional };
  return showField({ type: 'picture', label: 'Picture', parts, help }, value, { openSite });
}

const bench = { src: 'pictures/bench.jpg', alt: 'The bench', focus: [0.5, 0.3] };
const slider = () => screen.getByRole('slider', { name: 'The point that stays in view' });
const press = (key: string, shiftKey = false) => fireEvent.keyDown(slider(), { key, shiftKey });
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

test('announces a refusal with the file name, and allows another try', async () => {
  const onChange = show(undefined);
  fireEvent.drop(zone(), { dataTransfer: { files: [new File(['photo'], 'party.gif')] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add it' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('“party.gif” was not added. It is a GIF. Save it as a PNG.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add it' }).disabled).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
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

test.each([
  [['src'], null, null],
  [['src', 'alt'], 'Alt text', null],
  [allParts, 'What does it show?', 'This picture is decorative'],
])('asks only for what a field with %o has when a picture is added', async (parts, text, box) => {
  show(undefined, true, parts);
  fireEvent.drop(zone(), { dataTransfer: { files: [new File(['logo'], 'logo.png')] } });
  const dialog = within(await screen.findByRole('dialog'));
  const asked = dialog.queryByLabelText(/^(?:Alt text|What does it show\?)$/);
  expect(asked && dialog.queryByText(String(text))).toEqual(asked && expect.anything());
  expect(dialog.queryByLabelText('This picture is decorative') === null).toBe(box === null);
  expect(asked === null).toBe(text === null);
});

test('names a picture that already exists', async () => {
  const known = new File(['bytes of pictures/bench.jpg'], 'bench.jpg');
  const onChange = show(undefined);
  fireEvent.drop(zone(), { dataTransfer: { files: [known] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('This picture already exists as bench.jpg.')).toBeTruthy();
  expect(onChange.mock.calls).toEqual([[{ src: 'pictures/bench.jpg' }]]);
});

test('writes fields in schema order and keeps unknown ones after them', () => {
  const onChange = show({ focus: [0.1, 0.2], note: 'Kept', src: bench.src });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A hall' } });
  expect(Object.keys(onChange.mock.lastCall?.[0])).toEqual(['src', 'alt', 'focus', 'note']);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the middle' }));
  expect(onChange).toHaveBeenLastCalledWith({ src: bench.src, note: 'Kept' });
});

test.each([
  ['', 'A keyboard under a window'],
  ['Our bench', 'Our bench'],
])(
  'choosing the same picture keeps its focus, and its alt text unless empty: “%s”',
  async (alt, after) => {
    const onChange = show({ ...bench, alt });
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    fireEvent.click(await screen.findByRole('button', { name: /^bench/ }));
    expect(onChange.mock.calls).toEqual([[{ ...bench, alt: after }]]);
  },
);

test('does not restore the alt text of one picture for another', async () => {
  const { onChange, hold } = showPicture(bench);
  fireEvent.click(screen.getByRole('checkbox'));
  hold({ src: bench.src, decorative: true });
  fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
  fireEvent.click(await screen.findByRole('button', { name: /strings/ }));
  expect(onChange).toHaveBeenLastCalledWith({ src: 'pictures/2024/strings.jpg' });
  hold({ src: 'pictures/2024/strings.jpg', decorative: true });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenLastCalledWith({ src: 'pictures/2024/strings.jpg' });
});
