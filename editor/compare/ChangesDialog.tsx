import { siteName } from '../api.ts';
import { useOpenSite, useSiteAnswer } from '../document/SiteContext.ts';
import { Button, Ends, Muted, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { ChangeSummary, Rows } from './FieldChanges.tsx';

const kindWords = { added: 'New page', removed: 'Deleted', changed: '' };

/** All changes since the last save, in words, each document with an Undo. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { ask, copy } = useOpenSite();
  const { answer, refused, again } = useSiteAnswer((signal) => ask('changes', {}, signal));
  /** Returns a document to its file, as one step. */
  const revert = (name: string) => copy.apply(new Map([[name, copy.savedContent(name)]]));
  return (
    <Modal title="Changes since the last save" onClose={onClose}>
      <RefusedNote refused={refused} again={again} />
      {!answer && !refused && <Muted>Comparing …</Muted>}
      {answer?.length === 0 && <Muted>There are no changes.</Muted>}
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
            {kind !== 'changed' && <Muted as="small">{kindWords[kind]}</Muted>}
            {isUnpublished && <Muted as="small">Not published: visitors can’t see it.</Muted>}
            {changes.length > 0 && <ChangeSummary start="" changes={changes} />}
          </Stack>
        ))}
      </Rows>
    </Modal>
  );
}
