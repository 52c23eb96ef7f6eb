import { say } from '../catalog/index.ts';
import { insertion } from '../edits.ts';
import type { Edit, Range } from '../types.ts';
import type { Cursor } from './cursor.ts';
import { repairBy } from './problems.ts';

const literals = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const jsonNumber = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const numberLike = /[+-]?[\d.][\d.eE+-]*/y;
// A number with a leading zero or plus, or with digits after spaces, that is longer than any other number.
const phoneNumber = /(?:\+|0\d|\()[\d ()/-]{5,}/y;
const word = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
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
  const isWhole = value !== undefined && !isPart && cursor.canEndText(offset + length - 1);
  if (!isWhole && scanUnopened(cursor)) return;
  if (number !== undefined && (isPart || cursor.match(phoneNumber) !== undefined)) {
    scanWords(cursor);
    return;
  }
  if (number !== undefined) {
    cursor.push({
      kind: 'number',
      offset,
      length: number.length,
      value: readNumber(cursor, number),
    });
    return;
  }
  if (name === undefined) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    // After a power failure, a file can end with thousands of null characters.
    const { length: runLength } = cursor.match(sameCharacters) ?? character;
    problems.report(say('stray-character', { character }), { offset, length: runLength });
    cursor.at += runLength;
    return;
  }
  const place = { offset, length: name.length };
  const literal = literals.get(name);
  if (literal !== undefined) {
    cursor.push({ kind: 'literal', ...place, value: literal });
  } else if (cursor.expected === 'name' && isBeforeColon) {
    problems.report(say('unquoted-text', { text: name }), place, { fix: quotesAround(place) });
    cursor.push({ kind: 'string', ...place, value: name });
  } else {
    scanWords(cursor);
  }
}

function readNumber(cursor: Cursor, written: string): number {
  if (cursor.match(jsonNumber) === written) return Number(written);
  const place = { offset: cursor.at, length: written.length };
  cursor.problems.report(say('wrong-number', { written }), place);
  return Number.parseFloat(written) || 0;
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
  const says = say('quotation-mark/begins', { near: value.slice(0, 12).trim() });
  cursor.problems.report(says, place, repair);
  line.reported += 1;
  cursor.push({ kind: 'string', ...place, value, isGuess: !isName });
  return true;
}

/** Reads an unquoted string: a word, or all words up to the next mark or the end of the line. */
export function scanWords(cursor: Cursor): void {
  const { text, at: offset } = cursor;
  const line = cursor.lineAt(offset);
  const name = cursor.match(word) ?? '';
  const isWord = name !== '' && cursor.canEndText(offset + name.length - 1);
  const end = isWord
    ? offset + name.length
    : endOfWords(cursor, offset, line.nextQuote(offset) ?? line.end);
  const place = { offset, length: end - offset };
  const value = text.slice(offset, end);
  const literal = value.toLowerCase();
  const isLiteral = literals.has(literal);
  const suggest = isLiteral ? [{ ...place, text: literal }] : quotesAround(place);
  const isCode = cursor.expected === 'value' && codeWord.test(value);
  const id = isLiteral ? 'unquoted-text/literal' : 'unquoted-text';
  const says = say(isCode ? 'unquoted-text/code' : id, { text: shortened(value) });
  cursor.problems.report(says, place, isCode ? {} : { suggest });
  cursor.push({ kind: 'string', ...place, value, isGuess: true });
}

/** The end of the words before an offset: a name ends at its colon, a value before commas and brackets. */
export function endOfWords(cursor: Cursor, start: number, before: number): number {
  const { text, expected } = cursor;
  let end = before;
  if (expected === 'name') {
    const colon = text.slice(start, before).indexOf(':');
    if (colon > 0) end = start + colon;
  }
  while (end > start + 1 && /[\s,:{}[\]]/.test(text.charAt(end - 1))) {
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
