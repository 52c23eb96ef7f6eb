import { sentenceOf } from '../../catalog/index.ts';
import { isGroup } from '../../values.ts';
import { applyEdits, removal } from '../edits.ts';
import { Lines } from '../lines.ts';
import type { Edit, SyntaxProblem } from '../types.ts';
import type { Token } from './cursor.ts';
import { cutOff } from './cutOff.ts';
import { parseQuickly } from './parseQuickly.ts';

/** A line of a text, numbered from 1, without its line break. */
type Line = { number: number; offset: number; text: string };

/**
 * Finds one cause for several errors: a mark at the start of lines, rows of a table, or the end of a file that is cut off.
 * Returns the errors with that cause in place of those that follow from it. `unclosed` are the brackets that are open at the end
 * of the file, the innermost first.
 */
export function withCommonCause(
  text: string,
  problems: readonly SyntaxProblem[],
  { tokens, unclosed }: { tokens: readonly Token[]; unclosed: readonly Token[] },
): readonly SyntaxProblem[] | undefined {
  const lines = linesOf(text);
  const marks =
    repeatedLine(text, lines) ??
    numbersOf(text, lines) ??
    prefixOf(text, lines, problems) ??
    entryAfterList(text, problems, tokens) ??
    comparisonOf(text, lines, problems);
  if (marks) return [marks];
  const rows = rowsOf(text, lines, problems);
  if (rows) return rows;
  return cutOff(text, problems, tokens, unclosed);
}

function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((line, index) => {
    const start = offset;
    offset += line.length + 1;
    return { number: index + 1, offset: start, text: line.replace(/\r$/, '') };
  });
}

function lineNumbersOf(text: string, problems: readonly SyntaxProblem[]): Set<number> {
  const lines = new Lines(text);
  return new Set(problems.map(({ offset }) => lines.at(offset).line));
}

// Punctuation and symbols that JSON does not have. # and / start comments, and ' and ` texts.
const mark = /^([ \t]*)((?![#/'`"{}[\],:;_\p{Pi}\p{Pf}])[\p{P}\p{S}])(?= |\t|["{}[\]]|$)/u;

/** The same mark at the start of several lines, as mail programs and lists put it. */
function prefixOf(
  text: string,
  lines: readonly Line[],
  problems: readonly SyntaxProblem[],
): SyntaxProblem | undefined {
  const numbers = lineNumbersOf(text, problems);
  const broken = lines.filter(({ number }) => numbers.has(number));
  const sign = mark.exec(broken[0]?.text ?? '')?.[2];
  if (sign === undefined) return undefined;
  const marked = lines.filter((line) => mark.exec(line.text)?.[2] === sign);
  const [first] = marked;
  if (!first || marked.length < 2) return undefined;
  const edits = marked.map((line) => withoutMark(line));
  if (!isDocument(applyEdits(text, edits))) return undefined;
  const sentence = sentenceOf('stray-character/lines', {
    sign,
    lines: marked.map(({ number }) => number),
  });
  const place = { offset: edits[0]?.offset ?? first.offset, length: 1 };
  // In a comparison of two versions, a minus means that the line was deleted.
  return { sentence, ...place, ...(sign === '-' ? { suggest: edits } : { fix: edits }) };
}

/** The number of each line before it, as programs show them. */
function numbersOf(text: string, lines: readonly Line[]): SyntaxProblem | undefined {
  const numbered = lines.flatMap((line) => {
    const [before = '', number = ''] = /^[ \t]*(\d{1,5})[.:)|]?(?=[ \t]|$)/.exec(line.text) ?? [];
    const rest = line.text.slice(before.length);
    return number === '' ? [] : [{ line, number: Number(number), before, rest }];
  });
  const [first] = numbered;
  const shift = first && first.number - first.line.number;
  if (numbered.length < 2 || numbered.some((each) => each.number - each.line.number !== shift)) {
    return undefined;
  }
  const indents = numbered
    .filter(({ rest }) => rest.trim() !== '')
    .map(({ rest }) => rest.length - rest.trimStart().length);
  const space = Math.min(...indents);
  const edits = numbered.map(({ line, before, rest }) =>
    removal({ offset: line.offset, length: before.length + Math.min(space, rest.length) }),
  );
  if (!isDocument(applyEdits(text, edits))) return undefined;
  const sentence = sentenceOf('stray-character/lines', {
    ...{ sign: 'a line number', lines: numbered.map(({ line }) => line.number) },
  });
  const place = { offset: first?.line.offset ?? 0, length: 1 };
  return {
    sentence: { ...sentence, suggestion: 'Remove the line numbers.' },
    ...place,
    fix: edits,
    explainsAll: true,
  };
}

/** A line that was pasted twice. */
function repeatedLine(text: string, lines: readonly Line[]): SyntaxProblem | undefined {
  const repeated = lines.filter(
    (line, index) =>
      /"[^"]*"/.test(line.text) && line.text.trim() === lines[index - 1]?.text.trim(),
  );
  const [line] = repeated;
  if (!line || repeated.length > 1) return undefined;
  const edit = removal({ offset: line.offset, length: line.text.length + 1 });
  if (!isDocument(applyEdits(text, [edit]))) return undefined;
  const offset = line.offset + line.text.length - line.text.trimStart().length;
  const sentence = sentenceOf('stray-character/repeated', { line: line.number - 1 });
  return { sentence, offset, length: line.text.trim().length, suggest: [edit] };
}

/** Entries after the ] of the list that they belong to. */
function entryAfterList(
  text: string,
  problems: readonly SyntaxProblem[],
  tokens: readonly Token[],
): SyntaxProblem | undefined {
  const first = problems[0];
  const near = first && tokens.findIndex(({ offset }) => offset >= first.offset - 1);
  if (near === undefined) return undefined;
  const at = tokens.findIndex(
    ({ kind }, index) => index >= near - 2 && kind === ']' && tokens[index + 1]?.kind === ',',
  );
  const [before, closing, , entry] = tokens.slice(at - 1, at + 3);
  if (at < 1 || !before || !closing || entry?.kind !== '{') return undefined;
  let depth = 0;
  let last: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (index < at + 2) continue;
    if (token.kind === '{' || token.kind === '[') depth += 1;
    if (token.kind === '}' || token.kind === ']') depth -= 1;
    if (depth > 0) continue;
    if (depth === 0 && token.kind === '}') last = token;
    const isNext = token.kind === ',' && tokens[index + 1]?.kind === '{';
    if (depth < 0 || (token.kind !== '}' && !isNext)) break;
  }
  if (!last) return undefined;
  const start = before.offset + before.length;
  const moved = { offset: start, length: closing.offset + 1 - start };
  const bracket = text.slice(moved.offset, moved.offset + moved.length);
  const edits = [removal(moved), { offset: last.offset + 1, length: 0, text: bracket }];
  if (!isDocument(applyEdits(text, edits))) return undefined;
  const place = { offset: entry.offset, length: 1 };
  return { sentence: sentenceOf('bracket/after-list'), ...place, suggest: edits };
}

