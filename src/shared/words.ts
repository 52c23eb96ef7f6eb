import type { PlacesOf, WordName } from '../../words/index.ts';
import { useSite, type VisitorSite } from './site.ts';

type Values = Readonly<Record<string, string | number>>;

/** Says one of the code's words, with values in its places. */
export type Say = <Name extends WordName>(
  name: Name,
  ...values: [PlacesOf<Name>] extends [never]
    ? []
    : [Readonly<Record<PlacesOf<Name>, string | number>>]
) => string;

/** What is needed of a site to say words and numbers in its language. */
export type Tongue = Pick<VisitorSite, 'language' | 'words'>;

/** The words of a site. */
export function sayIn({ words }: Pick<Tongue, 'words'>): Say {
  return (name: WordName, values?: Values) =>
    words[name].replace(/\[(\w+)\]/g, (place, value) => `${values?.[value] ?? place}`);
}

/** The words of the site that a page is of. */
export function useWords(): Say {
  return sayIn(useSite());
}
