import type { en } from './en.ts';

type English = typeof en;
export type WordName = keyof English;

/** Every word of the code in one language. */
export type Words = Record<WordName, string>;

type PlacesIn<Text extends string> = Text extends `${string}[${infer Place}]${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

/** The names of the places of a word: 'number' | 'count' of '[number] of [count]'. */
export type PlacesOf<Name extends WordName> = PlacesIn<English[Name]>;

/** A text with the same places as the English word; anything else does not compile. */
type Translated<Name extends WordName, Text extends string> = [
  PlacesIn<Text>,
  PlacesOf<Name>,
] extends [PlacesOf<Name>, PlacesIn<Text>]
  ? Text
  : `a text with the places of "${English[Name]}"`;

/** The words of one language. One that is missing, that English does not have, or that has other places does not compile. */
export function language<const Own extends Words>(
  words: Own & {
    [Name in keyof Own]: Name extends WordName ? Translated<Name, Own[Name]> : never;
  },
): Words {
  return words;
}
