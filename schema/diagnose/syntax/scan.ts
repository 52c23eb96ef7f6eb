import { invisible } from '../invisible.ts';
import { byteOrderMark } from '../rules/file/byteOrderMark.ts';
import { comment } from '../rules/syntax/comment.ts';
import { controlCharacter } from '../rules/syntax/controlCharacter.ts';
import { innerQuote } from '../rules/syntax/innerQuote.ts';
import { missingQuote } from '../rules/syntax/missingQuote.ts';
import { oddSpace } from '../rules/syntax/oddSpace.ts';
import { singleQuotes } from '../rules/syntax/singleQuotes.ts';
import { smartQuotes } from '../rules/syntax/smartQuotes.ts';
import { strayCharacter } from '../rules/syntax/strayCharacter.ts';
import { wrongEscape } from '../rules/syntax/wrongEscape.ts';
import { wrongNumber } from '../rules/syntax/wrongNumber.ts';
import type { Report } from './problem.ts';

export type Token = {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'literal' | 'word' | 'end';
  offset: number;
  length: number;
  /** What the token means, for strings, numbers and true, false, null. */
  value?: string | number | boolean | null;
};

const openers = {
  '"': '"',
  '“': '”',
  '”': '”',
  '„': '“',
  '«': '»',
  "'": "'",
  '‘': '’',
  '’': '’',
  '`': '`',
};
const smart = '“”„«»';
const literals = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const jsonNumber = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const numberLike = /[+-]?[\d.][\d.eE+-]*/y;
const word = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
// The common case: a text in straight quotation marks, without escapes, with what may follow a text.
const plainText = /"[^"\\\p{Cc}]*"(?=\s*[,:}\]]|\s*$)/uy;
const spaces = /[ \t\r\n]+/y;
const otherSpaces = /[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+/y;
const escapes: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Cuts a text into the tokens of JSON. What is not JSON is reported and read as what it was meant to be. */
export function scan(text: string, report: Report): Token[] {
  const tokens: Token[] = [];
  let at = 0;

  const matchAt = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };

  while (at < text.length) {
    at += matchAt(spaces)?.length ?? 0;
    if (at >= text.length) break;
    const character = text.charAt(at);
    if (character === '\ufeff' && at === 0) {
      const mark = { offset: 0, length: 1 };
      report(byteOrderMark, mark, [], [{ ...mark, text: '' }]);
      at += 1;
      continue;
    }
    const space = matchAt(otherSpaces);
    if (space) {
      const place = { offset: at, length: space.length };
      report(oddSpace, place, [], [{ ...place, text: ' ' }]);
      at += space.length;
      continue;
    }
    if (text.startsWith('//', at) || text.startsWith('/*', at)) {
      at += scanComment(text, at, report);
      continue;
    }
    if (isPunctuation(character)) {
      tokens.push({ kind: character, offset: at, length: 1 });
      at += 1;
      continue;
    }
    const plain = matchAt(plainText);
    if (plain && !invisible.test(plain)) {
      tokens.push({ kind: 'string', offset: at, length: plain.length, value: plain.slice(1, -1) });
      at += plain.length;
      continue;
    }
    if (character in openers) {
      const token = scanString(text, at, report);
      tokens.push(token);
      at += token.length;
      continue;
    }
    const number = matchAt(numberLike);
    if (number) {
      tokens.push(readNumber(number, at, report, matchAt(jsonNumber)));
      at += number.length;
      continue;
    }
    const name = matchAt(word);
    if (name) {
      const literal = literals.get(name);
      tokens.push(
        literal === undefined
          ? { kind: 'word', offset: at, length: name.length, value: name }
          : { kind: 'literal', offset: at, length: name.length, value: literal },
      );
      at += name.length;
      continue;
    }
    const stray = String.fromCodePoint(text.codePointAt(at) ?? 0);
    report(strayCharacter, { offset: at, length: stray.length }, [stray]);
    at += stray.length;
  }
  tokens.push({ kind: 'end', offset: text.length, length: 0 });
  return tokens;
}

function isPunctuation(character: string): character is '{' | '}' | '[' | ']' | ',' | ':' {
  return '{}[],:'.includes(character);
}

function scanComment(text: string, at: number, report: Report): number {
  const block = text.startsWith('/*', at);
  const close = block ? text.indexOf('*/', at + 2) : text.slice(at).search(/\r?\n/) + at;
  const end = close < at ? text.length : block ? close + 2 : close;
  // The spaces before a comment go with it.
  const start = text.slice(0, at).search(/[ \t]*$/);
  const whole = { offset: start, length: end - start };
  report(comment, { offset: at, length: end - at }, [], [{ ...whole, text: '' }]);
  return end - at;
}

