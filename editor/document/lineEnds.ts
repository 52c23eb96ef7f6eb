/** A text as a text area shows it: every line ends in one line feed. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/**
 * The text of a file after its text area was changed to `value`. Unedited lines keep their line ends; new lines get the
 * first line end of the file.
 */
export function withEdit(text: string, value: string): string {
  if (!text.includes('\r')) return value;
  const { start, end, inserted } = editBetween(withLineFeeds(text), value);
  const lineEnd = /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const result =
    text.slice(0, offsetIn(text, start)) +
    inserted.replaceAll('\n', lineEnd) +
    text.slice(offsetIn(text, end));
  // At the ends of the edit, a CR and an LF can meet and become one line end.
  return withLineFeeds(result) === value ? result : value.replaceAll('\n', lineEnd);
}

/** The one edit that turns `before` into `after`: `inserted` replaces the text from `start` to `end`. */
export function editBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {
    start,
    end: before.length - same,
    inserted: after.slice(start, after.length - same),
  };
}

/** Turns an offset in a text area into one in the text that it shows. */
function offsetIn(text: string, shown: number): number {
  let offset = 0;
  for (let count = 0; count < shown; count += 1) offset += text.startsWith('\r\n', offset) ? 2 : 1;
  return offset;
}

/** Turns a line and a column of a text, both from 1, into an offset in the text area that shows it. */
export function shownOffset(text: string, line: number, column: number): number {
  let start = 0;
  for (let before = 1; before < line; before += 1) start = text.indexOf('\n', start) + 1;
  return withLineFeeds(text.slice(0, start + column - 1)).length;
}
