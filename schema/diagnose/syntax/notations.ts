import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { isGroup } from '../../values.ts';
import { applyEdits } from '../edits.ts';
import { countUpTo, Lines } from '../lines.ts';
import type { Edit, SyntaxProblem } from '../types.ts';
import { parseQuickly } from './parseQuickly.ts';

const text = String.raw`"(?:[^"\\\n]|\\.)*"`;
const field = String.raw`${text}\s{0,9}:\s{0,9}(?:${text}|[\w.-]+)`;

/**
 * What only the whole file shows: a pattern, what JSON has in place of a match ($1 is its first group), and the message about the
 * first match. Repetitions that could overlap are bounded, so that no text causes long backtracking.
 */
type Notation = readonly [
  pattern: RegExp,
  meant: string,
  sentence: (input: string, meant: string) => Sentence,
];

/** Marks: a match can begin inside what looks like a string. */
const ofMarks: readonly Notation[] = [
  [/"\s{0,99}\+\s{0,99}"/g, '', () => sentenceOf('stray-character/joined')],
  [/"{2,3}(?=[^",:}\]\s])|(?<=[^",:{[\s])"{2,3}/g, '"', () => sentenceOf('quotation-mark/doubled')],
];

const outsideTexts: readonly Notation[] = [
  [new RegExp(String.raw`\{(\s*${text}\s*(?:,\s*${text}\s*)*)\}`, 'g'), '[$1]', bracketSentence],
  [new RegExp(String.raw`\[(\s*${text}\s*:[^[\]{}]*)\]`, 'g'), '{$1}', bracketSentence],
  // An entry without braces.
  [
    new RegExp(
      String.raw`(?<=(?:\[|\},)\s{0,99})(${field}(?:\s{0,99},\s{0,99}${field})*)(?=,?\s{0,99}[{\]])`,
      'g',
    ),
    '{ $1 }',
    () => sentenceOf('bracket/entry'),
  ],
];

/** Documents are smaller. In a larger file, errors are reported as the parser finds them. */
export const maxTextLength = 100_000;
const maxProblems = 200;
const maxBrackets = 40;
const otherBrackets: Readonly<Record<string, readonly string[]>> = {
  ...{ '}': [']'], ']': ['}'], ')': [']', '}'], '(': ['[', '{'] },
};

/**
 * Finds a single cause for all errors of a file, whose correction makes it valid: one notation wherever it occurs near an error,
 * or a single bracket. Undefined if there is none.
 */
export function explanationOf(
  input: string,
  problems: readonly SyntaxProblem[],
): SyntaxProblem | undefined {
  if (input.length > maxTextLength || problems.length > maxProblems) return undefined;
  const lines = new Lines(input);
  const ownLines = problems.map(({ offset }) => lines.at(offset).line);
  const linesAround = new Set(ownLines.flatMap((line) => [line - 1, line, line + 1]));
  const texts = [...input.matchAll(new RegExp(text, 'g'))];
  const starts = texts.map(({ index }) => index);
  const isInText = (offset: number) => {
    const last = texts[countUpTo(starts, offset - 1) - 1];
    return last !== undefined && offset < last.index + last[0].length;
  };
  const matchesOf = (pattern: RegExp, near = linesAround, isOfMarks = false) =>
    [...input.matchAll(pattern)].filter(
      ({ index, 0: match }) =>
        [index, index + match.length].some((at) => near.has(lines.at(at).line)) &&
        (isOfMarks || !isInText(index)),
    );
  const explained = (
    edits: readonly Edit[],
    sentence: (input: string, meant: string) => Sentence,
  ): SyntaxProblem | undefined => {
    const [first] = edits;
    if (!first || !isGroup(parseQuickly(applyEdits(input, edits))?.value)) return undefined;
    const { offset, length } = first;
    const said = sentence(input.slice(offset, offset + length).trim(), first.text.trim());
    const problem = { offset, length: length || 1, sentence: said, suggest: edits };
    return said.id === 'bracket/opening' || said.id === 'bracket/entry'
      ? { ...problem, instead: sentenceOf('bracket/tail') }
      : { ...problem, explainsAll: true };
  };

  for (const rows of [ofMarks, outsideTexts]) {
    for (const [pattern, meant, sentence] of rows) {
      const edits = matchesOf(pattern, linesAround, rows === ofMarks).map((match) => ({
        offset: match.index,
        length: match[0].length,
        text: meant.replace('$1', () => match[1] ?? ''),
      }));
      const found = explained(edits, sentence);
      if (found) return found;
    }
  }

  const brackets = matchesOf(/[()\]}]/g, new Set(ownLines))
    .slice(0, maxBrackets)
    .map(({ index: offset }) => ({ offset, length: 1, text: '' }));
  // Before the next value after a position where something is missing.
  const openings = problems.slice(0, 2).map(({ offset }) => {
    const spaces = /^\s*/.exec(input.slice(offset + 1, offset + 200))?.[0].length ?? 0;
    return { offset: offset + 1 + spaces, length: 0, text: '{ ' };
  });
  const otherKinds = brackets.flatMap((edit) =>
    (otherBrackets[input.charAt(edit.offset)] ?? []).map((text) => ({ ...edit, text })),
  );
  // Of two brackets, the second is the extra one.
  for (const edit of [...otherKinds, ...openings, ...brackets.toReversed()]) {
    const found = explained([edit], bracketSentence);
    if (found) return found;
  }
  return undefined;
}

function bracketSentence(input: string, meant: string): Sentence {
  if (input === '') return sentenceOf('bracket/opening');
  const bracket = input.charAt(0);
  return meant === ''
    ? sentenceOf('bracket/extra', { bracket })
    : sentenceOf('bracket/other', { bracket, meant: meant.charAt(0) });
}
