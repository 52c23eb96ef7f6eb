import { useState } from 'react';
import type { Source } from '../api.ts';
import { Conflict } from '../compare/Conflict.tsx';
import { ask, type Refused } from '../document/ask.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { useSaving } from '../document/useSaving.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';

/**
 * Saves a document, with dialogs for conflicting changes of others, and for why the server did not save. `replace` gets
 * the merged document or text.
 */
export function useSaveDialogs(
  document: OpenDocument,
  replace: (merged: unknown) => boolean,
  openText: (source: Source) => void,
) {
  const [theirs, setTheirs] = useState(document.newer);
  const { refused, forget, ...saving } = useSaving(document, setTheirs);
  const dialogs = (
    <>
      {theirs && (
        <Conflict
          document={document}
          theirs={theirs}
          onClose={() => setTheirs(undefined)}
          replace={replace}
          openText={openText}
        />
      )}
      {refused && <NotSaved refused={refused} document={document} onClose={forget} />}
    </>
  );
  return { ...saving, dialogs };
}

type Props = { refused: Refused; document: OpenDocument; onClose: () => void };

/** Why the server did not save, with buttons to fix errors that the save would cause in other files. */
function NotSaved({ refused, document, onClose }: Props) {
  // Several links can point to one page: show one button per label.
  const offered = new Map(
    refused.problems
      .flatMap(({ offers = [] }) => offers)
      .flatMap(({ label, publish }) =>
        publish ? [[label, publish.map(({ name }) => name)] as const] : [],
      ),
  );
  const { run, refused: again } = useTask();
  return (
    <Modal title="Not saved" onClose={onClose}>
      <RefusedNote refused={refused} />
      {[...offered].map(([label, names]) => (
        <Button
          key={label}
          onClick={() =>
            run(async () => {
              await ask('publishPages', { names });
              document.rebase((base) => ({ ...base }));
              onClose();
            })
          }
        >
          {label}
        </Button>
      ))}
      <RefusedNote refused={again} />
      <Muted>Nothing was saved. Your changes are kept.</Muted>
    </Modal>
  );
}
