import { type ReactNode, useId } from 'react';
import { TextInput } from './controls.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
};

/** A choice from a list, with its label. */
export function SelectField({ label, value, onChange, children }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <TextInput
        as="select"
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </TextInput>
    </div>
  );
}
