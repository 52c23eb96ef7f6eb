import type { Language } from '../../../schema/words/index.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { DrawingWords } from './labelText.ts';

/** The words of the drawings by language. English is omitted: the scenes are written in it. */
export const drawingWords: Readonly<Record<Exclude<Language, 'en'>, DrawingWords>> = { de, es, fr };
