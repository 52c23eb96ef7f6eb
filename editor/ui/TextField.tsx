import { type ComponentProps, useId } from 'react';
import { TextInput } from './controls.ts';

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  onChange: (value: string) => void;
};

/** One line of text with its label. */
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
