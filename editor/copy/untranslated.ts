import { once } from '../../schema/browser.ts';
import type { SourceFile, ValuePath } from '../../schema/index.ts';
import { textsOf } from './pageTexts.ts';

/** Texts of this many words are hardly the same in two languages. */
const minWords = 4;
/** Shorter words in lower case can be part of a name, such as "van" and "de". */
const minLetters = 4;

/** The words of a text, without facts, and without addresses, which have a dot, a slash or an @. */
function wordsIn(text: string): string[] {
  return (
    text.replace(/\{[^{}]*\}|\S*[@/]\S*|\S+\.\S+/g, ' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []
  );
}

/** In scripts without capitals, every word is. */
const isLowerCase = (word: string) => word === word.toLowerCase();

/** The words that a page has in lower case. Names are not among them. */
const commonWords = once(
  (file: SourceFile) =>
    new Set(textsOf(file).flatMap(({ text }) => wordsIn(text).filter(isLowerCase))),
);

/** Returns a function that finds out whether any of the pages has a word in lower case. */
export function wordFinder(pages: readonly SourceFile[]): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const isCommon = known.get(word) ?? pages.some((page) => commonWords(page).has(word));
    known.set(word, isCommon);
    return isCommon;
  };
}

/**
 * The paths of the texts that a page has from the one that it translates, without those that can be equal in two languages: names,
 * numbers, addresses, and words that its other texts have, too. `isCommon` returns whether a word in lower case is one of the
 * original's language.
 */
export function untranslatedIn(
  page: SourceFile,
  original: SourceFile,
  isCommon: (word: string) => boolean,
): ValuePath[] {
  const before = new Set(textsOf(original).map(({ text }) => text));
  const changed = textsOf(page).filter(({ text }) => !before.has(text));
  const translated = new Set(changed.flatMap(({ text }) => wordsIn(text.toLowerCase())));
  return textsOf(page).flatMap(({ path, text }) => {
    if (!before.has(text)) return [];
    if (text.trim().split(/\s+/).length >= minWords) return [path];
    const words = wordsIn(text);
    const lower = words.map((word) => word.toLowerCase());
    if (lower.every((word) => translated.has(word))) return [];
    const hasNumber = /\p{N}/u.test(text);
    const hasLowercaseWord = words.some((word) => word.length >= minLetters && isLowerCase(word));
    return hasLowercaseWord || (!hasNumber && lower.every(isCommon)) ? [path] : [];
  });
}
