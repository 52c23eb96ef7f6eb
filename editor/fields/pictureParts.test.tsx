import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { altLength } from '../../schema/inspect.ts';
import type { PictureEntry } from '../api.ts';
import { AltField } from './AltField.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import { PictureDialog } from './PictureDialog.tsx';
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

test('a logo without alt text has the name of the company', () => {
  render(<AltField alt="" isDecorative={undefined} onChange={() => {}} />);
  expect(screen.getByText(/^If this is empty, screen readers read the name/)).toBeTruthy();
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

test.each([
  [0, 'not used'],
  [1, 'used once'],
  [2, 'used 2 times'],
])('a picture with %i uses is “%s”', (count, words) => {
  expect(usedWords({ uses: Array.from({ length: count }, () => use) })).toBe(words);
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
