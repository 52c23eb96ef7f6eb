import { useEffect, useState } from 'react';
import type { PictureEntry } from '../api.ts';
import { ask } from '../document/ask.ts';
import { type ChosenFile, readChosen } from '../document/sendFile.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { DropZone, FileButton } from './DropZone.tsx';
import { NewPicture, type PictureChoice } from './NewPicture.tsx';
import { nameOf, PictureLibrary } from './PictureLibrary.tsx';

type Props = {
  title: string;
  /** The title while a file is being added. */
  newTitle?: string | undefined;
  /** The current picture. */
  chosen?: string | undefined;
  /** A file to add at once, such as a dropped one. */
  file?: File | undefined;
  /** The picture is not for a field: its alt text is not asked for. */
  isFileAlone?: boolean;
  /** Called with the picture, and a message about what was done. */
  onChoose: (choice: PictureChoice, words: string) => void;
  onClose: () => void;
  /** Skips to the next file, if there are several. */
  onSkip?: (() => void) | undefined;
};

/** A choice among the existing pictures, or a new one from this computer. */
export function PictureDialog({
  title,
  newTitle = 'A new picture',
  chosen,
  file,
  isFileAlone = false,
  onChoose,
  onClose,
  onSkip,
}: Props) {
  const [pictures, setPictures] = useState<readonly PictureEntry[]>();
  const [newFile, setNewFile] = useState<ChosenFile>();
  const { run, refused, again } = useTask();
  const read = (own: File) =>
    run(async (signal) => {
      const chosenFile = await readChosen(own);
      signal.throwIfAborted();
      setNewFile(chosenFile);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(() => {
    if (file) read(file);
    else run(async (signal) => setPictures((await ask('pictures', {}, signal)).pictures));
  }, []);

  return (
    <Modal title={newFile ? newTitle : title} onClose={onClose}>
      <RefusedNote refused={refused} again={again} />
      {newFile ? (
        <NewPicture
          file={newFile}
          isFileAlone={isFileAlone}
          onDone={onChoose}
          onCancel={onClose}
          onSkip={onSkip}
        />
      ) : (
        <DropZone onFile={read}>
          <Row>
            <FileButton onFiles={([own]) => read(own)}>From this computer</FileButton>
            {onSkip && <Button onClick={onSkip}>Leave it out</Button>}
            <Muted as="span">or drop a picture here, or paste one</Muted>
          </Row>
          {pictures ? (
            <PictureLibrary
              pictures={pictures}
              chosen={chosen}
              onChoose={({ src, uses }) => {
                const alt = uses.find((use) => use.alt !== undefined)?.alt;
                onChoose({ src, ...(alt !== undefined && { alt }) }, `${nameOf(src)} is chosen.`);
              }}
            />
          ) : (
            !refused && <Muted role="status">Reading the pictures …</Muted>
          )}
        </DropZone>
      )}
    </Modal>
  );
}
