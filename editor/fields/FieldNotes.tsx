import { createContext, use } from 'react';
import { styled } from 'styled-components';
import { factsOf, fillFacts, textWidth } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { isWithin } from '../adapter/fieldPath.ts';
import type { FieldHelp } from '../adapter/form.ts';
import type { Problem } from '../api.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { useInRow } from './InRow.ts';
import { ProblemNotes } from './ProblemNotes.tsx';

const Notes = styled.div`
  display: grid;
  gap: 0.35rem;
  margin-top: 0.35rem;
  color: var(--editor-muted);
  font-size: 0.78rem;
  line-height: 1.45;
`;

export const Count = styled.span`
  float: right;
  margin-left: 0.75rem;
  font-variant-numeric: tabular-nums;

  &[data-over] { color: var(--editor-error); font-weight: 600; }
`;

const Untranslated = styled.strong`
  color: var(--editor-blue);
  font-weight: 600;
`;

/** The attribute with the path of a field. The editor finds the field by it. */
export const pathAttribute = 'data-path';

type Props = {
  id?: string;
  path: ValuePath;
  help: FieldHelp;
  value: unknown;
  /** A list or group: its fields show their own errors. Entries of a list do so only if they are fields. */
  ofList?: boolean;
  entriesAreFields?: boolean;
};

/** Whether a field belongs to a list entry that was just added. Its errors are shown once the focus has left the entry. */
export const NewEntryContext = createContext(false);

/** The errors and warnings of a field and of everything in it. */
export function useProblemsOf(path: ValuePath): Problem[] {
  const isNew = use(NewEntryContext);
  const { problems } = useOpenDocument();
  return isNew ? [] : problems.filter((problem) => isWithin(problem.path, path));
}

/** Below a field: its length, its help, and its errors and warnings with the messages of `validate`. */
export function FieldNotes({
  id,
  path,
  help,
  value,
  ofList = false,
  entriesAreFields = false,
}: Props) {
  const { site, untranslated = [] } = useOpenDocument();
  const isShownHere = (place: ValuePath) =>
    !ofList || place.length <= path.length + (entriesAreFields ? 0 : 1);
  const problems = useProblemsOf(path).filter((problem) => isShownHere(problem.path));
  const isUntranslated = untranslated.some((text) => isWithin(text, path) && isShownHere(text));
  const { description, maximum } = help;
  // The length with facts filled in, as `validate` counts it.
  const length = typeof value === 'string' ? textWidth(fillFacts(value, factsOf(site))) : undefined;
  const isOver = length !== undefined && maximum !== undefined && length > maximum;
  const isInRow = useInRow();
  return (
    <Notes id={id} {...{ [pathAttribute]: JSON.stringify(path) }}>
      {(isInRow ? isOver : description || length !== undefined) && (
        <span>
          {length !== undefined && maximum !== undefined && (
            <Count data-over={isOver || undefined}>
              {length} of {maximum}
            </Count>
          )}
          {!isInRow && description}
        </span>
      )}
      {isUntranslated && <Untranslated>Not translated yet</Untranslated>}
      <ProblemNotes problems={problems} />
    </Notes>
  );
}
