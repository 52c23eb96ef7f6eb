import { type Said, say } from '../../catalog/index.ts';
import { didYouMean } from '../../catalog/words.ts';
import { readEmbedCode } from '../../embeds/readEmbedCode.ts';
import { isGroup } from '../../values.ts';
import { blockForCode } from '../blockForCode.ts';
import { applyEdits } from '../edits.ts';
import { countUpTo, Lines } from '../lines.ts';
import type { Edit, SyntaxProblem } from '../types.ts';
import { sayOfComment } from './comments.ts';
import { parseQuickly } from './parseQuickly.ts';
import { repairBy } from './problems.ts';

/**
 * How people and other programs write something that JSON writes differently: a global pattern, what JSON has in place of a match
 * ($1 is its first group), and the message about the first match, trimmed. Repetitions that could overlap are bounded, so that no
 * text causes long backtracking.
 */
type Notation = readonly [
  pattern: RegExp,
  meant: string | ((written: string, group: string) => string),
  says: (written: string, meant: string, group: string) => Said,
  /** Whether it means nothing else where it makes the file valid. */
  isCertain?: true,
];

const asComment = (written: string) => sayOfComment(written);
const asNumber = (written: string, meant: string) => say('wrong-number/meant', { written, meant });
const asMark = (written: string) =>
  say('quotation-mark/other', { sign: /^(?:''|&quot;|\\"|.)/.exec(written)?.[0] ?? '' });
const asStray = (character: string) => say('stray-character', { character });
const asOther = (character: string, meant: string) =>
  say('stray-character/meant', { character, meant });
const asBracket = (written: string, meant: string) =>
  say('bracket/other', { bracket: written.charAt(0), meant: meant.charAt(0) });
const asLine = (line: string) => say('unquoted-text/line', { name: line.split(':')[0] ?? '' });
const asText = (text: string, meant: string) => say('unquoted-text/meant', { text, meant });

const text = String.raw`"(?:[^"\\\n]|\\.)*"`;
const field = String.raw`${text}\s{0,9}:\s{0,9}(?:${text}|[\w.-]+)`;
// What follows a string, precedes a value, and follows a value.
const afterText = String.raw`(?=\s{0,9}(?:[,}\]]|$))`;
const before = String.raw`(?<=[:[,]\s{0,9})`;
const after = String.raw`(?=\s{0,99}(?:[,}\]]|$))`;

/** Quotation marks: a match can begin inside what looks like a string. */
const ofMarks: readonly Notation[] = [
  [/"\s{0,99}\+\s{0,99}"/g, '', () => say('stray-character/joined')],
  [/&quot;|\\"/g, '"', asMark],
  [/(´|″|'')([^´″'"\n]*)\1|»([^«"\n]*)«/g, '"$2$3"', asMark],
  [/[“”„]/g, '"', () => say('quotation-mark/curly')],
  // Quoted words at the end of a string: "This key is "silent"".
  [
    new RegExp(String.raw`(?<=[^\s",:{[][ (])"([^"\n]*[^"\s])""${afterText}`, 'gm'),
    String.raw`\"$1\""`,
    () => say('quotation-mark/inner'),
  ],
  // Unescaped code of a provider, with its quotation marks and line breaks. The group is the name of its field.
  [
    new RegExp(
      [
        String.raw`(?<=(?:"(\w{1,40})"\s{0,9}:\s{0,9})?)`,
        String.raw`"(?:[^"<\n]{1,200}(?=<(?:iframe|script)\b))?<[a-z!](?:(?!"<)[^]){0,4000}?>`,
        String.raw`[^"<>\n]{0,200}"${afterText}`,
      ].join(''),
      'gim',
    ),
    (written, field) => {
      const code = written.slice(1, -1);
      const read = readEmbedCode(code);
      const isAddress = addressFields.has(field) && 'url' in read;
      return JSON.stringify(isAddress ? read.url : code.trim());
    },
    (written, _, field) => {
      const code = written.slice(1, -1);
      const read = readEmbedCode(code);
      const refusal = 'says' in read ? read.says : undefined;
      if (field === 'code') return say('quotation-mark/code', { help: refusal });
      if (addressFields.has(field)) {
        const help = 'url' in read ? didYouMean([read.url]) : refusal;
        return say('wrong-format/code', { written: code, help });
      }
      const [, piece = ''] = /(<[\w!-]+)/.exec(code) ?? [];
      return say('code-in-text', { piece: `${piece}>`, help: blockForCode(code) });
    },
  ],
  [/"{2,3}(?=[^",:}\]\s])|(?<=[^",:{[\s])"{2,3}/g, '"', () => say('quotation-mark/doubled')],
  [
    // The end first: the lookbehind reads 999 characters.
    /$(?<=^[ \t]{0,99}"\w{1,40}": "[^"\n]{1,999}[^",\s\n])/gm,
    '",',
    () => say('quotation-mark/comma'),
  ],
];

/** Fields that take the URL of a frame or of a link. Code in any other field is text, so it cannot be replaced with a URL. */
const addressFields: ReadonlySet<string> = new Set(['url', 'src', 'href']);

const outsideTexts: readonly Notation[] = [
  // The marks of bold text in a chat.
  [/\*\*|__/g, '', asStray, true],
  [/^[ \t]*#.*(?:\r?\n|$)/gm, '', asComment],
  [/[ \t]{0,99}<!--(?:[^-]|-(?!->))*-->[ \t]*(?:\r?\n)?/g, '', asComment],
  // The last entry of a list, commented out, and the comma before it.
  [/,\s{0,99}\/\/.*(?=\s{0,99}[}\]])/g, '', asComment],
  // 35,50 and 1,800 and 75,- and .5
  [new RegExp(String.raw`(?<=:\s{0,9})(\d{1,9}),(\d{1,2})\b${after}`, 'gm'), '$1.$2', asNumber],
  [new RegExp(String.raw`(?<=:\s{0,9})(\d{1,3}),(\d{3})\b${after}`, 'gm'), '$1$2', asNumber],
  [/(?<=:\s{0,9})(\d{1,9}),[-–—]+/g, '$1', asNumber],
  [new RegExp(String.raw`${before}(\.\d{1,9})${after}`, 'gm'), '0$1', asNumber],
  [
    new RegExp(`${before}0x[\\da-f]{1,8}${after}`, 'gim'),
    (hexadecimal) => String(Number(hexadecimal)),
    asNumber,
  ],
  [
    new RegExp(`${before}(?:yes|on|ja|sí|si|oui|wahr|verdadero|vrai)${after}`, 'gim'),
    'true',
    asText,
  ],
  [new RegExp(`${before}(?:no|off|nein|non|falsch|falso|faux)${after}`, 'gim'), 'false', asText],
  [/：/g, ':', asOther],
  [/，/g, ',', asOther],
  [/(?<=")\.(?=[ \t]*$)/gm, ',', asOther],
  [/,(?=[ \t]*:)/g, '', asStray],
  // Line numbers, the dashes of a list, and dots for omitted lines.
  [/^ *\d{1,5}(?= *$| +["{}[\]])/gm, '', asStray],
  [/(?<=^\s{0,99})- +(?=["{])/gm, '', asStray],
  [/^[ \t]*(?:\.{3}|…)\w*,?(?:\r?\n|$)/gm, '', asComment],
  [/,\s{0,99}(?:\.{3}|…)\w*,?(?=\s*[}\]])/g, '', asComment],
  // A stray letter.
  [/(?<=[,:[{] ?)\p{L}(?=[ \t]*(?:["{[]|$))/gmu, '', asStray],
  // A line of YAML: headline: Who is there
  ...['$3', ','].map(
    (comma): Notation => [
      /(?<=^[ \t]{0,99})([a-z]+): ([^"\n{}[\],][^"\n{}[\]]*[^"\n{}[\],\s])(,?) *$/gim,
      `"$1": "$2"${comma}`,
      asLine,
    ],
  ),
  // A YAML list.
  [
    /(?<=:[ \t]{0,9})(?:\r?\n[ \t]*- [^"\n]*[^",\s])+(?=,?\r?\n)/g,
    (lines) =>
      ` ["${lines
        .trim()
        .slice(2)
        .split(/\s*\n\s*- +/)
        .join('", "')}"]`,
    () => say('unquoted-text/dashes'),
  ],
  // The wrong kind of brackets.
  [new RegExp(String.raw`\{(\s*${text}\s*(?:,\s*${text}\s*)*)\}`, 'g'), '[$1]', asBracket],
  [new RegExp(String.raw`\[(\s*${text}\s*:[^[\]{}]*)\]`, 'g'), '{$1}', asBracket],
  ...['[$1]', '{$1}'].map((meant): Notation => [/\(([^()[\]{}\n]*)\)/g, meant, asBracket]),
  ...['[', '{'].map((meant): Notation => [/\(/g, meant, asBracket]),
  ...[']', '}'].map((meant): Notation => [/\)/g, meant, asBracket, true]),
  // An entry without braces.
  [
    new RegExp(
      String.raw`(?<=(?:\[|\},)\s{0,99})(${field}(?:\s{0,99},\s{0,99}${field})*)(?=,?\s{0,99}[{\]])`,
      'g',
    ),
    '{ $1 }',
    () => say('bracket/entry'),
  ],
];

/** Documents are smaller. In a larger file, errors are reported as the parser finds them. */
export const maxTextLength = 100_000;
const maxProblems = 200;
const maxBrackets = 40;

/**
 * Finds a single cause for all errors of a file, whose correction makes it valid: one notation wherever it occurs near an error,
 * or a single bracket. Undefined if there is none.
 */
export function explanationOf(
  written: string,
  problems: readonly SyntaxProblem[],
): SyntaxProblem | undefined {
  if (written.length > maxTextLength || problems.length > maxProblems) return undefined;
  const lines = new Lines(written);
  const ownLines = problems.map(({ offset }) => lines.at(offset).line);
  const linesAround = new Set(ownLines.flatMap((line) => [line - 1, line, line + 1]));
  const texts = [...written.matchAll(new RegExp(text, 'g'))];
  const starts = texts.map(({ index }) => index);
  const isInText = (offset: number) => {
    const last = texts[countUpTo(starts, offset - 1) - 1];
    return last !== undefined && offset < last.index + last[0].length;
  };
  const matchesOf = (pattern: RegExp, near = linesAround, isOfMarks = false) =>
    [...written.matchAll(pattern)].filter(
      ({ index, 0: match }) =>
        [index, index + match.length].some((at) => near.has(lines.at(at).line)) &&
        (isOfMarks || !isInText(index)),
    );
  const explained = (
    edits: readonly Edit[],
    says: (written: string, meant: string) => Said,
    isCertain = false,
  ): SyntaxProblem | undefined => {
    const [first] = edits;
    if (!first || !isGroup(parseQuickly(applyEdits(written, edits))?.value)) return undefined;
    const whole = written.slice(first.offset, first.offset + first.length);
    // A comma before a comment goes with it, but the message is about the comment.
    const before = /^[,\s]*(?=\S)/.exec(whole)?.[0].length ?? 0;
    const [offset, piece] = [first.offset + before, whole.slice(before).trim()];
    const said = says(piece, first.text.trim());
    const place = { offset, length: piece.length || 1, says: said };
    // Escaping the quotation marks would make the JSON valid, but leave the code in the text.
    // Dots and notes in place of content must not just be removed.
    const isOpen = said.rule === 'code-in-text' || said.id === 'comment/missing';
    if (said.id === 'bracket/opening' || said.id === 'bracket/entry') {
      return { ...place, suggest: edits, instead: say('bracket/tail') };
    }
    if (isOpen) return place;
    return { ...place, ...repairBy(edits, isCertain), explainsAll: true };
  };

  for (const rows of [ofMarks, outsideTexts]) {
    for (const [pattern, meant, says, isCertain] of rows) {
      const matches = matchesOf(pattern, linesAround, rows === ofMarks);
      const edits = matches.map((match) => ({
        offset: match.index,
        length: match[0].length,
        text:
          typeof meant === 'string'
            ? meant.replaceAll(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')
            : meant(match[0], match[1] ?? ''),
      }));
      const [, group = ''] = matches[0] ?? [];
      const found = explained(edits, (written, text) => says(written, text, group), isCertain);
      if (found) return found;
    }
  }

  const brackets = matchesOf(/[\]}]/g, new Set(ownLines))
    .slice(0, maxBrackets)
    .map(({ index: offset }) => ({ offset, length: 1, text: '' }));
  // Before the next value after a position where something is missing.
  const openings = problems.slice(0, 2).map(({ offset }) => {
    const spaces = /^\s*/.exec(written.slice(offset + 1, offset + 200))?.[0].length ?? 0;
    return { offset: offset + 1 + spaces, length: 0, text: '{ ' };
  });
  const otherKinds = brackets.map((edit) => ({
    ...edit,
    text: written.charAt(edit.offset) === '}' ? ']' : '}',
  }));
  // Of two brackets, the second is the extra one.
  for (const edit of [...otherKinds, ...openings, ...brackets.toReversed()]) {
    const found = explained([edit], sayOfBracket);
    if (found) return found;
  }
  return undefined;
}

function sayOfBracket(bracket: string, meant: string): Said {
  if (bracket === '') return say('bracket/opening');
  return meant === '' ? say('bracket/extra', { bracket }) : asBracket(bracket, meant);
}
