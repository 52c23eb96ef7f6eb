import type { SyntaxProblem } from './problem.ts';

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
const oddSpace = /[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+/y;
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
export function scan(text: string, report: (problem: SyntaxProblem) => void): Token[] {
  const tokens: Token[] = [];
  let at = 0;

  const matchAt = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };

  while (at < text.length) {
    const character = text.charAt(at);
    if (/[ \t\r\n]/.test(character)) {
      at += 1;
      continue;
    }
    if (character === '\ufeff' && at === 0) {
      report({
        rule: 'byte-order-mark',
        offset: 0,
        length: 1,
        message: 'The file begins with an invisible mark (BOM) that JSON does not allow.',
        suggestion: 'Save the file as "UTF-8" and not as "UTF-8 with BOM".',
        edits: [{ offset: 0, length: 1, text: '' }],
      });
      at += 1;
      continue;
    }
    const space = matchAt(oddSpace);
    if (space) {
      report({
        rule: 'odd-space',
        offset: at,
        length: space.length,
        message: 'This looks like a space but is another character, which cannot stand here.',
        suggestion: 'Replace it by an ordinary space.',
        edits: [{ offset: at, length: space.length, text: ' ' }],
      });
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
    report({
      rule: 'stray-character',
      offset: at,
      length: 1,
      message: `The character ${JSON.stringify(character)} does not belong here.`,
      suggestion: 'Take it out, or put quotation marks round the text that it belongs to.',
    });
    at += 1;
  }
  tokens.push({ kind: 'end', offset: text.length, length: 0 });
  return tokens;
}

function isPunctuation(character: string): character is '{' | '}' | '[' | ']' | ',' | ':' {
  return '{}[],:'.includes(character);
}

function scanComment(text: string, at: number, report: (problem: SyntaxProblem) => void): number {
  const block = text.startsWith('/*', at);
  const close = block ? text.indexOf('*/', at + 2) : text.slice(at).search(/\r?\n/) + at;
  const end = close < at ? text.length : block ? close + 2 : close;
  // The spaces before a comment go with it.
  const start = text.slice(0, at).search(/[ \t]*$/);
  report({
    rule: 'comment',
    offset: at,
    length: end - at,
    message: 'JSON has no comments.',
    suggestion: 'Take it out. Notes for other editors can stand in a file beside the documents.',
    edits: [{ offset: start, length: end - start, text: '' }],
  });
  return end - at;
}

function readNumber(
  written: string,
  offset: number,
  report: (problem: SyntaxProblem) => void,
  valid: string | undefined,
): Token {
  if (valid === written)
    return { kind: 'number', offset, length: written.length, value: Number(written) };
  report({
    rule: 'wrong-number',
    offset,
    length: written.length,
    message: `${written} is not written as a number.`,
    suggestion:
      'Write digits alone, with a point for decimals and no zero or plus in front: 5 or 4.5.',
  });
  return { kind: 'number', offset, length: written.length, value: Number.parseFloat(written) || 0 };
}

/** Reads a text in whatever quotation marks it has, to its end on this line where the last mark is missing. */
function scanString(text: string, start: number, report: (problem: SyntaxProblem) => void): Token {
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
      report({
        rule: 'control-character',
        offset: at,
        length: 1,
        message: 'A text cannot go on in the next line.',
        suggestion: 'Put it in one line, or write \\n where a new line begins.',
      });
      value += '\n';
      at += text.startsWith('\r\n', at) ? 2 : 1;
      continue;
    }
    if (character < ' ') {
      report({
        rule: 'control-character',
        offset: at,
        length: 1,
        message:
          character === '\t'
            ? 'A tab cannot stand in a text.'
            : 'An invisible character stands in this text.',
        suggestion: 'Replace it by a space.',
      });
      value += ' ';
      at += 1;
      continue;
    }
    if (character === '\\') {
      const escaped = readEscape(text, at);
      if (escaped.character === undefined) {
        report({
          rule: 'wrong-escape',
          offset: at,
          length: Math.min(2, text.length - at),
          message: 'A backslash cannot stand alone in a text.',
          suggestion: 'Write two of them (\\\\) for one that is read, or take it out.',
        });
      }
      value += escaped.character ?? '';
      at += escaped.length;
      continue;
    }
    value += character;
    at += 1;
  }
  return unfinished(text, start, at, report);
}

function readEscape(text: string, at: number): { character: string | undefined; length: number } {
  const next = text.charAt(at + 1);
  if (next === 'u') {
    const digits = text.slice(at + 2, at + 6);
    if (!/^[0-9a-f]{4}$/i.test(digits)) return { character: undefined, length: 2 };
    return { character: String.fromCharCode(Number.parseInt(digits, 16)), length: 6 };
  }
  return { character: escapes[next], length: escapes[next] === undefined ? 1 : 2 };
}

/** Whether the line after a text that has no end yet is a new entry, so that its mark is missing here. */
function endsHere(text: string, lineEnd: number): boolean {
  return /^\s*(?:$|[}\]]|"[^"\n]*"\s*:|["{]|\[)/.test(text.slice(lineEnd, lineEnd + 200));
}

function unfinished(
  text: string,
  start: number,
  lineEnd: number,
  report: (problem: SyntaxProblem) => void,
): Token {
  const line = text.slice(start, lineEnd);
  // A comma, and brackets that were closed, belong after the missing mark.
  const end = start + line.replace(/\s*[,}\]\s]*$/, '').length;
  report({
    rule: 'missing-quote',
    offset: start,
    length: Math.max(1, end - start),
    message: 'The quotation mark that ends this text is missing.',
    suggestion: `Write " after ${JSON.stringify(text.slice(Math.max(start + 1, end - 12), end)).slice(1, -1)}.`,
  });
  return { kind: 'string', offset: start, length: end - start, value: text.slice(start + 1, end) };
}

function reportQuotes(
  opener: string,
  start: number,
  end: number,
  report: (problem: SyntaxProblem) => void,
): void {
  const isSmart = smart.includes(opener);
  report({
    rule: isSmart ? 'smart-quotes' : 'single-quotes',
    offset: start,
    length: end + 1 - start,
    message: isSmart
      ? 'These are curly quotation marks, as word processors write them.'
      : 'This text stands in single quotation marks.',
    suggestion: 'Use straight double ones: "like this".',
    edits: [
      { offset: start, length: 1, text: '"' },
      { offset: end, length: 1, text: '"' },
    ],
  });
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

function reportInner(places: readonly number[], report: (problem: SyntaxProblem) => void): void {
  report({
    rule: 'inner-quote',
    offset: places[0] ?? 0,
    length: 1,
    message: 'A quotation mark inside a text ends the text.',
    suggestion: 'Write \\" for one that is read, as in "a \\"good\\" room".',
    edits: places.map((offset) => ({ offset, length: 0, text: '\\' })),
  });
}
