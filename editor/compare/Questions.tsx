import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Choice } from '../api.ts';
import type { OpenQuestions } from '../document/incomingChanges.ts';
import { Fieldset, Muted } from '../ui/controls.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';

type QuestionsProps = OpenQuestions & { onClose: () => void };

/** The words for a change of someone else, and for a publication that is reverted. */
const words = {
  change: {
    title: 'Someone else changed this too',
    about:
      'Changes that only one of you made are kept. Where you both changed the same text, choose a version.',
    sides: { mine: 'Yours', theirs: 'Theirs' },
  },
  revert: {
    title: 'This was changed again later',
    about: 'The other changes of the publication are reverted. Choose a version of these texts.',
    sides: { mine: 'Now', theirs: 'Before the publication' },
  },
};

/** Asks about everything that both this person and someone else, or a later publication, changed. */
export function Questions({ questions, answer, isRevert = false, onClose }: QuestionsProps) {
  const { title, about, sides: labels } = words[isRevert ? 'revert' : 'change'];
  const [sides, setSides] = useState<ReadonlyMap<string, Choice['side']>>(new Map());
  const choices = questions.map(({ key }): Choice => ({ key, side: sides.get(key) ?? 'mine' }));
  return (
    <TaskDialog
      title={title}
      action="Use these"
      cancel="Not now"
      work={() => answer(choices)}
      onClose={onClose}
    >
      <Muted>{about}</Muted>
      {questions.map(({ key, title, words, mine, theirs }) => (
        <SideChoice
          key={key}
          label={`${title}: ${words}`}
          labels={labels}
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
  labels: Readonly<Record<Choice['side'], string>>;
  texts: Readonly<Record<Choice['side'], string>>;
  chosen: Choice['side'];
  onChoose: (side: Choice['side']) => void;
};

/** A field that was changed twice, with both texts to choose from. */
function SideChoice({ label, labels, texts, chosen, onChoose }: Props) {
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
          {labels[side]}
          <pre>{texts[side]}</pre>
        </label>
      ))}
    </Sides>
  );
}
