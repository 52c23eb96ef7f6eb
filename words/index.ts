import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { WordName, Words } from './language.ts';

export { en } from './en.ts';
export type { PlacesOf, WordName, Words } from './language.ts';
export { onlyFor } from './onlyFor.ts';
export { where } from './where.ts';

/** The languages that the code speaks, by the language of a page without its region. */
export const languages = { en, de, es, fr } satisfies Record<string, Words>;
export type Language = keyof typeof languages;

export const wordNames = Object.keys(en).filter(isWordName);

function isWordName(name: string): name is WordName {
  return name in en;
}

/** The language of the code's words for a language of pages: "de" for "de-AT". Undefined where the code does not speak it. */
export function spokenLanguage(language: string): Language | undefined {
  const [own = ''] = language.split('-');
  return isSpoken(own) ? own : undefined;
}

function isSpoken(language: string): language is Language {
  return Object.hasOwn(languages, language);
}

/** The words of a site: those of its language, English where the code does not speak it, and its own in their place. */
export function wordsOf(
  language: string,
  own: Readonly<Record<string, string | undefined>> = {},
): Words {
  const words: Words = { ...languages[spokenLanguage(language) ?? 'en'] };
  for (const name of wordNames) words[name] = own[name] ?? words[name];
  return words;
}

/** The places of a text, in brackets: "[number]", "[count]". */
export function placesIn(text: string): string[] {
  return text.match(/\[\w+\]/g) ?? [];
}
