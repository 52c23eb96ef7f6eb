import { useCallback, useState } from 'react';
import { siteName, type Version, type VersionText } from '../api.ts';
import { ask } from '../document/ask.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { Comparison } from './Comparison.tsx';
import { ChangeSummary, Rows } from './FieldChanges.tsx';
import { OldPage } from './OldPage.tsx';

type Props = {
  name: string;
  /** The edited document; undefined while its text has errors. */
  document: unknown;
  onClose: () => void;
  /** Replaces the edited document with a version. */
  restore: (version: VersionText, signal: AbortSignal) => Promise<void>;
};

/**
 * Lists the versions of a document with the changes of each save. A version can be compared with the edited document, and
 * can replace it.
 */
export function VersionsDialog({ name, document, onClose, restore }: Props) {
  const list = useAnswer(name, (signal) => ask('versions', { name }, signal));
  const { answer: versions } = list;
  const [shown, setShown] = useState<Version & VersionText>();
  const hide = useCallback(() => setShown(undefined), []);
  const { run, isRunning, refused } = useTask();

  /** Loads a version and passes it to `use`. */
  const read = (version: Version, use: (text: VersionText, signal: AbortSignal) => unknown) =>
    run(async (signal) => {
      await use(await ask('version', { name, id: version.id }, signal), signal);
    });
  const restoreButton = (version: Version) => (
    <Button
      aria-label={`Restore the version of ${timeOf(version)}`}
      disabled={isRunning}
      onClick={() =>
        read(version, async (text, signal) => {
          await restore(text, signal);
          onClose();
        })
      }
    >
      Restore
    </Button>
  );
  return (
    <Modal title="Versions" onClose={onClose}>
      <Muted>
        Versions are earlier states of this page: one for each save, and drafts you replaced.
        {versions?.length === 0
          ? ' The first one is created when you save.'
          : ' Restoring one replaces what you see. You can undo it, and the file changes only when you save.'}
      </Muted>
      {!versions && <RefusedNote refused={list.refused} again={list.again} />}
      {!shown && <RefusedNote refused={refused} />}
      <Rows aria-label="Versions">
        {versions?.map((version) => {
          const isSaved = version.kind === 'saved';
          const time = timeOf(version);
          return (
            <Stack as="li" key={version.id}>
              <strong>{isSaved ? `Before you saved, ${time}` : `${time} (not saved)`}</strong>
              {version.changes.length > 0 ? (
                <ChangeSummary
                  start={isSaved ? 'The save changed: ' : 'Not saved: '}
                  changes={version.changes}
                />
              ) : (
                <Muted as="small">{version.title}</Muted>
              )}
              <Row>
                <Button
                  aria-label={`View the version of ${time}`}
                  disabled={isRunning}
                  onClick={() => read(version, (text) => setShown({ ...version, ...text }))}
                >
                  View
                </Button>
                {restoreButton(version)}
              </Row>
            </Stack>
          );
        })}
      </Rows>
      {shown && (
        <Comparison
          title={`The version of ${timeOf(shown)}`}
          name={name}
          before={shown.document}
          after={document}
          page={
            name !== siteName && (
              <OldPage title="The page as it was then" document={shown.document} onClose={hide} />
            )
          }
          onClose={hide}
        >
          <Row>{restoreButton(shown)}</Row>
          <RefusedNote refused={refused} />
        </Comparison>
      )}
    </Modal>
  );
}

function timeOf({ time }: Version): string {
  return new Date(time).toLocaleString();
}
