import { valueAt } from '../../schema/diagnose/schemaAt.ts';
import type { Refused } from '../document/ask.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Muted } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from './RefusedNote.tsx';

type Props = { refused: Refused; document: OpenDocument; onClose: () => void };

/** Why the server did not save, and what to do where other files would be wrong. */
export function NotSaved({ refused, document, onClose }: Props) {
  const isElsewhere = refused.problems.some(({ file }) => file !== document.opening.name);
  const isMoved =
    isElsewhere &&
    valueAt(document.document, ['path']) !== valueAt(document.base.document, ['path']);
  return (
    <Modal title="Not saved" onClose={onClose}>
      <RefusedNote refused={refused} />
      {isMoved && (
        <Muted>
          The path of this page was changed, and links lead to the earlier one. Put the earlier path
          back and save; then choose “Address” beside this page in the list of all pages: it changes
          the path and the links together.
        </Muted>
      )}
      <Muted>Nothing was written. What you wrote is kept.</Muted>
    </Modal>
  );
}
