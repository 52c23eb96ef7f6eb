import { wordsOf } from '../../schema/words/index.ts';
import type { Tongue } from '../../src/shared/words.ts';

/** A language with the code's words in it. */
export function tongueOf(language: string): Tongue {
  return { language, words: wordsOf(language) };
}
