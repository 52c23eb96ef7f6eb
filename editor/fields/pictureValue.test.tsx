import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showField } from '../../tests/tools/formInStore.tsx';
import type { PictureEntry } from '../api.ts';

// What a picture field writes into the document, in which order, and what it leaves unchanged.

const size = { width: 800, height: 600 };
const use = { file: 'a.json', title: 'A page', path: [], words: 'Picture', alt: 'A hall' };
const pictures: PictureEntry[] = [
  { src: 'pictures/hall.jpg', size, uses: [use] },
  { src: 'pictures/stage.jpg', size, uses: [] },
];
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ pictures, downloads: [], removed: [] }));
});

function show(start: unknown) {
  const help = { description: '', isOptional: true };
  const parts = ['src', 'alt', 'decorative', 'focus'];
  return showField({ type: 'picture', label: 'Picture', parts, help }, start);
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const hint = () => screen.queryByText(/^Or drop a picture here/);
const choose = async (name: RegExp) => {
  fireEvent.click(button('Another picture'));
  fireEvent.click(await screen.findByRole('button', { name }));
};

test.each([undefined, '', 'pictures/hall.jpg', [], { src: 7 }])(
  'explains how to add a picture for the value %j',
  (value) => {
    show(value);
    expect(button('Choose a picture')).toBeTruthy();
    expect(hint()).not.toBeNull();
    for (const role of ['slider', 'textbox', 'checkbox']) {
      expect(screen.queryByRole(role)).toBeNull();
    }
    expect(screen.queryByRole('button', { name: 'No picture' })).toBeNull();
  },
);

test('shows the name of a picture without its folder', () => {
  show({ src: 'pictures/2024/hall.jpg', alt: 7, focus: 'left' });
  expect(screen.getByText('2024/hall.jpg')).toBeTruthy();
  expect(hint()).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    '50% from the left, 50% from the top',
  );
});

test('writes fields in schema order and keeps unknown ones after them', () => {
  const { onChange } = show({ focus: [0.1, 0.2], note: 'Kept', src: 'pictures/hall.jpg' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A hall' } });
  const [written] = onChange.mock.lastCall ?? [];
  expect(Object.entries(written)).toEqual([
    ['src', 'pictures/hall.jpg'],
    ['alt', 'A hall'],
    ['focus', [0.1, 0.2]],
    ['note', 'Kept'],
  ]);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  expect(onChange).toHaveBeenLastCalledWith({ src: 'pictures/hall.jpg', note: 'Kept' });
});

test.each([
  ['', 'A hall'],
  ['Our hall', 'Our hall'],
])(
  'choosing the same picture keeps its focus, and its alt text unless empty: “%s”',
  async (alt, after) => {
    const picture = { src: 'pictures/hall.jpg', focus: [0.1, 0.2] };
    const { onChange } = show({ ...picture, ...(alt !== '' && { alt }) });
    await choose(/^hall/);
    expect(onChange.mock.calls).toEqual([[{ ...picture, alt: after }]]);
    expect(screen.getByText('hall.jpg chosen.').getAttribute('role')).toBe('status');
  },
);

test('keeps `decorative: false` while the alt text is edited', () => {
  const { onChange } = show({ src: 'pictures/hall.jpg', decorative: false });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A hall' } });
  expect(onChange).toHaveBeenLastCalledWith({
    ...{ src: 'pictures/hall.jpg', alt: 'A hall', decorative: false },
  });
});

test('does not restore the alt text of one picture for another', async () => {
  const { onChange, hold } = show({ src: 'pictures/hall.jpg', alt: 'Our hall' });
  fireEvent.click(screen.getByRole('checkbox'));
  hold({ src: 'pictures/hall.jpg', decorative: true });
  await choose(/^stage/);
  expect(onChange).toHaveBeenLastCalledWith({ src: 'pictures/stage.jpg' });
  hold({ src: 'pictures/stage.jpg', decorative: true });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenLastCalledWith({ src: 'pictures/stage.jpg' });
});

test('closing the dialog changes nothing', async () => {
  const { onChange } = show({ src: 'pictures/hall.jpg' });
  fireEvent.click(button('Another picture'));
  const current = await screen.findByRole('button', { name: /^hall/ });
  expect(current.getAttribute('aria-current')).toBe('true');
  fireEvent.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
