import { once } from '../once.ts';
import { type OwnIconName, ownIconNames } from './names.ts';
import { iconThemes } from './themes.ts';
import { lucideWords } from './words.ts';

/** How well an icon fits a word: the lower, the better. */
const ranks = { name: 0, partOfName: 1, word: 2, theme: 3, beginning: 4 };
// Fewer letters match too many words.
const shortestBeginning = 3;

type Words = {
  steps: readonly string[];
  words: readonly string[];
  /** The words of each theme, and the place of the icon in it, from 0 to 1. */
  themes: readonly { words: readonly string[]; place: number }[];
};

/** The words of each icon: the parts of its name, those of Lucide, and those of its themes. */
const wordsOf = once((names: readonly OwnIconName[]) => {
  const lucide = new Map(
    lucideWords
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  return new Map<OwnIconName, Words>(
    names.map((name) => {
      const themes = iconThemes.filter(({ icons }) => icons.includes(name));
      return [
        name,
        {
          steps: name.split('-'),
          words: wordsIn(lucide.get(name) ?? ''),
          themes: themes.map(({ title, words, icons }) => {
            return {
              words: wordsIn(`${title} ${words}`),
              place: icons.indexOf(name) / icons.length,
            };
          }),
        },
      ];
    }),
  );
});

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The icons that match all words of a text, best first. The beginning of a word is enough. */
export function iconsFor(text: string): OwnIconName[] {
  return ranked(text).map(({ name }) => name);
}

/** The icons that match all words of a text as whole words, best first. */
export function iconsMeantBy(text: string): OwnIconName[] {
  return ranked(text)
    .filter(({ rank }) => rank < ranks.beginning)
    .map(({ name }) => name);
}

function ranked(text: string): { name: OwnIconName; rank: number }[] {
  const wanted = wordsIn(text);
  if (wanted.length === 0) return [];
  return (
    Array.from(wordsOf(ownIconNames), ([name, own]) => ({
      name,
      rank: Math.max(...wanted.map((word) => rankOf(word, name, own))),
    }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      // Of icons that fit equally well, the one with the plainest name.
      .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
  );
}

function rankOf(word: string, name: string, { steps, words, themes }: Words): number {
  const isWord = (other: string) => other === word || other === `${word}s` || `${other}s` === word;
  if (isWord(name)) return ranks.name;
  if (steps.some(isWord)) return ranks.partOfName;
  if (words.some(isWord)) return ranks.word;
  const theme = themes.find((own) => own.words.some(isWord));
  if (theme) return ranks.theme + theme.place;
  const begins = (other: string) => other.startsWith(word);
  const isBeginning = word.length >= shortestBeginning && [...steps, ...words].some(begins);
  return isBeginning ? ranks.beginning : Number.POSITIVE_INFINITY;
}
