import { wordsOf } from '../../schema/words/index.ts';
import type { Locale } from '../../src/shared/words.ts';

/** A locale with the default UI strings of a language. */
export function localeOf(language: string): Locale {
  return { language, words: wordsOf(language) };
}
