import { distance } from 'fastest-levenshtein';

/** The candidates that a misspelt word most likely means: those with the fewest letters to change. */
function nearestAll(word: string, candidates: readonly string[]): string[] {
  const most = Math.max(1, Math.floor(word.length / 3));
  const measured = candidates
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= most);
  const fewest = Math.min(...measured.map(({ steps }) => steps));
  return measured.filter(({ steps }) => steps === fewest).map(({ name }) => name);
}

/** The one candidate that a misspelt word can mean; nothing where none or several are as near. */
export function onlyNear(word: string, candidates: readonly string[]): string | undefined {
  const [name, ...others] = nearestAll(word, candidates);
  return others.length === 0 ? name : undefined;
}

/** "did you mean" where a name is near, otherwise the first names to choose from. */
export function suggestName(word: string, candidates: readonly string[]): string | undefined {
  const [near] = nearestAll(word, candidates);
  if (near !== undefined) return `Did you mean "${near}"?`;
  const [only, ...others] = candidates;
  if (only === undefined) return undefined;
  if (others.length === 0) return `Write "${only}".`;
  const shown = candidates.slice(0, 14).join(', ');
  return `Write one of: ${shown}${candidates.length > 14 ? ', …' : ''}.`;
}
