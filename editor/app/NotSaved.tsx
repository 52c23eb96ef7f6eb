import { ask, type Refused } from '../document/ask.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from './RefusedNote.tsx';

type Props = { refused: Refused; document: OpenDocument; onClose: () => void };

/** Why the server did not save, and what to do where other files would be wrong. */
export function NotSaved({ refused, document, onClose }: Props) {
  // Several links may lead to one page.
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
              document.rebase({ ...document.base });
              onClose();
            })
          }
        >
          {label}
        </Button>
      ))}
      <RefusedNote refused={again} />
      <Muted>Nothing was written. What you wrote is kept.</Muted>
    </Modal>
  );
}
