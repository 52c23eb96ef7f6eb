import type { Source } from '../api.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useTask } from '../ui/useTask.ts';
import { client } from './client.ts';

type Props = {
  name: string;
  text: string;
  theirs: Source;
  onClose: () => void;
  /** Goes on with the text as it is here. */
  onMine: () => void;
  /** Goes on with the text of the file. */
  onTheirs: () => void;
};

/** Somebody else has changed a file that is edited as text: one of both texts is gone on with, and none is lost. */
export function TextConflict({ name, text, theirs, onClose, onMine, onTheirs }: Props) {
  const { run, isRunning, refused } = useTask();
  const takeTheirs = async () => {
    await client.keepVersion(name, text);
    onTheirs();
    onClose();
  };
  return (
    <Modal title="Somebody else has changed this file" onClose={onClose}>
      <Muted>
        Go on with your text or with theirs. The other one is kept under “Versions”: theirs when you
        save, yours at once. Nothing is written yet.
      </Muted>
      <RefusedNote refused={refused} />
      <Row>
        <Button
          type="button"
          data-main=""
          onClick={() => {
            onMine();
            onClose();
          }}
        >
          Go on with mine
        </Button>
        <Button
          type="button"
          disabled={isRunning || theirs.text === undefined}
          onClick={() => run(takeTheirs)}
        >
          Go on with theirs
        </Button>
        <Button type="button" onClick={onClose}>
          Not now
        </Button>
      </Row>
    </Modal>
  );
}
