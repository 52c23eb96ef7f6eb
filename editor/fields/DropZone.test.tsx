import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DropZone, FileButton } from './DropZone.tsx';

const file = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' });

function show() {
  const onFile = vi.fn();
  const around = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the elements around the field
    <div onPaste={around} onDrop={around}>
      <DropZone onFiles={([own]) => onFile(own)}>
        <input aria-label="Words" />
        <FileButton onFiles={([file]) => onFile(file)}>From this computer</FileButton>
      </DropZone>
    </div>,
  );
  return { onFile, around };
}

test.each(['paste', 'drop'] as const)(
  'a %s adds a picture, and leaves text to the focused field',
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
    // Otherwise a dropped file of another type would replace the editor.
    expect(text.defaultPrevented).toBe(kind === 'drop');
    expect(transferred([file]).defaultPrevented).toBe(true);
    expect(onFile.mock.calls).toEqual([[file]]);
    // Elements around, such as another field, must not handle it too.
    expect(around).toHaveBeenCalledTimes(1);
  },
);

test('refuses several files where one picture fits', () => {
  const { onFile } = show();
  const drop = (files: File[]) =>
    fireEvent.drop(screen.getByLabelText('Words'), { dataTransfer: { files } });
  drop([file, file]);
  expect(onFile).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Only one picture fits here.');
  drop([file]);
  expect(onFile.mock.calls).toEqual([[file]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the same file can be chosen again, for example after it was refused', () => {
  const { onFile } = show();
  const input = screen.getByLabelText<HTMLInputElement>('Picture');
  const values: string[] = [];
  Object.defineProperty(input, 'value', {
    get: () => 'C:\\fakepath\\a.jpg',
    set: (value: string) => void values.push(value),
  });
  fireEvent.change(input, { target: { files: [file] } });
  expect(onFile.mock.calls).toEqual([[file]]);
  // Browsers report only a change, so the input must be cleared.
  expect(values).toEqual(['']);
});
