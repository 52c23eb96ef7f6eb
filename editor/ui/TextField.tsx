import { type ComponentProps, useId } from 'react';
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
