import { visible } from '../../schema/diagnose/index.ts';
import type { FixedPlace } from '../../schema/index.ts';

const maxTextLength = 60;

/** The changes made by `--fix`, one line each: the place, the rule, and the text before and after. */
export function formatFixedPlaces(places: readonly FixedPlace[]): string {
  return places
    .map(({ file, line, column, rule, before, after }) => {
      const place = `${visible(file)}:${line}:${column}`;
      return `fixed ${place}  ${rule}  ${shown(before)} -> ${shown(after)}`;
    })
    .join('\n');
}

/** The start of a text, on one line. */
function shown(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return visible(line.length > maxTextLength ? `${line.slice(0, maxTextLength)}…` : line);
}
