import { useEffect, useState } from 'react';
import type { Version } from '../api.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { client } from './client.ts';
import { useWorkspace } from './WorkspaceContext.ts';

/** The states of this document before the last saves, to go back to. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { name, replace } = useWorkspace();
  const [versions, setVersions] = useState<Version[]>();
  const { run, isRunning, refused } = useTask();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => void run(async () => setVersions(await client.versions(name))), []);

  return (
    <Modal title="Versions" onClose={onClose}>
      <Muted>
        {versions?.length === 0
          ? 'There is none yet: the first one is kept when you save.'
          : 'What the file held before each of the last saves. Taking one up changes nothing until you save.'}
      </Muted>
      <RefusedNote refused={refused} />
      {versions?.map(({ id, time, title }) => (
        <Row key={id}>
          <Button
            type="button"
            disabled={isRunning}
            onClick={() =>
              run(async () => {
                const { document } = await client.version(name, id);
                onClose();
                replace(document);
              })
            }
          >
            Take up
          </Button>
          {new Date(time).toLocaleString()} {title}
        </Row>
      ))}
    </Modal>
  );
}
