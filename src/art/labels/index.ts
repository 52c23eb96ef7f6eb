import type { DrawingName } from '../../../schema/drawings.ts';
import type { Language } from '../../../words/index.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LabelText } from './labelText.ts';

/** What the drawings say in one language. One that is missing does not compile. */
export type DrawingWords = {
  /** The labels in the drawings, by the English ones. */
  labels: Readonly<Record<LabelText, string>>;
  /** What each drawing says to those who do not see it: one sentence, at most 160 characters. */
  alternatives: Readonly<Record<DrawingName, string>>;
};

/** The words of the drawings in all languages but English, which the scenes themselves are in. */
export const drawingWords: Readonly<Record<Exclude<Language, 'en'>, DrawingWords>> = { de, es, fr };
