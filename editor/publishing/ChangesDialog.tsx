import { siteName } from '../api.ts';
import { ChangeSummary, Rows } from '../compare/FieldChanges.tsx';
import { useCopy, useOpenSite, useSiteAnswer } from '../document/SiteContext.ts';
import { useTask } from '../document/useTask.ts';
import { isSettings } from '../languages.ts';
import { Button, Ends, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { usePublishing } from './LiveState.tsx';
import { PublicationsDialog } from './PublicationsDialog.tsx';

const kindWords = { added: 'New page', removed: 'Deleted', changed: '' };

/** All changes since the last save or publication, in words. Each document has an Undo. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { ask, copy } = useOpenSite();
  const { answer, refused, again } = useSiteAnswer((signal) => ask('changes', {}, signal));
  /** Returns a document to its file, as one step. */
  const revert = (name: string) => copy.apply(new Map([[name, copy.savedContent(name)]]));
  const waiting = useCopy(({ base }) => base.staged) ?? [];
  const publishing = usePublishing();
  const { dialog, open } = useDialog();
  return (
    <Modal
      title={publishing ? 'Changes since the last publication' : 'Changes since the last save'}
      onClose={onClose}
    >
      <RefusedNote refused={refused} again={again} />
      {!answer && !refused && <Muted>Comparing …</Muted>}
      {answer?.length === 0 && waiting.length === 0 && <Muted>There are no changes.</Muted>}
      <Rows aria-label="Changed documents">
        {answer?.map(({ name, title, kind, changes, isUnpublished }) => (
          <Stack as="li" key={name}>
            <Ends>
              <strong>{title}</strong>
              <Button aria-label={`Undo the changes in “${title}”`} onClick={() => revert(name)}>
                Undo
              </Button>
            </Ends>
            {name === siteName && <Muted as="small">This changes every page.</Muted>}
            {kind !== 'changed' && (
              <Muted as="small">
                {isSettings(name) && kind === 'added' ? 'New language' : kindWords[kind]}
              </Muted>
            )}
            {isUnpublished && <Muted as="small">Not published: visitors cannot see it.</Muted>}
            {changes.length > 0 && <ChangeSummary changes={changes} />}
          </Stack>
        ))}
        {waiting.map((name) => (
          <WaitingFile key={name} name={name} />
        ))}
      </Rows>
      {publishing && (
        <Row>
          <Button onClick={() => open((close) => <PublicationsDialog onClose={close} />)}>
            Publications
          </Button>
        </Row>
      )}
      {dialog}
    </Modal>
  );
}

/** A file that waits for the next publication. */
function WaitingFile({ name }: { name: string }) {
  const { dropFile } = useOpenSite();
  const { run, isRunning, refused, again } = useTask();
  return (
    <li>
      <Ends>
        <span>{name}</span>
        <Button
          aria-label={`Undo the change to “${name}”`}
          disabled={isRunning}
          onClick={() => run(() => dropFile(name))}
        >
          Undo
        </Button>
      </Ends>
      <RefusedNote refused={refused} again={again} />
    </li>
  );
}
