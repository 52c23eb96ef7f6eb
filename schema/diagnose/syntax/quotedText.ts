import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { invisible, neededThere } from '../../invisible.ts';
import { computerPathSentence } from '../computerPaths.ts';
import { insertion, removal } from '../edits.ts';
import type { Edit } from '../types.ts';
import { type Cursor, isSpace } from './cursor.ts';
import { closingMarkBefore } from './otherQuotes.ts';
import { repairBy } from './problems.ts';
import { isLineEnd } from './sourceLine.ts';
import { endOfWords, missingComma } from './unquotedText.ts';

// The common case: a string in straight quotation marks without escapes, and whatever may follow a string.
const plainText = /"[^"\\\p{Cc}]*"(?=\s*[,:}\]]|\s*$)/uy;
// A character above U+FFFF is written as two escapes.
const jsonEscape =
  /\\(?:["\\/bfnrt]|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4})/y;

// A Windows file path: in pictures\bench.jpg, JSON would read "\b" as one character.
const windowsPath =
  /"(?:[^"\n]*[\\/])?(?=(?:pictures|drawings|fonts|downloads)[\\/])[^"\n]*(?<!\\)\\(?![\\/"])[^"\n]*\.[a-z\d]{2,5}"(?=\s*[,}\]])/iy;

// C:\Users\… and \\server\…, with single backslashes.
const computerPath = /"(?:[a-z]:\\(?!\\)|\\\\\w)[^"\n]*\.[a-z\d]{2,5}"(?=\s*[,}\]])/iy;

// The inner marks of a name and its value are others: "title”: “Home".
const nameAndValue = /[\p{Pi}\p{Pf}″]\s*:\s*["\p{Pi}\p{Pf}\p{Ps}″]/u;

/** Code of a provider, with its quotation marks and line breaks as it was copied. */
const code =
  /"(?:[^"<\n]{1,200}(?=<(?:iframe|script)\b))?<[a-z!](?:(?!"<).){0,4000}?>[^"<>\n]{0,200}"(?=\s*(?:[,}\]]|$))/isy;

/** Reads a string in straight quotation marks. */
export function scanQuoted(cursor: Cursor): void {
  const { text, at: offset, isJson } = cursor;
  const quoted = cursor.match(plainText);
  const isOne = cursor.expected === 'value' || quoted === undefined || !nameAndValue.test(quoted);
  const isWhole =
    quoted !== undefined &&
    (isJson || (isOne && !closesOther(text, offset, offset + quoted.length - 1)));
  if (isWhole && !invisible.test(quoted)) {
    cursor.push({ kind: 'string', offset, length: quoted.length, value: quoted.slice(1, -1) });
    return;
  }
  const path = cursor.match(windowsPath)?.slice(1, -1);
  if (path !== undefined) {
    const place = { offset: offset + 1, length: path.length };
    const slashed = path.replace(/\\+/g, '/');
    const meant = slashed.replace(/^.*?(?=pictures\/|drawings\/|fonts\/|\/downloads\/)/i, '');
    const suggest = [{ ...place, text: meant }];
    cursor.problems.report(sentenceOf('wrong-escape/path', { meant }), place, { suggest });
    cursor.push({ kind: 'string', offset, length: path.length + 2, value: meant });
    return;
  }
  const filePath = isJson ? undefined : cursor.match(computerPath)?.slice(1, -1);
  if (filePath !== undefined) {
    const place = { offset: offset + 1, length: filePath.length };
    cursor.problems.report(computerPathSentence(filePath), place);
    cursor.push({ kind: 'string', offset, length: filePath.length + 2, value: filePath });
    return;
  }
  const copied = isJson ? undefined : cursor.match(code)?.slice(1, -1);
  if (copied !== undefined && /(?<!\\)"/.test(copied)) {
    const place = { offset, length: copied.length + 2 };
    const suggest = [{ ...place, text: JSON.stringify(copied.trim()) }];
    cursor.problems.report(sentenceOf('quotation-mark/inner'), place, { suggest });
    cursor.push({ kind: 'string', ...place, value: copied.trim() });
    return;
  }
  const reported = cursor.problems.list.length;
  let value = '';
  // The end of the value: reading it from the value itself would copy the value for each character.
  let before = '';
  let isGuess = false;
  const inner: number[] = [];
  let at = offset + 1;
  while (at < text.length) {
    const character = text.charAt(at);
    const role = character !== '"' ? undefined : isJson ? 'end' : roleOf(cursor, at, inner);
    const isName = !isJson && cursor.expected === 'name' && isBeforeQuotedValue(cursor, at);
    if (isName) {
      endWithoutQuote(cursor, at + 1);
      return;
    }
    if (role === 'next' || (!isJson && isLineEnd(character) && isTextOver(text, at))) {
      endWithoutQuote(cursor, at);
      return;
    }
    if (role === 'end' || role === 'doubled') {
      if (role === 'end') reportInner(cursor, inner);
      else reportExtra(cursor, at + 1);
      const length = at + (role === 'end' ? 1 : 2) - offset;
      cursor.problems.join('invisible-character/line-end', reported, linesIn(value));
      cursor.push({
        kind: 'string',
        offset,
        length,
        value,
        isGuess: isGuess || role === 'doubled',
      });
      return;
    }
    if (role === 'extra') {
      reportExtra(cursor, at);
      isGuess = true;
    }
    if (role === 'inner') inner.push(at);
    const { meant, length } = role ? { meant: '"', length: 1 } : readCharacter(cursor, at, before);
    // Drops the second of two quotation marks at the beginning.
    if (role !== 'extra' || at > offset + 1) {
      value += meant;
      before = (before + meant).slice(-20);
    }
    at += length;
  }
  endWithoutQuote(cursor, text.length);
}

/** What to say of a text whose lines are the points of a list, or divide words; undefined for other texts. */
function linesIn(text: string): Sentence | undefined {
  if (/\p{Ll}-\n\s*\p{Ll}/u.test(text)) return sentenceOf('invisible-character/hyphens');
  const [, ...lines] = text.split('\n');
  const arePoints =
    lines.length > 0 && lines.every((line) => /^\s*(?:[•●◦▪■‣*-]|\d+[.)])\s/.test(line));
  return arePoints ? sentenceOf('invisible-character/points') : undefined;
}

