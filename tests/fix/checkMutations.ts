import { expect } from 'vitest';
import { seed, walk } from '../tools/walk.ts';
import { type Mutation, type Outcome, outcomeOf, type Site } from './oneCharacter.ts';

// A missing or doubled comma and a missing colon are unambiguous, so they must be fixed, unless what they separate can be one.
const alwaysFixed = [', removed', ', doubled', ': removed'];

/** Fixes a sample of the mutations, prints the outcomes by kind, and expects that none is wrong. */
export function checkMutations({ files, mutations }: Site): void {
  const walked = walk(mutations, 600, 2000);
  const figures: Record<string, Record<Outcome, number>> = {};
  const wrong: Mutation[] = [];
  const left: Mutation[] = [];
  for (const mutation of walked) {
    const outcome = outcomeOf(mutation, files);
    const figure = figures[mutation.kind] ?? { right: 0, untouched: 0, wrong: 0 };
    figure[outcome] += 1;
    figures[mutation.kind] = figure;
    if (outcome === 'wrong') wrong.push(mutation);
    const isCertain = alwaysFixed.includes(mutation.kind) && !canBeOne(mutation);
    if (outcome === 'untouched' && isCertain) left.push(mutation);
  }
  console.log(`${walked.length} of ${mutations.length} files, a sample by seed ${seed}`);
  console.table(figures);
  const placesOf = (found: Mutation[]) =>
    found.map(({ file, offset, kind }) => `${file.name} at ${offset}: ${kind}`);
  expect(placesOf(wrong)).toEqual([]);
  expect(placesOf(left)).toEqual([]);
}

/**
 * Whether a character separates only two quotation marks, two numbers, or two texts of a list of which the second begins like the
 * rest of a sentence: "Strings", "and pins".
 */
function canBeOne({ file: { text }, offset, kind }: Mutation): boolean {
  const [before, after] = [text.charAt(offset - 1), text.slice(offset + 1)];
  if (before === '"' && after.startsWith('"')) return true;
  if (kind !== ', removed') return false;
  return /\d/.test(before)
    ? /^ *\d/.test(after)
    : /^\s*"(?=[\s\p{Ll}\p{P}])(?:[^"\\]|\\.)*"\s*[,\]]/u.test(after);
}
