import { useState } from 'react';
import { formOfDocument } from '../adapter/pageForm.ts';
import type { Source } from '../api.ts';
import { wholeText } from '../changes/changeWords.ts';
import { merge, withValue } from '../changes/merge.ts';
import { placeWords } from '../changes/placeWords.ts';
import { Refused } from '../document/ask.ts';
import { removeDraft } from '../document/drafts.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Button, Muted } from '../ui/controls.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { SideChoice } from './SideChoice.tsx';

type Props = {
  document: OpenDocument;
  theirs: Source;
  onClose: () => void;
  /** Replaces the edited document. Returns whether it could. */
  replace: (document: unknown) => boolean;
  /** Opens a file that no form can show. */
  openText: (source: Source) => void;
};

const dialog = { title: 'Someone else changed this file', cancel: 'Not now' };

/** The dialog for a file that was changed elsewhere. Merges both changes field by field, or asks for one of the two texts. */
export function Conflict(props: Props) {
  const { isText, opening } = props.document;
  if (isText) return <TextConflict {...props} />;
  const isForm = formOfDocument(opening.name).toForm(props.theirs.document) !== undefined;
  return isForm ? <FieldConflicts {...props} /> : <UnreadableConflict {...props} />;
}

function FieldConflicts({ document, theirs, onClose, replace }: Props) {
  const { merged, conflicts } = merge(document.base.document, document.document, theirs.document);
  /** The indexes of the conflicts for which their value is chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (index: number, isTheirs: boolean) => {
    const others = [...chosen].filter((other) => other !== index);
    setChosen(new Set(isTheirs ? [...others, index] : others));
  };
  const applyMerge = async () => {
    const both = conflicts
      .filter((_conflict, index) => chosen.has(index))
      .reduce((whole, { path, theirs: value }) => withValue(whole, path, value), merged);
    // Rebase only after the merged document is in place: otherwise a save would overwrite their changes.
    if (!replace(both)) {
      throw new Refused(
        'These changes can’t be combined. Nothing was changed. Choose the other version in one of the conflicts.',
      );
    }
    document.rebase(theirs);
    onClose();
  };
  return (
    <TaskDialog {...dialog} action="Merge both" work={applyMerge} onClose={onClose}>
      <Muted>
        {conflicts.length === 0
          ? 'Their changes and yours are in different places. Both can be kept.'
          : 'Changes made by only one of you are kept. Choose a version where you both changed the same text.'}
      </Muted>
      {conflicts.map((conflict, index) => (
        <SideChoice
          key={index}
          name={`conflict-${index}`}
          label={placeWords(conflict.path, { name: document.opening.name, value: merged })}
          texts={{ mine: textOf(conflict.mine), theirs: textOf(conflict.theirs) }}
          chosen={chosen.has(index) ? 'theirs' : 'mine'}
          onChoose={(side) => choose(index, side === 'theirs')}
        />
      ))}
      <Muted>Nothing is saved yet. Check the result, then save.</Muted>
    </TaskDialog>
  );
}

function textOf(value: unknown): string {
  return value === undefined ? 'Empty' : wholeText(value);
}

function UnreadableConflict({ document, theirs, onClose, openText }: Props) {
  const openTheirs = async (signal: AbortSignal) => {
    await document.keepAsVersion();
    signal.throwIfAborted();
    await removeDraft(document.opening);
    openText(theirs);
  };
  return (
    <TaskDialog {...dialog} action="Open their file" work={openTheirs} onClose={onClose}>
      <Muted>
        Their file has errors, so it cannot be shown as a form and your changes cannot be merged
        into it. You can open their file and fix it. Your unsaved changes are then kept under
        “Versions”.
      </Muted>
    </TaskDialog>
  );
}

function TextConflict({ document, theirs, onClose, replace }: Props) {
  const keepMine = () => {
    document.rebase(theirs);
    onClose();
  };
  const replaceMine = async (signal: AbortSignal) => {
    await document.keepAsVersion();
    signal.throwIfAborted();
    replace(theirs.text);
    keepMine();
  };
  return (
    <TaskDialog
      {...dialog}
      action="Use theirs"
      isReady={theirs.text !== undefined}
      work={replaceMine}
      onClose={onClose}
      other={<Button onClick={keepMine}>Use mine</Button>}
    >
      <Muted>
        Use your text or theirs. The other one is kept under “Versions”: theirs when you save, yours
        right away. Nothing is saved yet.
      </Muted>
    </TaskDialog>
  );
}
