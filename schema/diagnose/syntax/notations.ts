import { isGroup } from '../../values.ts';
import { type Said, say } from '../catalog/index.ts';
import { applyEdits } from '../edits.ts';
import { Lines } from '../lines.ts';
import type { Edit, SyntaxProblem } from '../types.ts';
import { parseQuickly } from './parseQuickly.ts';

/** How people and other programs write something that JSON writes in another way. */
type Notation = {
  /** Has the flag g. Its repetitions are bounded where they could cross each other, so that no text takes long. */
  pattern: RegExp;
  /** What JSON has in place of a match. */
  meant: (match: RegExpExecArray) => string;
  /** `written` is the match without spaces around it, `meant` what takes its place. */
  says: (written: string, meant: string) => Said;
  /** Whether matches can begin inside quotation marks. */
  isOfMarks?: true;
};

const nothing = () => '';
const firstGroup = ([, group = '']: RegExpExecArray) => group;
const quoted = ([, group = '']: RegExpExecArray) => `"${group}"`;
const asComment = () => say('comment');
const asNumber = (written: string, meant: string) =>
  say('wrong-number/meant', { written, meant: meant.trim() });
const asMark = (sign: string) => () => say('quotation-mark/other', { sign });
const asStray = (character: string) => say('stray-character', { character });
const asOther = (character: string, meant: string) =>
  say('stray-character/meant', { character, meant: meant.trim() });
const asBracket = (written: string, meant: string) =>
  say('bracket/other', { bracket: written.charAt(0), meant: meant.charAt(0) });
const asLine = (line: string) => say('unquoted-text/line', { name: line.split(':')[0] ?? '' });
const asText = (text: string, meant: string) =>
  say('unquoted-text/meant', { text, meant: meant.trim() });

const text = String.raw`"(?:[^"\\\n]|\\.)*"`;
// What stands before a value, and after one.
const before = String.raw`(?<=[:[,]\s{0,9})`;
const after = String.raw`(?=\s{0,99}(?:[,}\]]|$))`;