function readNumber(
  written: string,
  offset: number,
  report: Report,
  valid: string | undefined,
): Token {
  if (valid === written)
    return { kind: 'number', offset, length: written.length, value: Number(written) };
  report(wrongNumber, { offset, length: written.length }, [written]);
  return { kind: 'number', offset, length: written.length, value: Number.parseFloat(written) || 0 };
}

/** Reads a text in whatever quotation marks it has, to its end on this line where the last mark is missing. */
function scanString(text: string, start: number, report: Report): Token {
  const opener = text.charAt(start);
  const straight = opener === '"';
  const closer = Object.entries(openers).find(([mark]) => mark === opener)?.[1] ?? '"';
  let value = '';
  let at = start + 1;
  const inner: number[] = [];

  while (at < text.length) {
    const character = text.charAt(at);
    if (character === closer || (!straight && character === '"')) {
      if (straight && isInner(text, at, inner.length > 0)) {
        inner.push(at);
        value += character;
        at += 1;
        continue;
      }
      if (!straight) reportQuotes(opener, start, at, report);
      if (inner.length > 0) reportInner(inner, report);
      return { kind: 'string', offset: start, length: at + 1 - start, value };
    }
    if (character === '\n' || character === '\r') {
      if (!straight || endsHere(text, at)) return unfinished(text, start, at, report);
      report(controlCharacter, { offset: at, length: 1 }, ['\n']);
      value += '\n';
      at += text.startsWith('\r\n', at) ? 2 : 1;
      continue;
    }
    const { character: meant, length } =
      character === '\\' ? readEscape(text, at) : readCharacter(text, at);
    if (meant === undefined) {
      report(wrongEscape, { offset: at, length: Math.min(2, text.length - at) }, []);
    } else if (invisible.test(meant)) {
      report(controlCharacter, { offset: at, length }, [meant]);
    }
    value += meant ?? '';
    at += length;
  }
  return unfinished(text, start, at, report);
}

function readCharacter(text: string, at: number): { character: string; length: number } {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { character, length: character.length };
}

function readEscape(text: string, at: number): { character: string | undefined; length: number } {
  const next = text.charAt(at + 1);
  if (next === 'u') {
    // A character beyond the first 65536 is written as two halves.
    const [whole] = /^(?:\\ud[89ab]..\\ud[c-f]..|\\u....)/i.exec(text.slice(at, at + 12)) ?? [''];
    const halves = whole.split('\\u').slice(1);
    if (halves.length === 0 || !halves.every((digits) => /^[0-9a-f]{4}$/i.test(digits))) {
      return { character: undefined, length: 2 };
    }
    const codes = halves.map((digits) => Number.parseInt(digits, 16));
    return { character: String.fromCharCode(...codes), length: whole.length };
  }
  return { character: escapes[next], length: escapes[next] === undefined ? 1 : 2 };
}

/** Whether the line after a text that has no end yet is a new entry, so that its mark is missing here. */
function endsHere(text: string, lineEnd: number): boolean {
  return /^\s*(?:$|[}\]]|"[^"\n]*"\s*:|["{]|\[)/.test(text.slice(lineEnd, lineEnd + 200));
}

function unfinished(text: string, start: number, lineEnd: number, report: Report): Token {
  const line = text.slice(start, lineEnd);
  // A comma, and brackets that were closed, belong after the missing mark.
  const end = start + line.replace(/\s*[,}\]\s]*$/, '').length;
  const ending = text.slice(Math.max(start + 1, end - 12), end);
  report(missingQuote, { offset: start, length: end - start }, [ending]);
  return { kind: 'string', offset: start, length: end - start, value: text.slice(start + 1, end) };
}

function reportQuotes(opener: string, start: number, end: number, report: Report): void {
  const rule = smart.includes(opener) ? smartQuotes : singleQuotes;
  report(
    rule,
    { offset: start, length: end + 1 - start },
    [],
    [
      { offset: start, length: 1, text: '"' },
      { offset: end, length: 1, text: '"' },
    ],
  );
}

/**
 * Whether a quotation mark stands inside a text, because words go on right after it. Once one does, the
 * next ones do too until one is followed by what comes after a text.
 */
function isInner(text: string, at: number, within: boolean): boolean {
  const rest = text.slice(at + 1, at + 200);
  if (within) return !/^\s*(?:[,:}\]]|$)/.test(rest) && /^[^\n]*"/.test(rest);
  return /^[\p{L}\p{N}]/u.test(rest) && /^[^\n"]*"[^\n]*"/.test(rest);
}

function reportInner(places: readonly number[], report: Report): void {
  const edits = places.map((offset) => ({ offset, length: 0, text: '\\' }));
  report(innerQuote, { offset: places[0] ?? 0, length: 1 }, [], edits);
}
