import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ChosenFile, sendPicture, wordsOf } from '../document/sendFile.ts';
import { useTask } from '../document/useTask.ts';
import { pictureName, proposedName } from '../pictureName.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { TextField } from '../ui/TextField.tsx';
import { AltField } from './AltField.tsx';
import { nameOf } from './PictureLibrary.tsx';

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
  file: ChosenFile;
  /** The picture is not for a field: only its name is asked for, not its alt text. */
  isFileAlone: boolean;
  /** Called with the picture, and a message about what was done. */
  onDone: (choice: PictureChoice, words: string) => void;
  onCancel: () => void;
  /** Skips this file, if it is one of several. */
  onSkip?: (() => void) | undefined;
};

/** Adds a picture file: asks for the alt text, proposes a name from it, and sends the file. */
export function NewPicture({ file, isFileAlone, onDone, onCancel, onSkip }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [{ alt, isDecorative }, setText] = useState({ alt: '', isDecorative: false });
  const [typedName, setTypedName] = useState<string>();
  const [isShown, setIsShown] = useState(true);
  const { run, isRunning, refused } = useTask();
  // The focused button was removed with the file dialog.
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, input')?.focus(), []);
  const text = isDecorative ? '' : alt.trim();
  const name = typedName ?? (text ? proposedName(text) : pictureName(wordsOf(file.name)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async (signal) => {
      const { src, isKnown } = await sendPicture(file, name, signal);
      const words = isKnown
        ? `This picture was there already, as ${nameOf(src)}.`
        : `${nameOf(src)} is added.`;
      onDone({ src, ...(text && { alt: text }), ...(isDecorative && { decorative: true }) }, words);
    });
  };
  return (
    <Stack as="form" ref={form} onSubmit={submit}>
      {isShown ? (
        <Preview src={file.url} alt="" onError={() => setIsShown(false)} />
      ) : (
        <Muted>“{file.name}” can be seen here once it is added.</Muted>
      )}
      {!isFileAlone && (
        <AltField
          alt={alt}
          isDecorative={isDecorative}
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
        The editor rotates it, scales it to 3,200 pixels or fewer a side, and removes location and
        camera data.
      </Muted>
      {refused && <strong role="alert">{refused.message}</strong>}
      <Row>
        <Button type="submit" data-main="" disabled={isRunning}>
          Add it
        </Button>
        {onSkip && <Button onClick={onSkip}>Leave it out</Button>}
        <Button onClick={onCancel}>Cancel</Button>
        <span role="status">{isRunning && `Adding “${file.name}” …`}</span>
      </Row>
    </Stack>
  );
}
