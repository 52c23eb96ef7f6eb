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
      <DropZone onFile={onFile}>
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

test('is highlighted while something is dragged over it', () => {
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

test('the button opens the file dialog for pictures, for one or several files', () => {
  const onFiles = vi.fn();
  const input = () => screen.getByLabelText<HTMLInputElement>('Picture');
  const { rerender } = render(<FileButton onFiles={onFiles}>Add</FileButton>);
  const opened = vi.spyOn(input(), 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(opened).toHaveBeenCalledOnce();
  expect([input().multiple, input().hidden, input().type]).toEqual([false, true, 'file']);
  const kinds = input().accept.split(',');
  for (const kind of ['jpeg', 'png', 'webp', 'avif', 'svg+xml', 'heic', 'heif']) {
    expect(kinds).toContain(`image/${kind}`);
  }
  // Some systems have no MIME type for photos from a phone.
  expect(kinds).toEqual(expect.arrayContaining(['.heic', '.heif']));
  fireEvent.change(input(), { target: { files: [] } });
  expect(onFiles).not.toHaveBeenCalled();
  rerender(
    <FileButton onFiles={onFiles} isMultiple isDisabled>
      Add
    </FileButton>,
  );
  expect(input().multiple).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  fireEvent.change(input(), { target: { files: [file, file] } });
  expect(onFiles.mock.calls).toEqual([[[file, file]]]);
});

test('the zone is focusable and accepts a dragged file', () => {
  show();
  const zone = screen.getByRole('group', { name: 'Drop a picture here, or paste it' });
  expect(zone.getAttribute('tabindex')).toBe('-1');
  // Otherwise the browser would not allow the drop.
  expect(fireEvent.dragOver(zone)).toBe(false);
});
