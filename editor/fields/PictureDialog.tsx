import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addPicture, wordsOf } from '../document/addFile.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { useTask } from '../document/useTask.ts';
import { pictureName, proposedName } from '../pictureName.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AltField } from './AltField.tsx';
import { DropZone, FileButton } from './DropZone.tsx';
import { fileNameOf, PictureLibrary } from './PictureLibrary.tsx';

/** A chosen picture, with its alt text. */
export type PictureChoice = { src: string; alt?: string; decorative?: true };

/** The properties of a choice that a field has. */
export function partsOf(choice: PictureChoice, parts: readonly string[]) {
  return Object.fromEntries(Object.entries(choice).filter(([part]) => parts.includes(part)));
}

const Preview = styled.img`
  max-width: 100%;
  max-height: 11rem;
  border-radius: 4px;
  object-fit: contain;
  justify-self: start;
`;

type Props = {
  title: string;
  /** The title while a file is being added. */
  newTitle?: string | undefined;
  /** The current picture. */
  chosen?: string | undefined;
  /** A file to add at once, such as a dropped one. */
  file?: File | undefined;
  /** What its field has besides the file: the dialog asks for an alt text, and whether the picture is decorative. */
  parts?: readonly string[];
  /** Called with the picture, and a message about what was done. */
  onChoose: (choice: PictureChoice, words: string) => void;
  onClose: () => void;
  /** Skips to the next file, if there are several. */
  onSkip?: (() => void) | undefined;
};

/** Chooses an existing picture, or adds a new one from this computer. */
export function PictureDialog({
  title,
  newTitle = 'A new picture',
  chosen,
  file,
  ...choosing
}: Props) {
  const site = useOpenSite();
  const { onChoose, onClose, onSkip } = choosing;
  const [newFile, setNewFile] = useState(file);
  const { answer, refused, again } = useAnswer(file ? undefined : true, (signal) =>
    site.ask('pictures', {}, signal),
  );

  return (
    <Modal title={newFile ? newTitle : title} onClose={onClose}>
      <RefusedNote refused={refused} again={again} />
      {newFile ? (
        <NewPicture {...choosing} file={newFile} />
      ) : (
        <DropZone onFiles={([added]) => setNewFile(added)}>
          <Row>
            <FileButton onFiles={([added]) => setNewFile(added)}>From this computer</FileButton>
            {onSkip && <Button onClick={onSkip}>Skip</Button>}
            <Muted as="span">or drop a picture here, or paste one</Muted>
          </Row>
          {answer ? (
            <PictureLibrary
              pictures={answer.pictures}
              chosen={chosen}
              onChoose={({ src, uses }) => {
                const alt = uses.find((use) => use.alt !== undefined)?.alt;
                onChoose({ src, ...(alt !== undefined && { alt }) }, `${fileNameOf(src)} chosen.`);
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

const bothTexts = ['alt', 'decorative'];

type NewPictureProps = Omit<Props, 'title' | 'newTitle' | 'chosen' | 'file'> & { file: File };

/** Adds a picture file: asks for the alt text, proposes a file name from it, and uploads the file. */
function NewPicture({ file, parts = bothTexts, onChoose, onClose, onSkip }: NewPictureProps) {
  const form = useRef<HTMLFormElement>(null);
  const [{ alt, isDecorative }, setText] = useState({ alt: '', isDecorative: false });
  const [typedName, setTypedName] = useState<string>();
  const { run, isRunning, refused } = useTask();
  // The focused button was removed with the file dialog.
  const site = useOpenSite();
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, input')?.focus(), []);
  const text = isDecorative ? '' : alt.trim();
  const name = typedName ?? (text ? proposedName(text) : pictureName(wordsOf(file.name)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    run(async (signal) => {
      const { name: src, isKnown } = await addPicture(site, file, name, signal);
      const words = isKnown
        ? `This picture already exists as ${fileNameOf(src)}.`
        : `${fileNameOf(src)} added.`;
      onChoose(
        { src, ...(text && { alt: text }), ...(isDecorative && { decorative: true }) },
        words,
      );
    });
  };
  return (
    <Stack as="form" ref={form} onSubmit={submit}>
      <FilePreview file={file} />
      {parts.includes('alt') && (
        <AltField
          alt={alt}
          isDecorative={parts.includes('decorative') ? isDecorative : undefined}
          onChange={(alt, isDecorative) => setText({ alt, isDecorative })}
        />
      )}
      <TextField
        label="File name (part of its web address)"
        value={name}
        spellCheck={false}
        autoComplete="off"
        onChange={setTypedName}
      />
      <Muted>
        The editor turns the picture upright, scales it down to 3,000 pixels per side at most, and
        removes location and camera data.
      </Muted>
      {refused && <strong role="alert">{refused.message}</strong>}
      <Row>
        <Button type="submit" data-main="" aria-disabled={isRunning || undefined}>
          Add it
        </Button>
        {onSkip && <Button onClick={onSkip}>Skip</Button>}
        <Button onClick={onClose}>Cancel</Button>
        <span role="status">{isRunning && `Adding “${file.name}” …`}</span>
      </Row>
    </Stack>
  );
}

/** A file that is not added yet, if the browser can show it. */
function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return (
    <>
      <Preview src={address || undefined} alt="" onError={() => setAddress('')} />
      {!address && <Muted>“{file.name}” will be shown here after you add it.</Muted>}
    </>
  );
}
