import { type ComponentProps, type ReactNode, useId } from 'react';
import { TextInput } from './controls.ts';

type TextProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  onChange: (value: string) => void;
};

/** A single-line text input with its label. */
export function TextField({ label, onChange, ...input }: TextProps) {
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

type SelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A choice from a list, with its label. */
export function SelectField({ label, value, onChange, children }: SelectProps) {
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
