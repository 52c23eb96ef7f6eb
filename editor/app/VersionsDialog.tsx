import { useEffect, useState } from 'react';
import type { Version, VersionText } from '../api.ts';
import { ask } from '../document/ask.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from './RefusedNote.tsx';

type Props = {
  name: string;
  onClose: () => void;
  /** Puts a version in the place of what is edited. Resolves to the reason where it cannot. */
  takeUp: (version: VersionText) => Promise<string | undefined>;
};

/** Lists the versions of a document; each can take the place of what is edited. */
export function VersionsDialog({ name, onClose, takeUp }: Props) {
  const [versions, setVersions] = useState<Version[]>();
  const [whyNot, setWhyNot] = useState<string>();
  const { run, isRunning, refused } = useTask();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => void run(async () => setVersions(await ask('versions', { name }))), []);

  const choose = (id: string) =>
    run(async () => {
      setWhyNot(undefined);
      const reason = await takeUp(await ask('version', { name, id }));
      if (reason === undefined) onClose();
      else setWhyNot(reason);
    });

  return (
    <Modal title="Versions" onClose={onClose}>
      <Muted>
        A version is the whole document as it was: before each of the last saves, and what you had
        not saved when you took up another one.
        {versions?.length === 0
          ? ' There is none yet. The first one is kept when you save.'
          : ' Taking one up puts it in the place of what you see now. Undo takes that back, and the file changes only when you save.'}
      </Muted>
      <RefusedNote refused={refused} />
      {whyNot && <strong role="alert">{whyNot}</strong>}
      {versions?.map(({ id, kind, time, title }) => {
        const when = new Date(time).toLocaleString();
        return (
          <Row key={id}>
            <Button
              aria-label={`Take up the version of ${when}`}
              disabled={isRunning}
              onClick={() => choose(id)}
            >
              Take up
            </Button>
            {when} {title} {kind === 'draft' && '(not saved)'}
          </Row>
        );
      })}
    </Modal>
  );
}
