import type { KeyboardEvent } from 'react';
import { TextInput } from './controls.ts';

type Props = {
  label: string;
  value: string;
  onChange: (words: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** A search field with its label inside. */
export function SearchInput({ label, value, onChange, onKeyDown }: Props) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
