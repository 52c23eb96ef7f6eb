// Marks the place of a text while the example is converted to JSON. No example contains these characters.
const mark = (stop: number) => `\u{e000}${stop}\u{e001}`;

/** The lines of a snippet that inserts an example. Each of its texts is a tab stop. */
export function snippetBody(example: { type: string }): string[] {
  const texts: string[] = [];
  const { type, ...fields } = example;
  const marked: unknown = JSON.parse(JSON.stringify(fields), (_key, value) =>
    typeof value === 'string' ? mark(texts.push(value)) : value,
  );
  const json = JSON.stringify({ type, ...Object.assign({}, marked) }, null, 2);
  // Code editors remove the backslashes of snippet syntax and keep those of JSON.
  const body = escapeSnippet(json).replace(/\u{e000}(\d+)\u{e001}/gu, (_mark, stop: string) => {
    const text = JSON.stringify(texts[Number(stop) - 1]).slice(1, -1);
    return `\${${stop}:${escapeSnippet(text)}}`;
  });
  return body.split('\n');
}

/** A text with `$`, `}` and `\` escaped for a snippet. */
function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
