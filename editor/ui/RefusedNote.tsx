import { fieldAddress } from '../fieldAddress.ts';
import type { Refused } from '../refused.ts';
import { Button, Muted, Row, Stack } from './controls.ts';
import { ProblemText } from './ProblemText.tsx';

type Props = {
  refused: Refused | undefined;
  /** Tries again; omitted if the button that made the request is next to it. */
  again?: (() => void) | undefined;
};

/** Why the server refused: the reason, and the errors, each with a link to its page and field. */
export function RefusedNote({ refused, again }: Props) {
  if (!refused) return null;
  return (
    <>
      <Stack role="alert">
        <strong>{refused.message}</strong>
        {refused.problems.map((problem) => (
          <div key={`${problem.file} ${problem.line} ${problem.rule} ${problem.message}`}>
            <Muted as="small">
              <a href={fieldAddress(problem.file, problem.path)}>{problem.title ?? problem.file}</a>
            </Muted>
            <ProblemText problem={problem} isQuiet />
          </div>
        ))}
      </Stack>
      {again && (
        <Row>
          <Button onClick={again}>Try again</Button>
        </Row>
      )}
    </>
  );
}
