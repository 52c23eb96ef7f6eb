import type { Tongue } from '../../src/shared/words.ts';
import { wordsOf } from '../../words/index.ts';

/** A language with the words that the code has in it. */
export function tongueOf(language: string): Tongue {
  return { language, words: wordsOf(language) };
}
