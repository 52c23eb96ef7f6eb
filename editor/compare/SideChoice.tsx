import { useId } from 'react';
import { styled } from 'styled-components';
import { Fieldset } from '../ui/controls.ts';

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

type Side = 'mine' | 'theirs';
type Props = {
  label: string;
  texts: Readonly<Record<Side, string>>;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

/** A field that two people changed, with both texts to choose from. */
export function SideChoice({ label, texts, chosen, onChoose }: Props) {
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
