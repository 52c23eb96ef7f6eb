import type { Language } from '../../../words/index.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { DrawingWords } from './labelText.ts';

/** The words of the drawings in all languages but English, which the scenes themselves are in. */
export const drawingWords: Readonly<Record<Exclude<Language, 'en'>, DrawingWords>> = { de, es, fr };
