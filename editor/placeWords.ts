import { formWords } from '../schema/diagnose/formWords.ts';
import type { ValuePath } from '../schema/diagnose/types.ts';
import { capital } from '../schema/diagnose/words.ts';
import { schemaOf } from './documentSchema.ts';

/** A document: its name, and the value in which paths are looked up. */
export type Whole = { name: string; value: unknown };

/** A field or an entry of a list by the labels of the form: “Headline of the hero”, “Question 4 of the FAQ”. */
export function placeWords(path: ValuePath, { name, value }: Whole): string {
  const words = formWords(path, value, schemaOf(name)).replace(/^the (?:field )?/, '');
  return capital(words) || 'The whole document';
}
