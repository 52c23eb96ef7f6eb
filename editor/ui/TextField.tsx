import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { TextInput } from './controls.ts';

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  /** With options as its children, it is a choice from a list. */
  as?: 'select';
  onChange: (value: string) => void;
};

/** A single-line text input with its label. */
export function TextField({ label, onChange, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <TextInput
        {...input}
        id={id}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

const CheckLabel = styled.label`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  min-height: var(--editor-control);

  & > input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--editor-blue); }
`;

type CheckProps = {
  label: string;
  type?: 'checkbox' | 'radio';
  /** The same for all radio buttons of a group: arrow keys move among them. */
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox or radio button with its label. */
export function CheckField({ label, type = 'checkbox', name, checked, onChange }: CheckProps) {
  return (
    <CheckLabel>
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </CheckLabel>
  );
}
