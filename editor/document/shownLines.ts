/** Some lines of a text around a place. `number` is 1-based. */
type ShownLine = { number: number; text: string; isMarked: boolean };

const around = 2;

/** The line with a 1-based number, and two lines before and after it. */
export function shownLines(text: string, line: number): ShownLine[] {
  const lines = text.split(/\r\n?|\n/);
  const first = Math.max(1, Math.min(line, lines.length) - around);
  return lines
    .slice(first - 1, line + around)
    .map((own, index) => ({ number: first + index, text: own, isMarked: first + index === line }));
}
