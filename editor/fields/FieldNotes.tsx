import { createUsePuck } from '@puckeditor/core';
import { styled } from 'styled-components';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import { fieldPath, isWithin } from '../adapter/fieldPath.ts';
import type { FieldHelp } from '../adapter/form.ts';
import { useEditor } from '../document/EditorContext.ts';
import { ProblemNotes } from './ProblemNotes.tsx';

const usePuck = createUsePuck();

const Notes = styled.div`
  display: grid;
  gap: 0.35rem;
  margin-top: 0.35rem;
  color: var(--editor-muted);
  font-size: 0.78rem;
  line-height: 1.45;
`;

const Count = styled.span`
  float: right;
  margin-left: 0.75rem;
  font-variant-numeric: tabular-nums;

  &[data-over] { color: var(--editor-error); font-weight: 600; }
`;

/** The attribute that holds the path of a field, by which the editor goes to it. */
export const pathAttribute = 'data-path';

type Props = { name: string; help: FieldHelp; value: unknown; ofList?: boolean };

/** Under a field: how much fits, what it is for, and its mistakes with the messages of `validate`. */
export function FieldNotes({ name, help, value, ofList = false }: Props) {
  const { problems, site } = useEditor();
  const block = usePuck(({ appState, selectedItem }) => {
    const index = appState.data.content.findIndex(
      ({ props }) => props.id === selectedItem?.props.id,
    );
    return index < 0 ? undefined : index;
  });
  const path = fieldPath(name, block);
  const own = problems.filter(
    (problem) => isWithin(problem.path, path) && (!ofList || isOfListItself(problem.path, path)),
  );
  const { description, maximum } = help;
  // The length after facts are filled in, as `validate` counts it.
  const length = typeof value === 'string' ? fillFacts(value, factsOf(site)).length : undefined;
  return (
    <Notes {...{ [pathAttribute]: JSON.stringify(path) }}>
      {(description || length !== undefined) && (
        <span>
          {length !== undefined && maximum !== undefined && (
            <Count data-over={length > maximum || undefined}>
              {length} of {maximum}
            </Count>
          )}
          {description}
        </span>
      )}
      <ProblemNotes problems={own} />
    </Notes>
  );
}

/** A list shows its own mistakes; those of an entry's fields are shown at these fields. */
function isOfListItself(place: readonly unknown[], list: readonly unknown[]): boolean {
  return place.length <= list.length + 1;
}
