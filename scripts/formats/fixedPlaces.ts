import type { FixedPlace } from '../../schema/diagnose/fix.ts';
import { visible } from '../../schema/diagnose/invisible.ts';

const longest = 60;

/** What `--fix` changed, a line for each place: where, by which rule, what was there and what is there now. */
export function formatFixedPlaces(places: readonly FixedPlace[]): string {
  return places
    .map(({ file, line, column, rule, before, after }) => {
      const place = `${visible(file)}:${line}:${column}`;
      return `fixed ${place}  ${rule}  ${shown(before)} -> ${shown(after)}`;
    })
    .join('\n');
}

function shown(words: string): string {
  return visible(words.length > longest ? `${words.slice(0, longest)}…` : words);
}
