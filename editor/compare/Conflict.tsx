import { useState } from 'react';
import { formOfDocument } from '../adapter/pageForm.ts';
import type { Source } from '../api.ts';
import { wholeText } from '../changes/changeWords.ts';
import { type FieldConflict, merge, withValue } from '../changes/merge.ts';
import { placeWords } from '../changes/placeWords.ts';
import { Refused } from '../document/ask.ts';
import { removeDraft } from '../document/drafts.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Choice } from '../ui/Choice.ts';
import { Button, Muted } from '../ui/controls.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';

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

/** The dialog when the file was changed elsewhere: both changes are merged field by field, or one of both texts is chosen. */
export function Conflict(props: Props) {
  const { isText, opening } = props.document;
  if (isText) return <TextConflict {...props} />;
  const isForm = formOfDocument(opening.name).toForm(props.theirs.document) !== undefined;
  return isForm ? <FieldConflicts {...props} /> : <UnreadableConflict {...props} />;
}

function FieldConflicts({ document, theirs, onClose, replace }: Props) {
  const mine = document.document;
  const { merged, conflicts } = merge(document.base.document, mine, theirs.document);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const keyOf = ({ path }: FieldConflict) => JSON.stringify(path);
  const takeOver = async () => {
    const both = conflicts
      .filter((conflict) => chosen.includes(keyOf(conflict)))
      .reduce((whole, { path, theirs: value }) => withValue(whole, path, value), merged);
    // Not before the merged document is in: a save would then overwrite theirs.
    if (!replace(both)) {
      throw new Refused(
        'These changes can’t be combined. Nothing was changed. Choose the other version for one of the conflicts.',
      );
    }
    document.rebase(theirs);
    onClose();
  };
  return (
    <TaskDialog {...dialog} action="Bring both together" work={takeOver} onClose={onClose}>
      <Muted>
        {conflicts.length === 0
          ? 'Their changes and yours are in different places. Both can be kept.'
          : 'Changes made by only one of you are kept. Choose a version where you both changed the same text.'}
      </Muted>
      {conflicts.map((conflict, index) => {
        const key = keyOf(conflict);
        const others = chosen.filter((other) => other !== key);
        return (
          <Choice key={key}>
            <legend>
              {placeWords(conflict.path, { name: document.opening.name, value: merged })}
            </legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`conflict-${index}`}
                  checked={chosen.includes(key) === (side === 'theirs')}
                  onChange={() => setChosen(side === 'theirs' ? [...others, key] : others)}
                />{' '}
                {side === 'mine' ? 'Yours' : 'Theirs'}
                <pre>{textOf(conflict[side])}</pre>
              </label>
            ))}
          </Choice>
        );
      })}
      <Muted>Nothing is written yet: you look it over and save.</Muted>
    </TaskDialog>
  );
}

function textOf(value: unknown): string {
  return value === undefined ? 'Empty' : wholeText(value);
}

function UnreadableConflict({ document, theirs, onClose, openText }: Props) {
  const giveWay = async (signal: AbortSignal) => {
    await document.keepAsVersion();
    signal.throwIfAborted();
    await removeDraft(document.opening);
    openText(theirs);
  };
  return (
    <TaskDialog {...dialog} action="Open their file" work={giveWay} onClose={onClose}>
      <Muted>
        Their file has errors, so it cannot be shown as a form and your changes cannot be merged
        into it. You can open their file and fix it. What you have not saved is then kept under
        “Versions”.
      </Muted>
    </TaskDialog>
  );
}

function TextConflict({ document, theirs, onClose, replace }: Props) {
  const takeMine = () => {
    document.rebase(theirs);
    onClose();
  };
  const takeTheirs = async (signal: AbortSignal) => {
    await document.keepAsVersion();
    signal.throwIfAborted();
    replace(theirs.text ?? '');
    takeMine();
  };
  return (
    <TaskDialog
      {...dialog}
      action="Use theirs"
      isReady={theirs.text !== undefined}
      work={takeTheirs}
      onClose={onClose}
      other={<Button onClick={takeMine}>Use mine</Button>}
    >
      <Muted>
        Use your text or theirs. The other one is kept under “Versions”: theirs when you save, yours
        at once. Nothing is written yet.
      </Muted>
    </TaskDialog>
  );
}
