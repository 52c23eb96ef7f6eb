import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EntrySummary } from './EntrySummary.tsx';
import { ListKeys } from './ListKeys.tsx';

afterEach(cleanup);

/** A list as Puck renders it: a click on the line of an entry opens it. */
function List({ opened }: { opened: (text: string) => void }) {
  const [entries, setEntries] = useState<unknown[]>(['One', 'Two', 'Three']);
  return (
    <ListKeys label="Steps" value={entries} onChange={setEntries}>
      <div data-dnd-container="">
        {entries.map((text, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as in Puck
          <div key={String(text)} data-testid="entry" onClick={() => opened(String(text))}>
            <EntrySummary index={index}>{String(text)}</EntrySummary>
          </div>
        ))}
      </div>
      <button type="button" className="_ArrayField-addButton_1" />
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
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
});
