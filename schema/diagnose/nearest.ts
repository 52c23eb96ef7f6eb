import { distance } from 'fastest-levenshtein';
import { meantByAlias, plain } from './aliases.ts';
import { joined, onlyInFile, type Phrase, phrase } from './phrase.ts';

// No name is longer. A longer word would take long to compare and would match nothing.
const longestName = 80;

/**
 * The one candidate that is the same name except for capitals, spaces, hyphens and underscores: "card-grid" for
 * "Card Grid". Undefined where several are.
 */
export function sameName(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > longestName) return undefined;
  const [name, ...others] = candidates.filter((candidate) => plain(candidate) === plain(word));
  return others.length === 0 ? name : undefined;
}

type Measured = { name: string; steps: number };

/** The candidates with the number of letters to change, the nearest first. */
function measured(word: string, candidates: readonly string[]): Measured[] {
  const start = word.slice(0, longestName).toLowerCase();
  return candidates
    .map((name) => ({ name, steps: distance(start, name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
}

/** The candidates that a misspelt word most likely means: those with the fewest letters to change. */
export function nearestAll(word: string, candidates: readonly string[]): string[] {
  const same = sameName(word, candidates);
  if (same !== undefined) return [same];
  const most = word.length > longestName ? -1 : Math.max(1, Math.floor(word.length / 3));
  const all = measured(word, candidates);
  const [fewest] = all;
  return all
    .filter(({ steps }) => steps <= most && steps === fewest?.steps)
    .map(({ name }) => name);
}

/**
 * The candidates that a word of at least five letters misspells, with one letter in four wrong at most. For lists so long that
 * `nearestAll` finds something near every word.
 */
export function misspelt(word: string, candidates: readonly string[]): string[] {
  const max = word.length > longestName || word.length < 5 ? 0 : Math.floor(word.length / 4);
  const [fewest] = measured(word, candidates);
  if (fewest === undefined || fewest.steps > max) return [];
  return nearestAll(word, candidates);
}

/** The candidates that a name means: the same name, one of another tool or language, or the nearest by its letters. */
export function namesMeantBy(word: string, candidates: readonly string[]): string[] {
  const same = sameName(word, candidates);
  if (same !== undefined) return [same];
  const meant = word.length > longestName ? [] : meantByAlias(word, candidates);
  return meant.length > 0 ? meant : nearestAll(word, candidates);
}

/** The only entry of a list; undefined where there are several, or none. */
export function onlyOne<Entry>(entries: readonly Entry[]): Entry | undefined {
  return entries.length === 1 ? entries[0] : undefined;
}

/** The one candidate that a misspelt word most likely means; undefined where there is none, or several are as near. */
export function onlyNear(word: string, candidates: readonly string[]): string | undefined {
  const [name, ...others] = nearestAll(word, candidates);
  return others.length === 0 ? name : undefined;
}

const mostListed = 7;
const mostNearest = 5;

/**
 * The suggestion for a word that is none of the candidates: "Did you mean" where some are near, otherwise the list of
 * candidates, or the five nearest of a long list. `where` is a sentence on where all of them are listed; `label` turns a
 * candidate into its label in a form. A single near candidate is not named in a form, which has a button for it.
 */
export function suggestName(
  word: string,
  candidates: readonly string[],
  where = '',
  label = (name: string) => name,
): Phrase | undefined {
  const near = nearestAll(word, candidates).slice(0, 3);
  const listed = (names: readonly string[]) => ({
    inFile: names.join(', '),
    inForm: names.map(label).join(', '),
  });
  if (near.length === 1) return onlyInFile(`Did you mean ${near.map(quote)}?`);
  if (near.length > 1) {
    const inForm = near.map(label).map(quote).join(' or ');
    return phrase`Did you mean ${{ inFile: near.map(quote).join(' or '), inForm }}?`;
  }
  const [only, ...others] = candidates;
  if (only === undefined) return undefined;
  if (others.length === 0) {
    return { inFile: `Write ${quote(only)}.`, inForm: `Choose ${quote(label(only))}.` };
  }
  if (candidates.length <= mostListed) {
    const start = { inFile: 'Write', inForm: 'Choose' };
    return phrase`${start} one of: ${listed(candidates)}.`;
  }
  const nearest = measured(word, candidates).slice(0, mostNearest);
  const start = { inFile: `The nearest of ${candidates.length}:`, inForm: 'The nearest are:' };
  const names = listed(nearest.map(({ name }) => name));
  return joined([phrase`${start} ${names}.`, onlyInFile(where)]);
}

function quote(name: string): string {
  return `"${name}"`;
}
