import { visible } from '../../schema/diagnose/index.ts';
import type { FixedPlace } from '../../schema/index.ts';

const maxTextLength = 60;
/** What `visible` puts in place of an invisible character. */
const hidden = '\ufffd';

/** The changes made by `--fix`, one line each: the place, what was wrong, and the text before and after if both can be seen. */
export function formatFixedPlaces(places: readonly FixedPlace[]): string {
  return places
    .map(({ file, line, column, message, before, after }) => {
      const place = `${visible(file)}:${line}:${column}`;
      const change = `${excerpt(before)} -> ${excerpt(after)}`;
      return [`fixed ${place}`, message, ...(change.includes(hidden) ? [] : [change])].join('  ');
    })
    .join('\n');
}

/** The start of a text, on one line. */
function excerpt(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return visible(line.length > maxTextLength ? `${line.slice(0, maxTextLength)}…` : line);
}
