import type { FormEvent, ReactNode } from 'react';
import { useTask } from '../document/useTask.ts';
import { Button, Row, Stack } from './controls.ts';
import { Modal } from './Modal.tsx';
import { RefusedNote } from './RefusedNote.tsx';

type Props = {
  title: string;
  /** The label of the submit button. */
  action: string;
  cancel?: string;
  isReady?: boolean;
  isDangerous?: boolean;
  /** The signal is aborted when the dialog is closed. */
  work: (signal: AbortSignal) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends a request to the server, and shows why it was refused. */
export function TaskDialog({
  title,
  action,
  cancel = 'Cancel',
  isReady = true,
  isDangerous = false,
  work,
  onClose,
  children,
}: Props) {
  const { run, isRunning, refused } = useTask();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) run(work);
  };
  const look = isDangerous ? { 'data-danger': '' } : { 'data-main': '' };
  return (
    <Modal title={title} onClose={onClose}>
      <Stack as="form" onSubmit={submit}>
        {children}
        <RefusedNote refused={refused} />
        <Row>
          {/* While the work runs it keeps the focus, so that a second Enter does not press Cancel. */}
          <Button
            type="submit"
            {...look}
            disabled={!isReady}
            aria-disabled={isRunning || undefined}
          >
            {action}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </Row>
      </Stack>
    </Modal>
  );
}
