import { labelWords } from '../../schema/diagnose/index.ts';
import type { Field } from '../../schema/inspect.ts';

/** The label of a field: its title, or its name in words, with " (optional)" where it can be omitted. */
export function labelOf(name: string, { kind, about, isOptional }: Field): string {
  const label = labelWords(name, about.title);
  // A checkbox always has a value.
  return isOptional && kind !== 'yes-or-no' ? `${label} (optional)` : label;
}
