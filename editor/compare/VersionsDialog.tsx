import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Version, VersionText } from '../api.ts';
import { ask } from '../document/ask.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { Comparison } from './Comparison.tsx';
import { FewWords } from './FewWords.tsx';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li { display: grid; gap: 0.4rem; padding: 0.75rem 0; overflow-wrap: anywhere; }
  & > li + li { border-top: 1px solid var(--editor-line); }
`;

type Props = {
  name: string;
  /** The edited document; undefined while its text has mistakes. */
  document: unknown;
  onClose: () => void;
  /** Replaces the edited document by a version. Resolves to the reason where it cannot. */
  takeUp: (version: VersionText, signal: AbortSignal) => Promise<string | undefined>;
  /** Replaces the edited document, as one step; omitted for a document that is edited as text. */
  replace?: ((document: unknown) => boolean) | undefined;
};

/**
 * Lists the versions of a document with the changes of each save. Each version can be compared with the edited
 * document, and replace it.
 */
export function VersionsDialog({ name, document, onClose, takeUp, replace }: Props) {
  const [versions, setVersions] = useState<Version[]>();
  const [shown, setShown] = useState<Version & VersionText>();
  const [whyNot, setWhyNot] = useState<string>();
  const { run, isRunning, refused, again } = useTask();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(() => {
    void run(async (signal) => setVersions(await ask('versions', { name }, signal)));
  }, []);

  const choose = (id: string) =>
    run(async (signal) => {
      setWhyNot(undefined);
      const reason = await takeUp(await ask('version', { name, id }, signal), signal);
      if (reason === undefined) onClose();
      else setWhyNot(reason);
    });
  const look = (version: Version) =>
    run(async (signal) => {
      setWhyNot(undefined);
      setShown({ ...version, ...(await ask('version', { name, id: version.id }, signal)) });
    });
  const takeUpButton = ({ id, time }: Version) => (
    <Button
      aria-label={`Restore the version of ${when(time)}`}
      disabled={isRunning}
      onClick={() => choose(id)}
    >
      Restore
    </Button>
  );
  const notes = (
    <>
      <RefusedNote refused={refused} again={versions ? undefined : again} />
      {whyNot && <strong role="alert">{whyNot}</strong>}
    </>
  );

  if (shown) {
    return (
      <Modal isWide title={`The version of ${when(shown.time)}`} onClose={onClose}>
        <Row>
          <Button autoFocus onClick={() => setShown(undefined)}>
            All versions
          </Button>
          {takeUpButton(shown)}
        </Row>
        {notes}
        <Comparison
          name={name}
          before={{ title: 'As it was then', document: shown.document }}
          after={{ title: 'As it is now', document }}
          {...(replace && { replace })}
        />
      </Modal>
    );
  }
  return (
    <Modal title="Versions" onClose={onClose}>
      <Muted>
        Versions are earlier states of this page: one for each save, and drafts you replaced.
        {versions?.length === 0
          ? ' There are none yet. The first one is kept when you save.'
          : ' Restoring one replaces what you see. You can undo it, and the file changes only when you save.'}
      </Muted>
      {notes}
      <List aria-label="Versions">
        {versions?.map((version) => {
          const { id, kind, time, title, changes } = version;
          return (
            <li key={id}>
              <strong>
                {kind === 'saved' ? `Before you saved, ${when(time)}` : `${when(time)} (not saved)`}
              </strong>
              {changes.length > 0 ? (
                <FewWords
                  start={kind === 'saved' ? 'The save changed: ' : 'Not saved: '}
                  changes={changes}
                />
              ) : (
                <Muted as="small">{title}</Muted>
              )}
              <Row>
                <Button
                  aria-label={`Look at the version of ${when(time)}`}
                  disabled={isRunning}
                  onClick={() => look(version)}
                >
                  Look at it
                </Button>
                {takeUpButton(version)}
              </Row>
            </li>
          );
        })}
      </List>
    </Modal>
  );
}

function when(time: string): string {
  return new Date(time).toLocaleString();
}
