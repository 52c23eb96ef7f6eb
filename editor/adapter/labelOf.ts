import type { Field } from '../../schema/kinds.ts';

/** The label of a field: its title, or its name in words, with a note where it may be omitted. */
export function labelOf(name: string, { kind, about, isOptional }: Field): string {
  const words = name.replace(/^_/, '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const label = about.title ?? words.charAt(0).toUpperCase() + words.slice(1);
  // A checkbox always says yes or no.
  return isOptional && kind !== 'yes-or-no' ? `${label} (optional)` : label;
}
