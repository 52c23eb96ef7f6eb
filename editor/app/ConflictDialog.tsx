import { useState } from 'react';
import { styled } from 'styled-components';
import { capital, fieldWords } from '../../schema/diagnose/words.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { type Conflict, merge, withValue } from './merge.ts';

const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  border: 0;

  & legend { margin-bottom: 0.35rem; font-weight: 600; }
  & label {
    display: block;
    padding: 0.75rem;
    border: 1px solid var(--editor-line);
    border-radius: 8px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & label:has(:checked) { border-color: var(--editor-blue); background: var(--editor-chosen); }
  & pre { margin: 0.35rem 0 0; font: inherit; white-space: pre-wrap; }
`;

type Props = {
  base: unknown;
  mine: unknown;
  theirs: unknown;
  onClose: () => void;
  onMerged: (merged: unknown) => void;
};

/** Somebody else changed the file: what both changed in different ways is shown side by side, to choose. */
export function ConflictDialog({ base, mine, theirs, onClose, onMerged }: Props) {
  const { merged, conflicts } = merge(base, mine, theirs);
  const [theirChoices, setTheirChoices] = useState<readonly string[]>([]);
  const keyOf = ({ path }: Conflict) => JSON.stringify(path);
  const choose = (key: string, isTheirs: boolean) =>
    setTheirChoices((before) =>
      isTheirs ? [...before, key] : before.filter((other) => other !== key),
    );
  const takeOver = () =>
    onMerged(
      conflicts
        .filter((conflict) => theirChoices.includes(keyOf(conflict)))
        .reduce((document, { path, theirs: value }) => withValue(document, path, value), merged),
    );

  return (
    <Modal title="Somebody else has changed this file" onClose={onClose}>
      <Muted>
        {conflicts.length === 0
          ? 'Their changes and yours are in different places. Both can be kept.'
          : 'What only one of you changed is kept. Here you both changed the same; choose.'}
      </Muted>
      {conflicts.map((conflict) => {
        const key = keyOf(conflict);
        const isTheirs = theirChoices.includes(key);
        const { field, within } = fieldWords(conflict.path, mine);
        return (
          <Choice key={key}>
            <legend>
              {capital(field)}
              {within}
            </legend>
            <label>
              <input
                type="radio"
                name={key}
                checked={!isTheirs}
                onChange={() => choose(key, false)}
              />{' '}
              Yours
              <pre>{valueWords(conflict.mine)}</pre>
            </label>
            <label>
              <input
                type="radio"
                name={key}
                checked={isTheirs}
                onChange={() => choose(key, true)}
              />{' '}
              Theirs
              <pre>{valueWords(conflict.theirs)}</pre>
            </label>
          </Choice>
        );
      })}
      <Stack>
        <Muted>Nothing is written yet: you look it over and save.</Muted>
        <Row>
          <Button type="button" data-main="" onClick={takeOver}>
            Bring both together
          </Button>
          <Button type="button" onClick={onClose}>
            Not now
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

function valueWords(value: unknown): string {
  if (value === undefined) return 'Omitted';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