function characterSentence(character: string): Sentence {
  if (character === '\n') return sentenceOf('invisible-character/line-end');
  if (character === '\t') return sentenceOf('invisible-character/tab');
  return sentenceOf(character < ' ' ? 'invisible-character/space' : 'invisible-character');
}

/** Reads one character or escape, and reports a character that a string cannot contain. `before`: the characters before it. */
function readCharacter(
  cursor: Cursor,
  offset: number,
  before: string,
): { meant: string; length: number } {
  const { text, problems } = cursor;
  const report = (length: number, meant: string, edit: Edit) =>
    problems.report(characterSentence(meant), { offset, length }, { suggest: [edit] });
  if (isLineEnd(text.charAt(offset))) {
    // The line break and the indentation become one space between two words.
    const space = cursor.match(/\s+/y, offset)?.length ?? 1;
    const isAfterSpace = isSpace(text.charAt(offset - 1));
    report(1, '\n', { offset, length: space, text: isAfterSpace ? '' : ' ' });
    return { meant: '\n', length: text.startsWith('\r\n', offset) ? 2 : 1 };
  }
  const isEscape = text.charAt(offset) === '\\';
  const input = isEscape
    ? cursor.match(jsonEscape, offset)
    : String.fromCodePoint(text.codePointAt(offset) ?? 0);
  if (input === undefined) {
    problems.report(sentenceOf('wrong-escape'), {
      offset,
      length: Math.min(2, text.length - offset),
    });
    return { meant: '', length: 1 };
  }
  const meant = isEscape ? String(JSON.parse(`"${input}"`)) : input;
  if (invisible.test(meant) && !neededThere.test(before + meant)) {
    const replacement = meant < ' ' ? ' ' : '';
    report(input.length, meant, { offset, length: input.length, text: replacement });
  }
  return { meant, length: input.length };
}

/**
 * The role of a quotation mark inside a string: its end; a literal mark inside it; the beginning of the next string, because this
 * one has no end; an extra mark; or its end, followed by an extra mark.
 */
function roleOf(
  cursor: Cursor,
  at: number,
  inner: readonly number[],
): 'end' | 'inner' | 'next' | 'extra' | 'doubled' {
  const { text, at: start } = cursor;
  const line = cursor.lineAt(at);
  if (closesOther(text, start, at)) return 'inner';
  if (cursor.canEndText(at)) {
    // The second mark around quoted words does not end the string while its closing mark is still ahead.
    return inner.length % 2 === 1 && line.quotesFrom(at + 1) % 2 === 1 ? 'inner' : 'end';
  }
  const words = endOfWords(cursor, start, at);
  if (words < at && isClosed(cursor, words)) return 'next';
  const next = text.charAt(at + 1);
  if (isInch(text, at, cursor.afterSpaces(at + 1))) return 'inner';
  // The quoted words are the last ones: "This key is "silent"".
  if (next === '"' && inner.length % 2 === 1 && cursor.canEndText(at + 1)) return 'inner';
  if (next === '"' && line.isUnbalanced && cursor.canEndText(at + 1)) return 'doubled';
  if (text.charAt(cursor.afterSpaces(at + 1)) === '"') return 'end';
  if (line.quotesFrom(at + 1) === 0) return 'end';
  if (!line.isUnbalanced) return inner.length > 0 || opensInside(text, at) ? 'inner' : 'end';
  if (isSpace(next) || at === start + 1) return 'extra';
  return words < at && words > start + 1 && !/^\s+$/.test(text.slice(words, at)) ? 'next' : 'extra';
}

