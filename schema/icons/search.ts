import { once } from '../once.ts';
import { ownIconNames } from './names.ts';
import { iconAliases, iconThemes } from './themes.ts';
import { iconWords, type OwnIconName } from './words.ts';

/** How well an icon matches a word: lower is better. */
const ranks = { name: 0, partOfName: 1, alias: 2, word: 3, theme: 4, beginning: 5 };
// Fewer letters match too many words.
const minPrefixLength = 3;

type Words = {
  steps: readonly string[];
  words: readonly string[];
  aliases: readonly Listed[];
  themes: readonly Listed[];
};

/** The words of a list of icons, and the icon's relative position in it, from 0 to 1. */
type Listed = { words: readonly string[]; place: number };

/** The words of each icon: the parts of its name, its tags in Lucide, its aliases, and the words of its themes. */
const wordsOf = once((names: readonly OwnIconName[]) => {
  const listsWith = (name: OwnIconName, lists: typeof iconAliases): Listed[] =>
    lists
      .filter(({ icons }) => icons.includes(name))
      .map(({ words, icons }) => {
        return { words: wordsIn(words), place: icons.indexOf(name) / icons.length };
      });
  const themes = iconThemes.map(({ title, words, icons }) => {
    return { words: `${title} ${words}`, icons };
  });
  return new Map<OwnIconName, Words>(
    names.map((name) => [
      name,
      {
        steps: name.split('-'),
        words: wordsIn(iconWords[name]),
        aliases: listsWith(name, iconAliases),
        themes: listsWith(name, themes),
      },
    ]),
  );
});

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The icons that match all words of a text, best first. A prefix of a word is enough. */
export function iconsFor(text: string): OwnIconName[] {
  return ranked(text).map(({ name }) => name);
}

// Words from icon libraries that say nothing about what an icon shows: "fa-solid fa-phone", "MdPhoneOutlined".
const libraryWords = new Set(
  'icon icons logo svg fa fas far fab solid regular brands md mdi bi ti ri lucide outline outlined filled'.split(
    ' ',
  ),
);

/**
 * The icons that a text means, best first: those that match all of its words as whole words, or if there are none, those that
 * match one of them. Words from icon libraries are ignored.
 */
export function iconsMeantBy(text: string): OwnIconName[] {
  const matching = (query: string) => ranked(query).filter(({ rank }) => rank < ranks.beginning);
  const telling = (input: string) => wordsIn(input).filter((word) => !libraryWords.has(word));
  // "WhatsApp" is one word, but "PhoneIcon" is two.
  const [input, spaced] = [text, text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')].map(telling);
  const found =
    [input, spaced].map((words = []) => matching(words.join(' '))).find(({ length }) => length) ??
    (spaced ?? []).flatMap(matching).sort((a, b) => a.rank - b.rank);
  return [...new Set(found.map(({ name }) => name))];
}

function ranked(text: string): { name: OwnIconName; rank: number }[] {
  const query = wordsIn(text);
  if (query.length === 0) return [];
  return (
    Array.from(wordsOf(ownIconNames), ([name, searchWords]) => ({
      name,
      rank: Math.max(...query.map((word) => rankOf(word, name, searchWords))),
    }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      // Of equally good matches, the one with the shortest name.
      .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
  );
}

function rankOf(word: string, name: string, { steps, words, aliases, themes }: Words): number {
  const isWord = (other: string) => other === word || other === `${word}s` || `${other}s` === word;
  if (isWord(name)) return ranks.name;
  if (steps.some(isWord)) return ranks.partOfName;
  const placeIn = (lists: readonly Listed[]) =>
    lists.find((list) => list.words.some(isWord))?.place;
  const alias = placeIn(aliases);
  if (alias !== undefined) return ranks.alias + alias;
  if (words.some(isWord)) return ranks.word;
  const theme = placeIn(themes);
  if (theme !== undefined) return ranks.theme + theme;
  const begins = (other: string) => other.startsWith(word);
  const isBeginning = word.length >= minPrefixLength && [...steps, ...words].some(begins);
  return isBeginning ? ranks.beginning : Number.POSITIVE_INFINITY;
}
