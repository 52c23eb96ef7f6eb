import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EntrySummary } from './EntrySummary.tsx';
import { ListKeys } from './ListKeys.tsx';
import type { PictureOfEntry } from './SeveralPictures.tsx';

afterEach(cleanup);

/** A list as Puck renders it: a click on the line of an entry opens it. */
type ListProps = { opened: (text: string) => void; picture?: PictureOfEntry; maximum?: number };
function List({ opened, ...rest }: ListProps) {
  const [entries, setEntries] = useState<unknown[]>(['One', 'Two', 'Three']);
  return (
    <ListKeys name="items" label="Steps (optional)" value={entries} onChange={setEntries} {...rest}>
      <div data-dnd-container="">
        {entries.map((text, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as in Puck
          <div key={String(text)} data-testid="entry" onClick={() => opened(String(text))}>
            <div>
              <EntrySummary index={index}>{String(text)}</EntrySummary>
            </div>
            <fieldset>
              <input aria-label={`Words of ${text}`} />
            </fieldset>
          </div>
        ))}
      </div>
      <button
        type="button"
        className="_ArrayField-addButton_1"
        onClick={() => setEntries([...entries, 'New'])}
      />
    </ListKeys>
  );
}

function show() {
  const opened = vi.fn();
  render(<List opened={opened} />);
  return opened;
}
const order = () =>
  screen.getAllByTestId('entry').map((entry) => entry.querySelector('[data-entry]')?.textContent);
const entry = (text: string) => screen.getByText(text);
const moves = (name: string) => screen.getAllByLabelText<HTMLButtonElement>(name);

test('Alt with an arrow key moves an entry, but not over the ends of the list', () => {
  show();
  fireEvent.keyDown(entry('One'), { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(entry('Three'), { key: 'ArrowDown', altKey: true });
  // Without Alt the keys are those of the page.
  fireEvent.keyDown(entry('One'), { key: 'ArrowDown' });
  fireEvent.keyDown(entry('One'), { key: 'Enter', altKey: true });
  expect(order()).toEqual(['One', 'Two', 'Three']);
  fireEvent.keyDown(entry('One'), { key: 'ArrowDown', altKey: true });
  expect(order()).toEqual(['Two', 'One', 'Three']);
  fireEvent.keyDown(entry('Three'), { key: 'ArrowUp', altKey: true });
  expect(order()).toEqual(['Two', 'Three', 'One']);
});

test('the buttons of an entry move it as far as there is a place, and do not open or close it', () => {
  const opened = show();
  expect(moves('Move up').map(({ disabled }) => disabled)).toEqual([true, false, false]);
  expect(moves('Move down').map(({ disabled }) => disabled)).toEqual([false, false, true]);
  const [, second] = moves('Move up');
  if (second) fireEvent.click(second);
  expect(order()).toEqual(['Two', 'One', 'Three']);
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(entry('One'));
  expect(opened.mock.calls).toEqual([['One']]);
});

test('an entry that was moved has the cursor, and the button that adds one a name', async () => {
  show();
  expect(screen.getByRole('button', { name: 'Add to “Steps”' }).className).toContain('addButton');
  entry('One').focus();
  fireEvent.keyDown(entry('One'), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
});

test('the keys that move an entry are heard by nothing around the list, and all others are', () => {
  show();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  expect(fireEvent.keyDown(entry('One'), { key: 'ArrowDown', altKey: true })).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(entry('Two'), { key: 'ArrowDown' })).toBe(true);
  // In a field of an entry they are not for the list.
  const [button] = moves('Move down');
  fireEvent.keyDown(button ?? document.body, { key: 'ArrowDown', altKey: true });
  expect(heard).toHaveBeenCalledTimes(2);
  document.removeEventListener('keydown', heard);
  expect(order()).toEqual(['Two', 'One', 'Three']);
});

test('an entry that was open is opened where it is now, and one that was closed is not', async () => {
  const opened = show();
  entry('One').setAttribute('aria-expanded', 'true');
  fireEvent.keyDown(entry('One'), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(opened.mock.calls).toEqual([['One']]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
  fireEvent.keyDown(entry('Three'), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Three'));
  expect(opened).toHaveBeenCalledOnce();
});

test('what the button added is opened, and a click elsewhere opens nothing', async () => {
  const opened = show();
  fireEvent.click(screen.getAllByTestId('entry')[0] ?? document.body);
  expect(opened.mock.calls).toEqual([['One']]);
  fireEvent.click(screen.getByRole('button', { name: 'Add to “Steps”' }));
  await waitFor(() => expect(opened.mock.calls).toEqual([['One'], ['New']]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Words of New')));
});

test('a person who has moved the focus before the added entry is open keeps it', async () => {
  const opened = show();
  fireEvent.click(screen.getByRole('button', { name: 'Add to “Steps”' }));
  fireEvent.pointerDown(screen.getByLabelText('Words of One'));
  screen.getByLabelText('Words of One').focus();
  await waitFor(() => expect(opened).toHaveBeenCalledWith('New'));
  await act(async () => {});
  expect(document.activeElement).toBe(screen.getByLabelText('Words of One'));
});

test('an entry that is moved twice in a row goes two places, before the next frame', () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  show();
  entry('One').focus();
  for (let press = 0; press < 2; press += 1) {
    fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown', altKey: true });
  }
  expect(order()).toEqual(['Two', 'Three', 'One']);
  expect(document.activeElement?.textContent).toBe('One');
  frames.mockRestore();
});

test('several pictures are added at once where entries show some, as long as there is room', () => {
  const name = 'Add several pictures at once';
  const picture = { key: 'photo', parts: ['src'], first: {} };
  show();
  expect(screen.queryByRole('button', { name })).toBeNull();
  for (const [maximum, isOff] of [
    [undefined, false],
    [4, false],
    [3, true],
  ] as const) {
    cleanup();
    render(<List opened={() => {}} picture={picture} {...(maximum && { maximum })} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(isOff);
  }
});
