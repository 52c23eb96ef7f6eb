import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Choice } from '../api.ts';
import type { OpenQuestions } from '../document/incomingChanges.ts';
import { Fieldset, Muted } from '../ui/controls.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';

type QuestionsProps = OpenQuestions & { onClose: () => void };

/** Asks about everything that both this person and someone else changed. */
export function Questions({ questions, answer, onClose }: QuestionsProps) {
  const [sides, setSides] = useState<ReadonlyMap<string, Choice['side']>>(new Map());
  const choices = questions.map(({ key }): Choice => ({ key, side: sides.get(key) ?? 'mine' }));
  return (
    <TaskDialog
      title="Someone else changed this too"
      action="Use these"
      cancel="Not now"
      work={() => answer(choices)}
      onClose={onClose}
    >
      <Muted>
        Changes that only one of you made are kept. Where you both changed the same text, choose a
        version.
      </Muted>
      {questions.map(({ key, title, words, mine, theirs }) => (
        <SideChoice
          key={key}
          label={`${title}: ${words}`}
          texts={{ mine, theirs }}
          chosen={sides.get(key) ?? 'mine'}
          onChoose={(side) => setSides(new Map(sides).set(key, side))}
        />
      ))}
      <Muted>You can still check and change the result afterwards.</Muted>
    </TaskDialog>
  );
}

const Sides = styled(Fieldset)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;

  & legend { margin-bottom: 0.35rem; }
  & label {
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
  label: string;
  texts: Readonly<Record<Choice['side'], string>>;
  chosen: Choice['side'];
  onChoose: (side: Choice['side']) => void;
};

/** A field that two people changed, with both texts to choose from. */
function SideChoice({ label, texts, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <Sides>
      <legend>{label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={name}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />{' '}
          {side === 'mine' ? 'Yours' : 'Theirs'}
          <pre>{texts[side]}</pre>
        </label>
      ))}
    </Sides>
  );
}
