import { capital, fieldWords } from '../../schema/diagnose/words.ts';
import type { Problem } from '../api.ts';
import type { Refused } from '../document/ask.ts';
import { Muted, Stack } from '../ui/controls.ts';
import { ProblemText } from '../ui/ProblemText.tsx';

/** Why the server refused: the reason, and the mistakes with their file and field. */
export function RefusedNote({ refused }: { refused: Refused | undefined }) {
  if (!refused) return null;
  return (
    <Stack role="alert">
      <strong>{refused.message}</strong>
      {refused.problems.map((problem) => (
        <div key={`${problem.file} ${problem.line} ${problem.rule} ${problem.message}`}>
          <Muted as="small">{placeWords(problem)}</Muted>
          <ProblemText problem={problem} isQuiet />
        </div>
      ))}
    </Stack>
  );
}

/** `site.json: "href" in "header", link 4` */
function placeWords({ file, path, line }: Problem): string {
  if (path.length === 0) return `${file}, line ${line}`;
  const { field, within } = fieldWords(path, undefined);
  return `${file}: ${capital(field)}${within}`;
}
