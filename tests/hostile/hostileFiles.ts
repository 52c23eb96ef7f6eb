/** A kind of file that can make a slow program hang: its name, and a function that returns about `length` characters of it. */
type HostileFile = { name: string; text: (length: number) => string };

/** Files on which a regular expression that backtracks, or a comparison of every pair, takes minutes. */
export const hostileFiles: readonly HostileFile[] = [
  {
    name: 'a missing quotation mark before spaces',
    text: (length) => `{"title": "Listen${' '.repeat(length)}\n}`,
  },
  {
    name: 'marks with spaces between them',
    text: (length) => repeat(`"${' '.repeat(200)}x `, length),
  },
  {
    name: 'numbers before a mark and spaces',
    text: (length) => `[${repeat('1 ', length / 2)}"${' '.repeat(length / 2)}x`,
  },
  { name: 'lines of //', text: (length) => repeat('//\n', length) },
  { name: 'a comment after spaces', text: (length) => `{}${' '.repeat(length)}x //` },
  { name: 'comments that are not closed', text: (length) => `{${repeat('/* ', length)}` },
  { name: 'brackets inside brackets', text: (length) => '['.repeat(length) },
  { name: 'brackets that are not closed', text: (length) => repeat('[{},{"a":[\n', length) },
  { name: 'lists that are not closed', text: (length) => `[${repeat('{"a":[},', length)}1]` },
  { name: 'brackets that close nothing', text: (length) => `{${repeat('] ', length)}}` },
  { name: 'commas', text: (length) => `[${','.repeat(length)}]` },
  { name: 'colons', text: (length) => `{"a"${':'.repeat(length)}1}` },
  { name: 'texts without commas', text: (length) => `[${repeat('"a" ', length)}]` },
  { name: 'names without values', text: (length) => `{${repeat('"a" : , ', length)}}` },
  { name: 'marks', text: (length) => '"'.repeat(length) },
  { name: 'marks of other programs', text: (length) => `[${repeat("'“", length)}]` },
  { name: 'words', text: (length) => `[${repeat('a ', length)}` },
  { name: 'words after an odd mark', text: (length) => `["${repeat('x"y ', length)}` },
  { name: 'braces of facts that fill nothing', text: (length) => `["${repeat('{a', length)}` },
  { name: 'closing braces after a word', text: (length) => `[a${'}'.repeat(length)}` },
  { name: 'signs that mean nothing', text: (length) => `[${repeat('* ', length)}]` },
  { name: 'backslashes', text: (length) => `["${'\\'.repeat(length)}` },
  { name: 'escapes that are cut off', text: (length) => `["${repeat('\\u12', length)}"]` },
  { name: 'halves of characters', text: (length) => `["${'\ud800'.repeat(length)}"]` },
  { name: 'a text of many lines', text: (length) => `["${repeat('x\n', length)}"]` },
  { name: 'one text in one line', text: (length) => `{"title":"${'x'.repeat(length)}"}` },
  { name: 'digits', text: (length) => `[${'9'.repeat(length)}]` },
  { name: 'the same field', text: (length) => `{${repeat('"a":1,', length)}"b":1}` },
  {
    name: 'fields that nobody knows',
    text: (length) => page(numbered(length, (index) => `"field${index}":1`)),
  },
  {
    name: 'names that are nearly right',
    text: (length) => page(numbered(length, (index) => `"descriptio${index}":1`)),
  },
  {
    name: 'blocks of unknown types',
    text: (length) => page(`"blocks":[${numbered(length, () => '{"type":"heros"}')}]`),
  },
  {
    name: 'blocks without their fields',
    text: (length) => page(`"blocks":[${numbered(length, () => '{"type":"hero"}')}]`),
  },
  {
    name: 'links that nobody knows',
    text: (length) =>
      page(
        `"blocks":[${numbered(length, (index) => `{"type":"cta-band","headline":"Come in","ctaText":"Come","href":"/none-${index}"}`)}]`,
      ),
  },
  {
    name: 'lines with wrong margins',
    text: (length) =>
      page(
        `"blocks":[${numbered(length, (index) => `\n{"type":"prose",\n"id":"a${index}","paragraphs":[\n"Words"\n]}`)}]`,
      ),
  },
];

function repeat(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}

/** As many comma-separated pieces as fit into `length`. */
function numbered(length: number, piece: (index: number) => string): string {
  const pieces: string[] = [];
  for (let written = 0; written < length; written += pieces.at(-1)?.length ?? 1) {
    pieces.push(`${piece(pieces.length)},`);
  }
  return pieces.join('').slice(0, -1);
}

function page(fields: string): string {
  return `{"path":"/hostile","title":"A page","description":"A page that is as large as a page can be, and of which nothing is right at all.",${fields}}`;
}