const notations: readonly Notation[] = [
  { pattern: /^[ \t]*#.*(?:\r?\n|$)/gm, meant: nothing, says: asComment },
  {
    pattern: /[ \t]{0,99}<!--(?:[^-]|-(?!->))*-->[ \t]*(?:\r?\n)?/g,
    meant: nothing,
    says: asComment,
  },
  // The last entry of a list, which was made a comment, and the comma before it.
  { pattern: /,\s{0,99}\/\/.*(?=\s{0,99}[}\]])/g, meant: nothing, says: asComment },
  {
    pattern: /"\s{0,99}\+\s{0,99}"/g,
    meant: nothing,
    says: () => say('stray-character/joined'),
    isOfMarks: true,
  },
  { pattern: /&quot;/g, meant: () => '"', says: asMark('&quot;'), isOfMarks: true },
  { pattern: /\\"/g, meant: () => '"', says: asMark('\\"'), isOfMarks: true },
  { pattern: /´([^´"\n]*)´/g, meant: quoted, says: asMark('´'), isOfMarks: true },
  { pattern: /″([^″"\n]*)″/g, meant: quoted, says: asMark('″'), isOfMarks: true },
  { pattern: /»([^«"\n]*)«/g, meant: quoted, says: asMark('»'), isOfMarks: true },
  { pattern: /''([^'"\n]*)''/g, meant: quoted, says: asMark("''"), isOfMarks: true },
  { pattern: /[“”„]/g, meant: () => '"', says: () => say('quotation-mark/curly'), isOfMarks: true },
  {
    pattern: /"{2,3}(?=[^",:}\]\s])|(?<=[^",:{[\s])"{2,3}/g,
    meant: () => '"',
    says: () => say('quotation-mark/doubled'),
    isOfMarks: true,
  },
  // 35,50 and 1,800 and 75,-
  {
    pattern: new RegExp(String.raw`(?<=:\s{0,9})(\d{1,9}),(\d{1,2})\b${after}`, 'gm'),
    meant: ([, whole, part]) => `${whole}.${part}`,
    says: asNumber,
  },
  {
    pattern: new RegExp(String.raw`(?<=:\s{0,9})(\d{1,3}),(\d{3})\b${after}`, 'gm'),
    meant: ([, thousands, rest]) => `${thousands}${rest}`,
    says: asNumber,
  },
  { pattern: /(?<=:\s{0,9})(\d{1,9}),[-–—]+/g, meant: firstGroup, says: asNumber },
  {
    pattern: new RegExp(String.raw`${before}(\.\d{1,9})${after}`, 'gm'),
    meant: ([, decimals]) => `0${decimals}`,
    says: asNumber,
  },
  // 600px and 372 € and 5/5
  {
    pattern: new RegExp(
      String.raw`${before}(-?\d{1,9}(?:\.\d{1,9})?) ?(?:[\p{L}%€$£°]{1,7}|/ ?\d{1,3})${after}`,
      'gmu',
    ),
    meant: firstGroup,
    says: asNumber,
  },
  {
    pattern: new RegExp(String.raw`${before}0x[\da-f]{1,8}${after}`, 'gim'),
    meant: ([hexadecimal]) => String(Number(hexadecimal)),
    says: asNumber,
  },
  {
    pattern: new RegExp(`${before}(?:yes|on|ja|sí|si|oui|wahr|verdadero|vrai)${after}`, 'gim'),
    meant: () => 'true',
    says: asText,
  },
  {
    pattern: new RegExp(`${before}(?:no|off|nein|non|falsch|falso|faux)${after}`, 'gim'),
    meant: () => 'false',
    says: asText,
  },
  { pattern: /：/g, meant: () => ':', says: asOther },
  { pattern: /，/g, meant: () => ',', says: asOther },
  { pattern: /(?<=")\.(?=[ \t]*$)/gm, meant: () => ',', says: asOther },
  { pattern: /,(?=[ \t]*:)/g, meant: nothing, says: asStray },
  // Line numbers, the dashes of a list, and dots for omitted lines.
  { pattern: /^ *\d{1,5}(?= *$| +["{}[\]])/gm, meant: nothing, says: asStray },
  { pattern: /(?<=^\s{0,99})- +(?=["{])/gm, meant: nothing, says: asStray },
  { pattern: /^[ \t]*(?:\.{3}|…)\w*,?(?:\r?\n|$)/gm, meant: nothing, says: asStray },
  { pattern: /,\s{0,99}(?:\.{3}|…)\w*,?(?=\s*[}\]])/g, meant: nothing, says: asStray },
  // A letter that was typed by mistake.
  { pattern: /(?<=[,:[{] ?)\p{L}(?=[ \t]*(?:["{[]|$))/gmu, meant: nothing, says: asStray },
  // A line as in YAML: headline: Who is there
  {
    pattern: /(?<=^[ \t]{0,99})([a-z]+): ([^"\n{}[\],][^"\n{}[\]]*[^"\n{}[\],\s])(,?) *$/gim,
    meant: ([, name, words, comma]) => `"${name}": "${words}"${comma}`,
    says: asLine,
  },
  {
    pattern: /(?<=^[ \t]{0,99})([a-z]+): ([^"\n{}[\],][^"\n{}[\]]*[^"\n{}[\],\s]) *$/gim,
    meant: ([, name, words]) => `"${name}": "${words}",`,
    says: asLine,
  },
  {
    pattern: /(?<=^[ \t]{0,99}"\w{1,40}": "[^"\n]{1,999}[^",\s\n])$/gm,
    meant: () => '",',
    says: () => say('quotation-mark/comma'),
    isOfMarks: true,
  },
  // Brackets of another kind.
  {
    pattern: new RegExp(String.raw`\{(\s*${text}\s*(?:,\s*${text}\s*)*)\}`, 'g'),
    meant: ([, inner]) => `[${inner}]`,
    says: asBracket,
  },
  {
    pattern: new RegExp(String.raw`\[(\s*${text}\s*:[^[\]{}]*)\]`, 'g'),
    meant: ([, inner]) => `{${inner}}`,
    says: asBracket,
  },
  {
    pattern: /\(([^()[\]{}\n]*)\)/g,
    meant: ([, inner]) => `[${inner}]`,
    says: asBracket,
  },
  {
    pattern: /\(([^()[\]{}\n]*)\)/g,
    meant: ([, inner]) => `{${inner}}`,
    says: asBracket,
  },
  ...(['[', '{'] as const).map((meant) => ({
    pattern: /\(/g,
    meant: () => meant,
    says: asBracket,
  })),
  ...([']', '}'] as const).map((meant) => ({
    pattern: /\)/g,
    meant: () => meant,
    says: asBracket,
  })),
];

/** Documents are smaller. In a larger text each mistake is reported as the parser sees it. */
export const longest = 100_000;
const mostProblems = 200;

/**
 * Finds a single notation that explains all errors of a file: once it is replaced, nothing is left to report. Undefined if none
 * does.
 */
export function otherNotation(
  written: string,
  problems: readonly SyntaxProblem[],
): SyntaxProblem | undefined {
  if (written.length > longest || problems.length > mostProblems) return undefined;
  const lines = new Lines(written);
  const linesAround = new Set(
    problems.flatMap(({ offset }) => {
      const { line } = lines.at(offset);
      return [line - 1, line, line + 1];
    }),
  );
  const inTexts = rangesOf(new RegExp(text, 'g'), written);
  for (const { pattern, meant, says, isOfMarks } of notations) {
    const edits: Edit[] = [];
    for (const match of written.matchAll(pattern)) {
      const { index, 0: whole } = match;
      if (!isNear(linesAround, lines, index, whole.length)) continue;
      if (!isOfMarks && isInside(inTexts, index)) continue;
      edits.push({ offset: index, length: whole.length, text: meant(match) });
    }
    const [first] = edits;
    if (!first || !isDocument(applyEdits(written, edits))) continue;
    const { offset, length } = first;
    const piece = written.slice(offset, offset + length).trim();
    return { says: says(piece, first.text), offset, length, suggest: edits };
  }
  return undefined;
}

/**
 * Finds a single bracket that explains all errors of a file: a wrong or extra closing bracket, or a missing opening brace of an
 * entry. Undefined if none does.
 */
export function otherBracket(
  written: string,
  problems: readonly SyntaxProblem[],
): SyntaxProblem | undefined {
  if (written.length > longest || problems.length > mostProblems) return undefined;
  const lines = new Lines(written);
  const linesAround = new Set(problems.map(({ offset }) => lines.at(offset).line));
  const inTexts = rangesOf(new RegExp(text, 'g'), written);
  const places = [...written.matchAll(/[\]}]/g)]
    .filter(({ index }) => isNear(linesAround, lines, index, 1) && !isInside(inTexts, index))
    .slice(0, mostBrackets);
  // Before the next text after a place where something is missing.
  const openings = problems.slice(0, 2).map(({ offset }) => {
    const spaces = /^\s*/.exec(written.slice(offset + 1, offset + 200))?.[0].length ?? 0;
    return offset + 1 + spaces;
  });
  const repairs = [
    ...places.map(({ index, 0: bracket }) => ({ index, bracket, meant: otherKind(bracket) })),
    ...openings.map((index) => ({ index, bracket: '', meant: '{ ' })),
    // Of two brackets, the second is the one too many.
    ...places.toReversed().map(({ index, 0: bracket }) => ({ index, bracket, meant: '' })),
  ];
  for (const { index, bracket, meant } of repairs) {
    const edit = { offset: index, length: bracket.length, text: meant };
    if (!isDocument(applyEdits(written, [edit]))) continue;
    return { says: sayOfBracket(bracket, meant), offset: index, length: 1, suggest: [edit] };
  }
  return undefined;
}

function sayOfBracket(bracket: string, meant: string): Said {
  if (bracket === '') return say('bracket/opening');
  return meant === '' ? say('bracket/extra', { bracket }) : asBracket(bracket, meant);
}

const mostBrackets = 40;
const otherKind = (bracket: string) => (bracket === '}' ? ']' : '}');

function rangesOf(pattern: RegExp, written: string): { start: number; end: number }[] {
  return [...written.matchAll(pattern)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

function isInside(ranges: readonly { start: number; end: number }[], at: number): boolean {
  return ranges.some(({ start, end }) => start < at && at < end);
}

function isNear(near: ReadonlySet<number>, lines: Lines, offset: number, length: number): boolean {
  return near.has(lines.at(offset).line) || near.has(lines.at(offset + length).line);
}

/** Whether a text is a document in which nothing is left to report. */
function isDocument(written: string): boolean {
  return isGroup(parseQuickly(written)?.value);
}
