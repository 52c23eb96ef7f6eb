import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { WordName, Words } from './language.ts';

export { en } from './en.ts';
export type { PlacesOf, WordName, Words } from './language.ts';
export { onlyFor } from './onlyFor.ts';
export { where } from './where.ts';

/** The built-in words by language, without regions. */
export const languages = { en, de, es, fr } satisfies Record<string, Words>;
type Language = keyof typeof languages;

/** The words of a country that differ from those of its language. */
const regional: Readonly<Record<string, Partial<Words>>> = {
  'de-AT': { taxId: 'UID-Nummer: [number]' },
  'de-CH': { taxId: 'UID: [number]' },
  'en-AU': { taxId: 'ABN: [number]' },
  'en-CA': { taxId: 'GST/HST number: [number]' },
  'en-GB': { taxId: 'VAT number: [number]' },
  'en-IE': { taxId: 'VAT number: [number]' },
  'en-IN': { taxId: 'GSTIN: [number]' },
  'en-NZ': { taxId: 'GST number: [number]' },
  'en-ZA': { taxId: 'VAT number: [number]' },
};

export const wordNames = Object.keys(en).filter(isWordName);

function isWordName(name: string): name is WordName {
  return name in en;
}

/** The language of the built-in words for a site's language: "de" for "de-AT". Undefined if there is no translation. */
export function translationLanguage(language: string): Language | undefined {
  const [subtag = ''] = language.split('-');
  return isTranslated(subtag) ? subtag : undefined;
}

function isTranslated(language: string): language is Language {
  return Object.hasOwn(languages, language);
}

/**
 * The words of a site: those of its language, or English if there is no translation, with the site's own words replacing them.
 */
export function wordsOf(
  language: string,
  custom: Readonly<Record<string, string | undefined>> = {},
): Words {
  const words: Words = {
    ...languages[translationLanguage(language) ?? 'en'],
    ...regional[language],
  };
  for (const name of wordNames) words[name] = custom[name] ?? words[name];
  return words;
}

/** The placeholders in a text, including their brackets: "[number]", "[count]". */
export function placesIn(text: string): string[] {
  return text.match(/\[\w+\]/g) ?? [];
}
