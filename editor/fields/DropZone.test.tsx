import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DropZone, FileButton } from './DropZone.tsx';

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

test('the button opens the choice of files of the kinds of pictures, one or several', () => {
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
  // Some systems know no kind for the photos of a phone.
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

test('a click beside the buttons puts the cursor into the zone, and a file that is over it is taken', () => {
  show();
  const zone = screen.getByRole('group', { name: 'Drop a picture here, or paste it' });
  expect(zone.getAttribute('tabindex')).toBe('-1');
  // Else the browser would not let it be dropped.
  expect(fireEvent.dragOver(zone)).toBe(false);
});
