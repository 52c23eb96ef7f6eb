import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

const Details = styled.details`
  border: 1px solid var(--editor-line);
  border-radius: 4px;
  background: #fff;

  & > summary {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-height: 44px;
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
  min-height: 44px;
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

type Props<Name extends string> = {
  names: readonly Name[];
  value: string;
  isOptional: boolean;
  width: string;
  /** Renders a choice; called for the choices that can be seen. */
  picture: (name: Name) => ReactNode;
  onChange: (name: string) => void;
  onOpen?: () => void;
};

/** A choice among pictures with their names: a group of radio buttons that opens. */
export function PictureChoice<Name extends string>({
  names,
  value,
  isOptional,
  width,
  picture,
  onChange,
  onOpen,
}: Props<Name>) {
  const group = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = names.find((name) => name === value);
  return (
    <Details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>{value || 'None'}</summary>
      {isOpen && (
        <Choices role="radiogroup" style={{ '--choice-width': width }}>
          {isOptional && (
            <Choice>
              <input type="radio" name={group} checked={!chosen} onChange={() => onChange('')} />
              None
            </Choice>
          )}
          {names.map((name) => (
            <Choice key={name}>
              <input
                type="radio"
                name={group}
                checked={name === value}
                onChange={() => onChange(name)}
              />
              {picture(name)}
              {name}
            </Choice>
          ))}
        </Choices>
      )}
    </Details>
  );
}
