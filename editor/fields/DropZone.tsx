import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/controls.ts';

const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  padding: 0.75rem;
  border: 1px dashed var(--editor-line);
  border-radius: 8px;

  &[data-over] { border: 2px solid var(--editor-blue); padding: calc(0.75rem - 1px); background: var(--editor-chosen); }
  &:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: 2px; }
  /* In a nested list it is narrower than their text. */
  & button { white-space: normal; }
`;

const kinds =
  'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,image/heic,image/heif,.heic,.heif';

type Files = [File, ...File[]];

type Props = {
  /** Whether several files can be dropped at once. */
  isMultiple?: boolean;
  onFiles: (files: Files) => void;
  children: ReactNode;
};

/** The area into which pictures are dropped, or pasted while the focus is in it. */
export function DropZone({ isMultiple = false, onFiles, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const accept = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    const [file, ...others] = files;
    // Pasted text goes into the focused field.
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    setIsRefused(!isMultiple && others.length > 0);
    if (isMultiple || others.length === 0) onFiles([file, ...others]);
  };
  return (
    <Zone
      role="group"
      aria-label="Drop a picture here, or paste it"
      data-drop=""
      // A click outside the buttons focuses this element, so that it receives a paste.
      tabIndex={-1}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        // Otherwise the browser would open the file and replace the editor.
        event.preventDefault();
        setIsOver(false);
        accept(event, event.dataTransfer);
      }}
      onPaste={(event) => accept(event, event.clipboardData)}
    >
      {children}
      {isRefused && <strong role="alert">Only one picture fits here. Drop a single file.</strong>}
    </Zone>
  );
}

type FileInputProps = {
  accept: string;
  label: string;
  isMultiple?: boolean;
  onFiles: (files: Files) => void;
};

/** A file dialog: a function that opens it, and an input to render. */
export function useFileInput({ accept, label, isMultiple = false, onFiles }: FileInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={isMultiple}
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [file, ...others] = currentTarget.files ?? [];
        if (file) onFiles([file, ...others]);
        // Allow the same file to be chosen again.
        currentTarget.value = '';
      }}
    />
  );
  return { open: () => ref.current?.click(), input };
}

type FileButtonProps = Pick<FileInputProps, 'isMultiple' | 'onFiles'> & {
  isDisabled?: boolean;
  children: ReactNode;
};

/** A button to choose one or several pictures from this computer. */
export function FileButton({ isDisabled = false, children, ...choice }: FileButtonProps) {
  const { open, input } = useFileInput({ accept: kinds, label: 'Picture', ...choice });
  return (
    <>
      <Button disabled={isDisabled} onClick={open}>
        {children}
      </Button>
      {input}
    </>
  );
}
