import { useState } from 'react';
import type { Problem } from '../api.ts';
import { CheckLabel } from '../ui/controls.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';

type Props = { problems: readonly Problem[]; publish: () => void; onClose: () => void };

/** Lists samples and notes that would go live, and publishes once the person confirms them. */
export function ConfirmSamples({ problems, publish, onClose }: Props) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  return (
    <TaskDialog
      title={
        problems.length === 1
          ? '1 sample or note is not ready to go live'
          : `${problems.length} samples or notes are not ready to go live`
      }
      action="Publish"
      isReady={isConfirmed}
      work={async () => {
        onClose();
        publish();
      }}
      onClose={onClose}
    >
      <ul>
        {problems.map(({ file, title = file, line, message }) => (
          <li key={`${file} ${line} ${message}`}>
            {title}: {message}
          </li>
        ))}
      </ul>
      <CheckLabel>
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ currentTarget }) => setIsConfirmed(currentTarget.checked)}
        />
        I’ve read this list. Publish anyway.
      </CheckLabel>
    </TaskDialog>
  );
}
