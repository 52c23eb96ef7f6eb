import type { en } from './en.ts';

type English = typeof en;
export type WordName = keyof English;

/** Every built-in word in one language. */
export type Words = Record<WordName, string>;

type PlacesIn<Text extends string> = Text extends `${string}[${infer Place}]${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

/** The placeholders in a word: 'number' | 'count' for '[number] of [count]'. */
export type PlacesOf<Name extends WordName> = PlacesIn<English[Name]>;

/** A text with the same placeholders as the English word. Any other text is a compile error. */
type Translated<Name extends WordName, Text extends string> = [
  PlacesIn<Text>,
  PlacesOf<Name>,
] extends [PlacesOf<Name>, PlacesIn<Text>]
  ? Text
  : `a text with the places of "${English[Name]}"`;

/** Returns the words of one language. A missing or unknown word, or one with other placeholders, is a compile error. */
export function language<const Own extends Words>(
  words: Own & {
    [Name in keyof Own]: Name extends WordName ? Translated<Name, Own[Name]> : never;
  },
): Words {
  return words;
}
