import { editDistance } from '../editDistance.ts';
import { meantByAlias, normalized } from './aliases.ts';

// No name is longer. A longer word would be slow to compare and would not match anything.
const maxNameLength = 80;

/**
 * The one candidate that is the same name except for its spelling: "card-grid" for "Card Grid".
 * Undefined if there are several.
 */
export function sameName(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > maxNameLength) return undefined;
  return onlyOne(candidates.filter((candidate) => normalized(candidate) === normalized(word)));
}

type Measured = { name: string; steps: number };

/** The candidates with their edit distance, the nearest first. */
function measured(word: string, candidates: readonly string[]): Measured[] {
  const start = word.slice(0, maxNameLength).toLowerCase();
  return candidates
    .map((name) => ({ name, steps: editDistance(start, name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
}

function numbersIn(word: string): string {
  return word.slice(0, maxNameLength).match(/\d+/g)?.join() ?? '';
}

/** The candidates that a misspelled word most likely means: those with the smallest edit distance. */
export function nearestAll(word: string, candidates: readonly string[]): string[] {
  const same = sameName(word, candidates);
  if (same !== undefined) return [same];
  const most = word.length > maxNameLength ? -1 : Math.max(1, Math.floor(word.length / 3));
  const all = measured(word, candidates);
  const [fewest] = all;
  return (
    all
      // Another number is another thing, not a misspelling.
      .filter(({ name }) => numbersIn(name) === numbersIn(word))
      .filter(({ steps }) => steps <= most && steps === fewest?.steps)
      .map(({ name }) => name)
  );
}

/**
 * The candidates that a word of at least five letters misspells, with at most one letter in four wrong. For lists so long that
 * `nearestAll` finds a match for every word.
 */
export function misspelt(word: string, candidates: readonly string[]): string[] {
  const max = word.length > maxNameLength || word.length < 5 ? 0 : Math.floor(word.length / 4);
  const [fewest] = measured(word, candidates);
  if (fewest === undefined || fewest.steps > max) return [];
  return nearestAll(word, candidates);
}

/** The candidates that a name means: the same name, one from another tool or language, or the nearest by edit distance. */
export function namesMeantBy(word: string, candidates: readonly string[]): string[] {
  const same = sameName(word, candidates);
  if (same !== undefined) return [same];
  const meant = word.length > maxNameLength ? [] : meantByAlias(word, candidates);
  return meant.length > 0 ? meant : nearestAll(word, candidates);
}

/** The only entry of a list; undefined if there are several or none. */
export function onlyOne<Entry>(entries: readonly Entry[]): Entry | undefined {
  return entries.length === 1 ? entries[0] : undefined;
}

/** The one candidate that a misspelled word most likely means; undefined if there is none, or several are equally near. */
export function onlyNear(word: string, candidates: readonly string[]): string | undefined {
  return onlyOne(nearestAll(word, candidates));
}
