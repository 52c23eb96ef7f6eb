import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type FieldProps, LabelledField } from './parts.tsx';

const Details = styled.details`
  border: 1px solid var(--editor-line);
  border-radius: 4px;
  background: var(--editor-panel);

  & > summary {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-height: var(--editor-control);
    padding: 0 0.75rem;
    cursor: pointer;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--choice-width), 1fr));
  gap: 0.25rem;
  max-height: 20rem;
  padding: 0.5rem;
  overflow: auto;
`;

const Choice = styled.label`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  min-height: var(--editor-control);
  padding: 0.4rem 0.2rem;
  border-radius: 4px;
  font-size: 0.7rem;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover { background: var(--editor-hover); }
  &:has(:checked) { background: var(--editor-chosen); }
  &:has(:focus-visible) { outline: 2px solid var(--editor-blue); }
  & input { position: absolute; opacity: 0; }
`;

type Props<Name extends string> = FieldProps<'drawing' | 'typeface'> & {
  names: readonly Name[];
  /** The width of a choice. */
  width: string;
  /** Renders a choice. Called only while the choices are shown. */
  picture: (name: Name) => ReactNode;
  /** The label of an omitted field. */
  none?: string;
};

/** A choice among drawings or typefaces: radio buttons that can be folded. */
export function ArtField<Name extends string>({
  form,
  path,
  value,
  onChange,
  names,
  width,
  picture,
  none = 'None',
}: Props<Name>) {
  const group = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LabelledField form={form} path={path} group>
      <Details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{value ? String(value) : none}</summary>
        {isOpen && (
          <Choices role="radiogroup" style={{ '--choice-width': width }}>
            {form.help.isOptional && (
              <Choice>
                <input
                  type="radio"
                  name={group}
                  checked={value === undefined || value === ''}
                  onChange={() => onChange('')}
                />
                {none}
              </Choice>
            )}
            {names.map((choice) => (
              <Choice key={choice}>
                <input
                  type="radio"
                  name={group}
                  checked={choice === value}
                  onChange={() => onChange(choice)}
                />
                {picture(choice)}
                {choice}
              </Choice>
            ))}
          </Choices>
        )}
      </Details>
    </LabelledField>
  );
}