/** Whether another mark stands before a colon and a value in any marks: "title”: “Home". */
function isBeforeQuotedValue(cursor: Cursor, at: number): boolean {
  const isMark = closingMarkBefore(cursor, at + 1) !== undefined;
  return isMark && /^\s*:\s*["\p{Pi}\p{Pf}\p{Ps}]/u.test(cursor.text.slice(at + 1, at + 20));
}

/** Whether the string before an offset ends with another quotation mark without an opening one: "text”. */
function isClosed(cursor: Cursor, end: number): boolean {
  const { text, at: start } = cursor;
  if (end < start + 2 || closingMarkBefore(cursor, end) === undefined) return false;
  const marks = text.slice(start + 1, end).match(/[\p{Pi}\p{Pf}\p{Ps}\p{Pe}″＂]/gu) ?? [];
  return marks.filter((mark) => !/['‘’‚]/.test(mark)).length % 2 === 1;
}

/** Whether a mark closes words that another mark opened, and more words follow: „Come in", we say. */
function closesOther(text: string, start: number, at: number): boolean {
  if (!/^,[ \t]*(?!(?:true|false|null)\b)\p{L}/u.test(text.slice(at + 1, at + 40))) return false;
  const marks = text.slice(start + 1, at).match(/[“”„‟«»]/g) ?? [];
  return marks.length % 2 === 1 && /[“„‟«]/.test(marks.at(-1) ?? '');
}

function reportExtra(cursor: Cursor, offset: number): void {
  const place = { offset, length: 1 };
  cursor.problems.report(sentenceOf('quotation-mark/extra'), place, { suggest: [removal(place)] });
  cursor.lineAt(offset).reported += 1;
}

function reportInner(cursor: Cursor, inner: readonly number[]): void {
  const [offset] = inner;
  if (offset === undefined) return;
  const isCertain =
    inner.length % 2 === 0 &&
    inner.every((quote, index) =>
      index % 2 === 0 ? opensInside(cursor.text, quote) : closesInside(cursor, quote),
    );
  const edits = inner.map((quote) => insertion(quote, '\\'));
  // With an inch mark, the number of marks on the line is odd.
  cursor.lineAt(offset).reported += inner.length % 2;
  cursor.problems.report(
    sentenceOf('quotation-mark/inner'),
    { offset, length: 1 },
    repairBy(edits, isCertain),
  );
}

/** Whether a quotation mark opens quoted words inside a string, as in: the "good" room. */
function opensInside(text: string, at: number): boolean {
  return /[\s([–—-]/.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at + 1));
}

/** Whether a quotation mark means inches, as in: a 65" display. */
function isInch(text: string, at: number, next: number): boolean {
  return (
    /\d/.test(text.charAt(at - 1)) && /[\p{L}\p{N}(]/u.test(text.charAt(next)) && next > at + 1
  );
}

/** Whether a quotation mark closes quoted words inside a string that continues. */
function closesInside(cursor: Cursor, at: number): boolean {
  const { text } = cursor;
  const isAfterWord = !isSpace(text.charAt(at - 1));
  return isAfterWord && /[ .!?;)]/.test(text.charAt(at + 1)) && !cursor.canEndText(at);
}

/** Ends a string whose closing quotation mark is missing before an offset. What follows is read as usual. */
function endWithoutQuote(cursor: Cursor, before: number): void {
  const { text, at: offset } = cursor;
  const words = endOfWords(cursor, offset, before);
  // A comma at the end of a file separates nothing: the file is cut off within the text.
  const end = /^,[\s\0\ufffd]*$/.test(text.slice(words)) ? words + 1 : words;
  if (end === offset + 1) {
    reportExtra(cursor, offset);
    cursor.at = offset + 1;
    return;
  }
  const place = { offset, length: end - offset };
  if (isClosed(cursor, end)) {
    const mark = { offset: end - 1, length: 1 };
    const sentence = sentenceOf('quotation-mark/other', { sign: text.charAt(end - 1) });
    cursor.problems.report(sentence, mark, { suggest: [{ ...mark, text: '"' }] });
    cursor.lineAt(offset).reported += 1;
    const value = text.slice(offset + 1, end - 1);
    cursor.push({ kind: 'string', ...place, value, isGuess: true });
    return;
  }
  const value = text.slice(offset + 1, end);
  cursor.problems.report(sentenceOf('quotation-mark/ends', { near: endOf(value) }), place, {
    suggest: [insertion(end, `"${missingComma(cursor, end)}`)],
  });
  cursor.lineAt(offset).reported += 1;
  cursor.push({ kind: 'string', ...place, value, isGuess: true });
}

/** The last words of a text. */
function endOf(text: string): string {
  const end = text.slice(-16).trim();
  return text.length > 16 && end.includes(' ') ? end.slice(end.indexOf(' ') + 1) : end;
}

/** Whether a new entry follows a line end, so that a string still open before it lacks its closing mark. */
function isTextOver(text: string, lineEnd: number): boolean {
  return /^\s*(?:$|[}\]]|"[^"\n]*"\s*:|["{]|\[)/.test(text.slice(lineEnd, lineEnd + 200));
}
