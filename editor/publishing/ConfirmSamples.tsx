import { useState } from 'react';
import type { Problem } from '../api.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { CheckField } from '../ui/TextField.tsx';

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
      <CheckField
        label="I’ve read this list. Publish anyway."
        checked={isConfirmed}
        onChange={setIsConfirmed}
      />
    </TaskDialog>
  );
}
