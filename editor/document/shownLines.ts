/** Some lines of a text around a place. `number` counts from 1. */
type ShownLine = { number: number; text: string; isMarked: boolean };

const around = 2;

/** The line with a number, from 1, and two lines before and after it. */
export function shownLines(text: string, line: number): ShownLine[] {
  const lines = text.split(/\r\n?|\n/);
  const first = Math.max(1, Math.min(line, lines.length) - around);
  return lines
    .slice(first - 1, line + around)
    .map((own, index) => ({ number: first + index, text: own, isMarked: first + index === line }));
}
