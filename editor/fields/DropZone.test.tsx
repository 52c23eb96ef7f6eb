import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DropZone, FileButton } from './DropZone.tsx';

afterEach(cleanup);

const file = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' });

function show() {
  const onFile = vi.fn();
  const around = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for what is around the field
    <div onPaste={around} onDrop={around}>
      <DropZone onFile={onFile}>
        <input aria-label="Words" />
        <FileButton onFiles={([file]) => onFile(file)}>From this computer</FileButton>
      </DropZone>
    </div>,
  );
  return { onFile, around };
}

test.each(['paste', 'drop'] as const)(
  'at a %s a picture is taken, and a text goes where it goes elsewhere',
  (kind) => {
    const { onFile, around } = show();
    const words = screen.getByLabelText('Words');
    const transferred = (files: File[]) => {
      const data = { files, getData: () => 'words' };
      const event = createEvent[kind](words, { clipboardData: data, dataTransfer: data });
      fireEvent(words, event);
      return event;
    };
    const text = transferred([]);
    expect(onFile).not.toHaveBeenCalled();
    expect(around).toHaveBeenCalledTimes(1);
    // A file of another kind that is dropped would be opened in the place of the editor.
    expect(text.defaultPrevented).toBe(kind === 'drop');
    expect(transferred([file]).defaultPrevented).toBe(true);
    expect(onFile.mock.calls).toEqual([[file]]);
    // What is around, such as another field, does not take it as well.
    expect(around).toHaveBeenCalledTimes(1);
  },
);

test('while something is dragged over it, it shows that it takes it', () => {
  show();
  const zone = screen.getByRole('group');
  const isMarked = () => zone.hasAttribute('data-over');
  fireEvent.dragOver(zone);
  expect(isMarked()).toBe(true);
  fireEvent.dragLeave(zone);
  expect(isMarked()).toBe(false);
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [] } });
  expect(isMarked()).toBe(false);
});

test('the same file can be chosen twice, as after it was refused', () => {
  const { onFile } = show();
  const input = screen.getByLabelText<HTMLInputElement>('Picture');
  const values: string[] = [];
  Object.defineProperty(input, 'value', {
    get: () => 'C:\\fakepath\\a.jpg',
    set: (value: string) => void values.push(value),
  });
  fireEvent.change(input, { target: { files: [file] } });
  expect(onFile.mock.calls).toEqual([[file]]);
  // A browser reports only a change, so nothing may stay chosen.
  expect(values).toEqual(['']);
});
