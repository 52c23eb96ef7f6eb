import type { Source } from '../api.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { client } from './client.ts';
import { removeDraft } from './drafts.ts';
import { useReplace } from './useReplace.ts';
import { useWorkspace } from './WorkspaceContext.ts';

type Props = { theirs: Source; onClose: () => void };

/** Somebody else has written the file: both changes are brought together, or the file is opened as text. */
export function Conflict({ theirs, onClose }: Props) {
  const { opening, document, toData, openText } = useWorkspace();
  const replace = useReplace();
  const { run, isRunning, refused } = useTask();
  if (toData(theirs.document)) {
    return (
      <ConflictDialog
        base={document.base.document}
        mine={document.document}
        theirs={theirs.document}
        onClose={onClose}
        onMerged={(merged) => {
          document.rebase(theirs);
          onClose();
          void replace(merged);
        }}
      />
    );
  }
  const giveWay = async () => {
    await client.keepVersion(opening.name, document.document);
    await removeDraft(opening);
    openText(theirs);
  };
  return (
    <Modal title="Somebody else has changed this file" onClose={onClose}>
      <Muted>
        It now has mistakes that keep it from being shown as a form, so your changes and theirs
        cannot be brought together. You can open their file as text and fix it; what you have not
        saved is then kept under “Versions”.
      </Muted>
      <RefusedNote refused={refused} />
      <Row>
        <Button type="button" data-main="" disabled={isRunning} onClick={() => run(giveWay)}>
          Open their file as text
        </Button>
        <Button type="button" onClick={onClose}>
          Not now
        </Button>
      </Row>
    </Modal>
  );
}
