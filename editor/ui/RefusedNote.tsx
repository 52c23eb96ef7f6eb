import type { Refused } from '../app/client.ts';
import { Stack } from './controls.ts';
import { ProblemText } from './ProblemText.tsx';

/** Why the server did not do something. */
export function RefusedNote({ refused }: { refused: Refused | undefined }) {
  if (!refused) return null;
  return (
    <Stack role="alert">
      <strong>{refused.message}</strong>
      {refused.problems.map((problem) => (
        <ProblemText key={problem.file + problem.rule + problem.message} problem={problem} />
      ))}
    </Stack>
  );
}