/** Removes the mark of a line, with one space if the line is not indented otherwise. */
function withoutMark({ offset, text }: Line): Edit {
  const [, indent = '', sign = ''] = mark.exec(text) ?? [];
  const start = offset + indent.length;
  const after = text.slice(indent.length + sign.length);
  const space = /^ (?=["{}[\]])/.test(after) && indent === '' ? 1 : 0;
  return removal({ offset: start, length: sign.length + space });
}

/** Lines with + and -, copied from a comparison of two versions. */
function comparisonOf(
  text: string,
  lines: readonly Line[],
  problems: readonly SyntaxProblem[],
): SyntaxProblem | undefined {
  const numbers = lineNumbersOf(text, problems);
  const [added = [], deleted = []] = ['+', '-'].map((sign) =>
    lines.filter((line) => mark.exec(line.text)?.[2] === sign),
  );
  const [first] = lines.filter(({ number }) => numbers.has(number));
  if (!first || added.length === 0 || deleted.length === 0) return undefined;
  const edits = [
    ...added.map(withoutMark),
    ...deleted.map((line) => removal({ offset: line.offset, length: line.text.length + 1 })),
  ];
  if (!isDocument(applyEdits(text, edits))) return undefined;
  const sentence = sentenceOf('stray-character/comparison', {
    lines: [...added, ...deleted].map(({ number }) => number).sort((a, b) => a - b),
  });
  return { sentence, offset: first.offset, length: 1, suggest: edits };
}

// A cell is text or a number; a line with the name of a field is not a row.
const separators = ['\t', ';', '|', ','];

/** Lines without field names whose cells are separated by the same sign, as a spreadsheet copies them. */
function rowsOf(
  text: string,
  lines: readonly Line[],
  problems: readonly SyntaxProblem[],
): SyntaxProblem[] | undefined {
  const numbers = lineNumbersOf(text, problems);
  const separator = separators.find((sign) =>
    lines.some((line) => numbers.has(line.number) && cellsOf(line, sign) > 1),
  );
  if (separator === undefined) return undefined;
  const isRow = (line: Line) => cellsOf(line, separator) > 1;
  const start = lines.findIndex((line) => numbers.has(line.number) && isRow(line));
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !isRow(line));
  const rows = end < 0 ? rest : rest.slice(0, end);
  const [first, last] = [rows[0], rows.at(-1)];
  const areEven = new Set(rows.map((row) => cellsOf(row, separator))).size === 1;
  const isTable = rows.length > 1 && (areEven || separator === '\t');
  // Entries of a list of texts, one to a line, are separated by commas.
  const areTexts = separator === ',' && rows.every((row) => row.text.includes('"'));
  if (!first || !last || !isTable || areTexts) return undefined;
  const sentence = sentenceOf('unquoted-text/rows', { lines: rows.map(({ number }) => number) });
  const indent = first.text.length - first.text.trimStart().length;
  const lastEnd = last.offset + last.text.length;
  const table = { sentence, offset: first.offset + indent, length: first.text.trim().length };
  const others = problems.filter(({ offset }) => offset < first.offset || offset > lastEnd + 1);
  return [...others.map(({ fix, suggest = fix, ...other }) => ({ ...other, suggest })), table];
}

/** How many cells a line has, if it is a row: words or numbers between these signs, and neither names of fields nor brackets. */
function cellsOf({ text }: Line, separator: string): number {
  // A single quotation mark belongs to a text over several lines.
  const isInText = (text.match(/"/g) ?? []).length % 2 === 1;
  if (isInText || /[^\p{L}\p{N}\s]\s*:|[{}[\]]/u.test(text)) return 0;
  const cells = text
    .trim()
    .replace(/^\|\s*|\s*[|,;]$/g, '')
    .split(separator);
  return cells.every((cell) => /[\p{L}\p{N}]/u.test(cell)) ? cells.length : 0;
}

function isDocument(text: string): boolean {
  return isGroup(parseQuickly(text)?.value);
}
