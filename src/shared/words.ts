import type { PlacesOf, WordName, Words } from '../../schema/words/index.ts';

type Values = Readonly<Record<string, string | number>>;

/** Returns a UI string with its placeholders filled in. */
export type Translate = <Name extends WordName>(
  name: Name,
  ...values: [PlacesOf<Name>] extends [never]
    ? []
    : [Readonly<Record<PlacesOf<Name>, string | number>>]
) => string;

/** A site's language and UI strings, which formatting texts and numbers needs. */
export type Locale = { language: string; words: Partial<Words> };

/**
 * Returns a function that looks up the UI strings of a locale. A missing string falls back to its name, as in "opens today", so
 * that it cannot break the page.
 */
export function translator({ words }: Pick<Locale, 'words'>): Translate {
  return (name: WordName, values: Values = {}) =>
    (words[name] ?? name.replace(/[A-Z]/g, ' $&').toLowerCase()).replace(
      /\[(\w+)\]/g,
      (place, value) => `${values[value] ?? place}`,
    );
}
