import { useState } from 'react';
import { styled } from 'styled-components';
import type { Group } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { emptyEntry } from '../adapter/convert.ts';
import type { FormFields } from '../adapter/form.ts';
import { identified } from '../adapter/identity.ts';
import { tell } from '../document/uploads.ts';
import { Muted } from '../ui/controls.ts';
import { FileButton } from './DropZone.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { type PictureChoice, partsOf } from './TakeIn.tsx';

/** The key of the required picture of a list's entries, and its properties; undefined for other lists. */
function pictureIn(fields: FormFields) {
  for (const [key, field] of Object.entries(fields)) {
    if (field.type === 'picture' && !field.help.isOptional) return { key, parts: field.parts };
  }
  return undefined;
}

const Several = styled.div`
  display: grid;
  gap: 0.25rem;
  margin-top: 0.4rem;

  /* In a list of a list it is narrower than its words. */
  & > button { padding: 0.4rem; white-space: normal; }
`;

type Props = {
  /** The fields of an entry. */
  fields: FormFields;
  /** How many entries still fit into the list. */
  room: number;
  /** Called when files are chosen. Returns what adds an entry to the list, wherever that is by then. */
  hold: () => (entry: Group) => boolean;
};

/**
 * A button to add several pictures of this computer: asks for each alt text, and adds one entry for each. Nothing for a
 * list whose entries have no picture.
 */
export function SeveralPictures({ fields, room, hold }: Props) {
  const picture = pictureIn(fields);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [at, setAt] = useState(0);
  const [add, setAdd] = useState<(entry: Group) => boolean>();
  const [added, setAdded] = useState(0);
  const [tooMany, setTooMany] = useState(0);
  if (!picture) return null;
  const take = (chosen: readonly File[]) => {
    const adding = hold();
    setAdd(() => adding);
    setFiles(chosen.slice(0, room));
    setAt(0);
    setAdded(0);
    setTooMany(Math.max(0, chosen.length - room));
  };
  const choose = (choice: PictureChoice, words: string) => {
    const entry = { ...emptyEntry(fields), [picture.key]: partsOf(choice, picture.parts) };
    if (add?.(identified(entry))) setAdded((count) => count + 1);
    else tell(`${words} The list you chose it for no longer exists.`);
    setAt(at + 1);
  };
  const file = files[at];
  return (
    <Several>
      <FileButton isMultiple isDisabled={room <= 0} onFiles={take}>
        Add several pictures at once
      </FileButton>
      <Muted as="small" role="status">
        {files.length > 0 && !file && `${added} of ${amount(files.length, 'picture')} added.`}
        {tooMany > 0 &&
          ` The list is full: ${amount(tooMany, 'picture')} ${tooMany === 1 ? 'was' : 'were'} not added.`}
      </Muted>
      {file && (
        <PictureDialog
          key={at}
          title="Choose a picture"
          newTitle={files.length > 1 ? `A new picture (${at + 1} of ${files.length})` : undefined}
          file={file}
          onChoose={choose}
          onClose={() => setAt(files.length)}
          onSkip={files.length > 1 ? () => setAt(at + 1) : undefined}
        />
      )}
    </Several>
  );
}
