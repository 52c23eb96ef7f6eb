import { distance } from 'fastest-levenshtein';

/** The candidate that a misspelt word most likely means, or nothing where none is near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    const found = distance(word.toLowerCase(), candidate.toLowerCase());
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}

/** "did you mean" where a name is near, otherwise the first names to choose from. */
export function suggestName(word: string, candidates: readonly string[]): string | undefined {
  const near = nearest(word, candidates);
  if (near !== undefined) return `Did you mean "${near}"?`;
  if (candidates.length === 0) return undefined;
  const shown = candidates.slice(0, 14).join(', ');
  return `Write one of: ${shown}${candidates.length > 14 ? ', …' : ''}.`;
}
