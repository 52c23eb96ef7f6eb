import { sentenceOf } from '../../catalog/index.ts';
import { insertion, removal } from '../edits.ts';
import type { Edit, Range } from '../types.ts';
import { asciiSign, type Cursor } from './cursor.ts';
import { repairBy } from './problems.ts';

const literals = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const jsonNumber = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const numberLike = /[+-]?\.?\d[\d.eE+-]*/y;
// A number with a leading zero or plus, or with digits after spaces, that is longer than any other number.
const phoneNumber = /(?:\+|0\d|\()[\d ()/-]{5,}/y;
// A key that was hit beside a bracket or a text.
const strayLetter = /\p{L}(?=\s*["{[])/uy;
const word = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
// A bound keeps a line of many signs from being read again for each of them.
const wordsAfterSigns = /[^\p{L}\p{N}\n",]{0,40}[\p{L}\p{N}]/uy;
export const factName = /\{[\p{L}\p{N}._-]+\}/uy;
const sameCharacters = /(.)\1*/suy;
const maxFactNameLength = 60;
// Values and names from program code, which visitors should never see.
const codeWord = /^(?:None|nil|undefined|NaN|Infinity|new \w+\(?|[A-Z]+_[A-Z_]+)$/;

/** Reads a number, true, false, null, an unquoted name, or an unquoted string. */
export function scanUnquoted(cursor: Cursor): void {
  const { text, at: offset, problems } = cursor;
  const number = cursor.match(numberLike);
  const name = cursor.match(word);
  const value = number ?? (literals.has(name ?? '') ? name : undefined);
  const { length } = value ?? name ?? '';
  const isBeforeColon = text.charAt(cursor.afterSpaces(offset + length)) === ':';
  // Values are not followed by a colon: 10:00-13:00 is a string.
  const isPart = isBeforeColon && cursor.expected === 'value';
  // 35,50 and 75,- and 1,800: what follows the comma cannot be the next field.
  const isBeforeDecimals =
    number !== undefined &&
    !cursor.isInList &&
    /,[\d–—-]/.test(text.slice(offset + length, offset + length + 2));
  const isWhole =
    value !== undefined && !isPart && !isBeforeDecimals && cursor.canEndText(offset + length - 1);
  if (!isWhole && scanUnopened(cursor)) return;
  const isValue = cursor.expected === 'value' && cursor.isInGroup;
  if (number !== undefined && (isPart || cursor.match(phoneNumber) !== undefined)) {
    scanWords(cursor);
    return;
  }
  if (number !== undefined) {
    if (isValue && !isWhole && bareValue(cursor) !== number) scanWords(cursor);
    else scanNumber(cursor, number);
    return;
  }
  if (name === undefined && cursor.isInGroup && cursor.match(wordsAfterSigns) !== undefined) {
    scanWords(cursor);
    return;
  }
  if (name === undefined || cursor.match(strayLetter) !== undefined) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    // After a power failure, a file can end with thousands of null characters.
    const { length: runLength } = cursor.match(sameCharacters) ?? character;
    const run = { offset, length: runLength };
    problems.report(sentenceOf('stray-character', { character }), run, { suggest: [removal(run)] });
    cursor.at += runLength;
    return;
  }
  const place = { offset, length: name.length };
  const literal = literals.get(name);
  if (literal !== undefined) {
    cursor.push({ kind: 'literal', ...place, value: literal });
  } else if (cursor.expected === 'name' && isBeforeColon) {
    problems.report(sentenceOf('unquoted-text', { text: name }), place, {
      fix: quotesAround(place),
    });
    cursor.push({ kind: 'string', ...place, value: name });
  } else {
    scanWords(cursor);
  }
}

/**
 * Reads a number. One that is not written as in JSON may be text, such as a date or a postal code with a leading zero, so what
 * the field takes decides.
 */
function scanNumber(cursor: Cursor, input: string): void {
  const place = { offset: cursor.at, length: input.length };
  if (cursor.match(jsonNumber) === input) {
    cursor.push({ kind: 'number', ...place, value: Number(input) });
    return;
  }
  cursor.problems.report(sentenceOf('wrong-number', { input }), place, {
    suggest: quotesAround(place),
  });
  cursor.push({ kind: 'string', ...place, value: input });
}

/**
 * Reads a string with a quotation mark at its end but not at its beginning, on a line with an odd number of quotation marks.
 * Returns whether there is one here.
 */
export function scanUnopened(cursor: Cursor): boolean {
  const { text, at: offset, expected } = cursor;
  const line = cursor.lineAt(offset);
  const closing = line.isUnbalanced ? line.nextQuote(offset) : undefined;
  if (closing === undefined || !cursor.canEndText(closing)) return false;
  const isBeforeColon = text.charAt(cursor.afterSpaces(closing + 1)) === ':';
  if (isBeforeColon !== (expected === 'name')) return false;
  const value = text.slice(offset, closing);
  const place = { offset, length: closing + 1 - offset };
  // A single word before a quotation mark and a colon can only be the name of a field.
  const isName = isBeforeColon && cursor.match(word) === value;
  const repair = repairBy([insertion(offset, '"')], isName);
  const sentence = sentenceOf('quotation-mark/begins', { near: value.slice(0, 12).trim() });
  cursor.problems.report(sentence, place, repair);
  line.reported += 1;
  cursor.push({ kind: 'string', ...place, value, isGuess: !isName });
  return true;
}

/** Reads an unquoted string: a word, or all words up to the next mark or the end of the line. */
export function scanWords(cursor: Cursor): void {
  const { text, at: offset } = cursor;
  const name = cursor.match(word) ?? '';
  const isWord = name !== '' && cursor.canEndText(offset + name.length - 1);
  const end = isWord ? offset + name.length : offset + bareValue(cursor).length;
  const place = { offset, length: end - offset };
  const value = text.slice(offset, end);
  const literal = value.toLowerCase();
  const isLiteral = literals.has(literal);
  const comma = missingComma(cursor, end);
  const suggest = isLiteral
    ? [{ ...place, text: literal }]
    : [insertion(offset, '"'), insertion(end, `"${comma}`)];
  const isCode = cursor.expected === 'value' && codeWord.test(value);
  const id = isLiteral ? 'unquoted-text/literal' : 'unquoted-text';
  const sentence = sentenceOf(isCode ? 'unquoted-text/code' : id, { text: shortened(value) });
  // The mark before an entry of a list is not part of its text.
  const isMarked =
    (cursor.expected === 'name' && name === '') || /^(?:[-–•*]|\d{1,3}[.)]) /.test(value);
  cursor.problems.report(sentence, place, isCode || isMarked ? {} : { suggest });
  cursor.push({ kind: 'string', ...place, value, isGuess: true });
}

/** The comma that is missing after a value at the end of a line, before the name of the next field. */
export function missingComma({ text, expected, isInList }: Cursor, end: number): string {
  const isNext = /^[ \t]*\r?\n\s*"/.test(text.slice(end, end + 200));
  return isNext && expected === 'value' && !isInList ? ',' : '';
}

/** What is written without quotation marks from here to the next mark, or to the end of the line or of an entry of a list. */
function bareValue(cursor: Cursor): string {
  const { text, at: offset } = cursor;
  const line = cursor.lineAt(offset);
  const before = line.nextQuote(offset) ?? line.end;
  const comma = cursor.isInList ? text.slice(offset, before).indexOf(',') : -1;
  return text.slice(offset, endOfWords(cursor, offset, comma > 0 ? offset + comma : before));
}

/** The end of the words before an offset: a name ends at its colon, a value before commas and brackets. */
export function endOfWords(cursor: Cursor, start: number, before: number): number {
  const { text, expected } = cursor;
  let end = before;
  if (expected === 'name') {
    const colon = text.slice(start, before).indexOf(':');
    if (colon > 0) end = start + colon;
  }
  while (end > start + 1 && /[\s,:{}[\]]/.test(asciiSign(text.charAt(end - 1)))) {
    if (text.charAt(end - 1) === ':' && expected === 'value') break;
    // The brace of a fact is part of the string.
    if (text.charAt(end - 1) === '}') {
      const near = Math.max(start, end - maxFactNameLength);
      const opening = text.slice(near, end).lastIndexOf('{') + near;
      if (cursor.match(factName, opening)?.length === end - opening) break;
    }
    end -= 1;
  }
  return end;
}

function quotesAround({ offset, length }: Range): Edit[] {
  return [insertion(offset, '"'), insertion(offset + length, '"')];
}

function shortened(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}
