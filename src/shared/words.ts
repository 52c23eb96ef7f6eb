import type { PlacesOf, WordName } from '../../schema/words/index.ts';
import { useSite, type VisitorSite } from './site.ts';

type Values = Readonly<Record<string, string | number>>;

/** Returns one of the code's texts, with values in its placeholders. */
export type Say = <Name extends WordName>(
  name: Name,
  ...values: [PlacesOf<Name>] extends [never]
    ? []
    : [Readonly<Record<PlacesOf<Name>, string | number>>]
) => string;

/** The parts of a site that are needed to write texts and numbers in its language. */
export type Tongue = Pick<VisitorSite, 'language' | 'words'>;

/**
 * Returns the function that looks up the words of a site. A word that the site lacks is its English name with the values, as in
 * "opens today 9 AM": a missing text must not take the page with it.
 */
export function sayIn({ words }: Pick<Tongue, 'words'>): Say {
  return (name: WordName, values: Values = {}) =>
    words[name]?.replace(/\[(\w+)\]/g, (place, value) => `${values[value] ?? place}`) ??
    [name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), ...Object.values(values)].join(
      ' ',
    );
}

/** Like sayIn, for the site of the page, in a component. */
export function useWords(): Say {
  return sayIn(useSite());
}
