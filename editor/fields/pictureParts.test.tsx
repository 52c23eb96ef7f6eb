import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { altLength } from '../../schema/inspect.ts';
import type { PictureEntry } from '../api.ts';
import { AltField } from './AltField.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import { PictureDialog, partsOf } from './PictureDialog.tsx';
import { PictureLibrary, usedWords } from './PictureLibrary.tsx';

// The parts of the field that PictureField.test.tsx tests as a whole.

let answer: () => Promise<Response>;
let requests: string[];
beforeEach(() => {
  requests = [];
  answer = async () => Response.json({ src: 'pictures/hall.jpg', isKnown: true });
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address.split('/').at(-1) ?? '');
    return answer();
  });
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test.each([
  [altLength, `${altLength} of ${altLength}`, 'false', ''],
  [altLength + 1, `${altLength + 1} of ${altLength}`, 'true', '1 character too many'],
])(
  'counts an alt text of %i characters and announces how many are too many',
  (count, words, isWrong, said) => {
    render(<AltField alt={'x'.repeat(count)} isDecorative={false} onChange={() => {}} />);
    expect(screen.getByText(words).hasAttribute('data-over')).toBe(said !== '');
    expect(text().getAttribute('aria-invalid')).toBe(isWrong);
    expect(screen.getByRole('status').textContent).toBe(said);
    const help = document.getElementById(text().getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toMatch(/^Describe the picture in one sentence/);
  },
);

test('hides the alt text of a decorative picture until the box is unchecked', () => {
  const onChange = vi.fn();
  render(<AltField alt="A hall" isDecorative onChange={onChange} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  expect(onChange.mock.calls).toEqual([['A hall', false]]);
});

test('a logo without alt text has the name of the company', () => {
  render(<AltField alt="" isDecorative={undefined} onChange={() => {}} />);
  expect(screen.getByText(/^If this is empty, screen readers read the name/)).toBeTruthy();
});

test('the focus point is a slider over the picture, set with the primary mouse button', () => {
  const onChange = vi.fn();
  const { container } = render(
    <FocusPicker src="pictures/a.jpg" focus={[0.25, 0.75]} onChange={onChange} crops={[]} />,
  );
  const slider = screen.getByRole('slider', { name: 'The point that stays in view' });
  const told = ['min', 'now', 'max'].map((name) => slider.getAttribute(`aria-value${name}`));
  expect(told).toEqual(['0', '25', '100']);
  expect(slider.tabIndex).toBe(0);
  expect(
    document.getElementById(slider.getAttribute('aria-describedby') ?? '')?.textContent,
  ).toMatch(/arrow keys/);
  const point = slider.querySelector('span');
  expect([point?.style.left, point?.style.top]).toEqual(['25%', '75%']);
  // Otherwise the browser would drag the picture.
  expect(container.querySelector('img')?.getAttribute('draggable')).toBe('false');
  expect(screen.queryByRole('group', { name: 'As the page crops it' })).toBeNull();
  const captured = vi.fn();
  slider.setPointerCapture = captured;
  // A picture that is not loaded yet has no size.
  slider.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  fireEvent.pointerDown(slider, { clientX: 10, clientY: 10, pointerId: 7 });
  expect(captured).toHaveBeenCalledWith(7);
  expect(onChange).not.toHaveBeenCalled();
  slider.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  fireEvent.pointerMove(slider, { clientX: 10, clientY: 10, buttons: 2 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerMove(slider, { clientX: 10, clientY: 20, buttons: 1 });
  expect(onChange.mock.calls).toEqual([[[0.1, 0.2]]]);
});

test.each<[readonly [number, number], boolean]>([
  [[0.5, 0.5], false],
  [[0.5, 0.4], true],
  [[0.4, 0.5], true],
])('the point %j can be reset to the middle: %s', (focus, canBack) => {
  const onChange = vi.fn();
  render(<FocusPicker src="pictures/a.jpg" focus={focus} onChange={onChange} crops={[]} />);
  const back = screen.queryByRole('button', { name: 'Back to the middle' });
  expect(back !== null).toBe(canBack);
  if (back) fireEvent.click(back);
  expect(onChange.mock.calls).toEqual(canBack ? [[[0.5, 0.5]]] : []);
});

const size = { width: 800, height: 600 };
const use = { file: 'a.json', title: 'Our halls', path: [], words: 'Picture' };
const pictures: PictureEntry[] = [
  { src: 'pictures/hall.jpg', size, uses: [use] },
  { src: 'pictures/stage.jpg', size, uses: [use, { ...use, alt: 'A stage' }] },
  { src: 'pictures/broken.jpg', problem: 'It is empty.', uses: [] },
];

test('also finds pictures by the page that shows them, and announces their number', async () => {
  const onChoose = vi.fn();
  render(<PictureLibrary pictures={pictures} chosen="pictures/hall.jpg" onChoose={onChoose} />);
  const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['hall.jpgchosen, used once', 'stage.jpgused 2 times']);
  expect(screen.getByRole('status').textContent).toBe('2 pictures');
  expect(screen.getByRole('button', { current: true }).textContent).toMatch(/^hall/);
  const search = screen.getByRole('searchbox', { name: /^Find a picture/ });
  fireEvent.change(search, { target: { value: ' stage halls ' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 picture'));
  fireEvent.click(screen.getByRole('button'));
  expect(onChoose.mock.calls).toEqual([[pictures[1]]]);
  fireEvent.change(search, { target: { value: 'broken' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No pictures found.'));
});

test('explains how to add the first picture', () => {
  render(<PictureLibrary pictures={pictures.slice(2)} onChoose={() => {}} />);
  expect(screen.getByText(/^There are no pictures yet/)).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test.each([
  [0, 'not used'],
  [1, 'used once'],
  [2, 'used 2 times'],
])('a picture with %i uses is “%s”', (count, words) => {
  expect(usedWords({ uses: Array.from({ length: count }, () => use) })).toBe(words);
});

test('keeps only the parts of a choice that the field has', () => {
  const choice = { src: 'pictures/a.jpg', alt: 'A', decorative: true } as const;
  expect(partsOf(choice, ['src', 'alt'])).toEqual({ src: 'pictures/a.jpg', alt: 'A' });
  expect(partsOf(choice, ['src', 'focus'])).toEqual({ src: 'pictures/a.jpg' });
});

const file = (name = 'Our hall.jpg') => new File(['photo'], name);

function open(props: Partial<Parameters<typeof PictureDialog>[0]> = {}) {
  const [onChoose, onClose, onSkip] = [vi.fn(), vi.fn(), vi.fn()];
  render(<PictureDialog title="Choose a picture" {...{ onChoose, onClose }} {...props} />);
  return { onChoose, onClose, onSkip };
}
const taken = () => screen.findByRole('button', { name: 'Add it' });
const nameField = () => screen.getByLabelText<HTMLInputElement>(/^File name/);

test('names a picture that already exists, and can skip one of several', async () => {
  const onSkip = vi.fn();
  const { onChoose, onClose } = open({ file: file(), newTitle: 'A new picture (1 of 2)', onSkip });
  await taken();
  expect(requests).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'A new picture (1 of 2)' })).toBeTruthy();
  // Proposes the original file name until there is an alt text.
  expect(nameField().value).toBe('our-hall');
  const told = ['spellcheck', 'autocomplete'].map((name) => nameField().getAttribute(name));
  expect(told).toEqual(['false', 'off']);
  // The button that had the focus was removed.
  expect(document.activeElement).toBe(screen.getByLabelText('What does it show?'));
  fireEvent.click(button('Skip'));
  expect(onSkip).toHaveBeenCalledOnce();
  fireEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.click(button('Add it'));
  expect(button('Add it').disabled).toBe(true);
  // The upload can be stopped.
  for (const name of ['Skip', 'Cancel']) expect(button(name).disabled).toBe(false);
  await waitFor(() =>
    expect(onChoose.mock.calls).toEqual([
      [{ src: 'pictures/hall.jpg' }, 'This picture already exists as hall.jpg.'],
    ]),
  );
});

test('adds a decorative picture under its original file name', async () => {
  const { onChoose } = open({ file: file() });
  await taken();
  expect(screen.getByRole('dialog', { name: 'A new picture' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  fireEvent.change(screen.getByLabelText('What does it show?'), { target: { value: 'A stage' } });
  expect(nameField().value).toBe('a-stage');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(nameField().value).toBe('our-hall');
  fireEvent.click(button('Add it'));
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
  expect(onChoose.mock.calls[0]?.[0]).toEqual({ src: 'pictures/hall.jpg', decorative: true });
});

test('does not ask for the alt text of a picture that is not for a field', async () => {
  open({ file: file(), isFileAlone: true });
  await taken();
  expect(screen.queryByLabelText('What does it show?')).toBeNull();
  expect(document.activeElement).toBe(nameField());
});

test('shows the name of a photo that the browser cannot display', async () => {
  open({ file: file('IMG_1.HEIC') });
  await taken();
  const image = screen.getByRole('dialog').querySelector('img');
  fireEvent.error(image ?? document.body);
  expect(screen.getByText('“IMG_1.HEIC” will be shown here after you add it.')).toBeTruthy();
  expect(screen.getByRole('dialog').querySelector('img')).toBeNull();
});

test('announces that pictures are loading, or why they cannot be loaded', async () => {
  const list = { pictures, downloads: [], removed: [] };
  answer = async () => Response.json(list);
  const { onChoose } = open({ chosen: 'pictures/stage.jpg' });
  expect(screen.getByText('Reading the pictures …').getAttribute('role')).toBe('status');
  const grid = within(await screen.findByRole('list', { name: 'Pictures' }));
  expect(screen.queryByText('Reading the pictures …')).toBeNull();
  expect(grid.getByRole('button', { current: true }).textContent).toMatch(/^stage/);
  // It gets the alt text of its first use that has one.
  fireEvent.click(grid.getByRole('button', { name: /^stage/ }));
  fireEvent.click(grid.getByRole('button', { name: /^hall/ }));
  expect(onChoose.mock.calls).toEqual([
    [{ src: 'pictures/stage.jpg', alt: 'A stage' }, 'stage.jpg chosen.'],
    [{ src: 'pictures/hall.jpg' }, 'hall.jpg chosen.'],
  ]);
  cleanup();
  answer = async () => Response.json({ message: 'The disk is gone.' }, { status: 409 });
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is gone.');
  expect(screen.queryByText('Reading the pictures …')).toBeNull();
});
