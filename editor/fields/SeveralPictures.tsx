import { useState } from 'react';
import { styled } from 'styled-components';
import type { Group } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { emptyEntry } from '../adapter/convert.ts';
import type { FormFields } from '../adapter/form.ts';
import { identified } from '../adapter/identity.ts';
import { Muted } from '../ui/controls.ts';
import { DropZone, FileButton } from './DropZone.tsx';
import { type PictureChoice, PictureDialog, partsOf } from './PictureDialog.tsx';

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
`;

type Props = {
  fields: FormFields;
  /** The number of entries that still fit into the list. */
  room: number;
  onAdd: (entry: Group) => void;
};

type Batch = {
  files: readonly File[];
  /** The number of files that do not fit into the list. */
  omitted: number;
  /** The index of the current file, and the number of added ones. */
  index: number;
  added: number;
};

const noBatch: Batch = { files: [], omitted: 0, index: 0, added: 0 };

/**
 * A button to add several pictures from this computer: asks for each alt text, and adds one entry per picture. Renders
 * nothing for a list whose entries have no picture.
 */
export function SeveralPictures({ fields, room, onAdd }: Props) {
  const picture = pictureIn(fields);
  const [batch, setBatch] = useState(noBatch);
  if (!picture) return null;
  const { files, omitted, index, added } = batch;
  const file = files[index];
  const start = (chosen: readonly File[]) => {
    const omitted = Math.max(0, chosen.length - room);
    setBatch({ ...noBatch, files: chosen.slice(0, room), omitted });
  };
  const choose = (choice: PictureChoice) => {
    const entry = { ...emptyEntry(fields), [picture.key]: partsOf(choice, picture.parts) };
    onAdd(identified(entry));
    setBatch({ ...batch, index: index + 1, added: added + 1 });
  };
  return (
    <Several>
      <DropZone isMultiple onFiles={start}>
        <FileButton isMultiple isDisabled={room <= 0} onFiles={start}>
          Add several pictures at once
        </FileButton>
      </DropZone>
      <Muted as="small" role="status">
        {files.length > 0 && !file && `${added} of ${amount(files.length, 'picture')} added.`}
        {omitted > 0 &&
          ` The list is full: ${amount(omitted, 'picture')} ${omitted === 1 ? 'was' : 'were'} not added.`}
      </Muted>
      {file && (
        <PictureDialog
          key={index}
          title="Choose a picture"
          newTitle={
            files.length > 1 ? `A new picture (${index + 1} of ${files.length})` : undefined
          }
          file={file}
          onChoose={choose}
          onClose={() => setBatch({ ...batch, index: files.length })}
          onSkip={files.length > 1 ? () => setBatch({ ...batch, index: index + 1 }) : undefined}
        />
      )}
    </Several>
  );
}
