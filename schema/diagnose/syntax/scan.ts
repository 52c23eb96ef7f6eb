import { invisible } from '../invisible.ts';
import { byteOrderMark } from '../rules/file/byteOrderMark.ts';
import { comment } from '../rules/syntax/comment.ts';
import { controlCharacter } from '../rules/syntax/controlCharacter.ts';
import { extraQuote } from '../rules/syntax/extraQuote.ts';
import { innerQuote } from '../rules/syntax/innerQuote.ts';
import { missingQuote } from '../rules/syntax/missingQuote.ts';
import { oddSpace } from '../rules/syntax/oddSpace.ts';
import { singleQuotes } from '../rules/syntax/singleQuotes.ts';
import { smartQuotes } from '../rules/syntax/smartQuotes.ts';
import { strayCharacter } from '../rules/syntax/strayCharacter.ts';
import { unquotedText } from '../rules/syntax/unquotedText.ts';
import { wrongEscape } from '../rules/syntax/wrongEscape.ts';
import { wrongNumber } from '../rules/syntax/wrongNumber.ts';
import type { Edit } from '../types.ts';
import type { Report } from './problem.ts';
import { isLineEnd, SourceLine } from './sourceLine.ts';

export type Token = {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'literal' | 'end';
  offset: number;
  length: number;
  /** What the token means, for strings, numbers and true, false, null. */
  value?: string | number | boolean | null;
  /** Where it begins or ends was guessed and reported; what is around it may be wrong because of that. */
  isGuess?: boolean;
};

/** The marks that other programs write for ", with those that close them. */
const otherMarks: Readonly<Record<string, string>> = {
  '“': '”',
  '”': '”',
  '„': '“',
  '«': '»',
  "'": "'",
  '‘': '’',
  '’': '’',
  '`': '`',
};
const curly = '“”„«»';
const literals = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const jsonNumber = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const numberLike = /[+-]?[\d.][\d.eE+-]*/y;
const word = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const factName = /\{[\p{L}\p{N}._-]+\}/uy;
// The common case: a text in straight quotation marks, without escapes, with what may follow a text.
const plainText = /"[^"\\\p{Cc}]*"(?=\s*[,:}\]]|\s*$)/uy;
const longestFactName = 60;
const spaces = /[ \t\r\n]+/y;
const otherSpaces = /[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+/y;
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * Cuts a text into the tokens of JSON (RFC 8259). What is not JSON is reported and read as what it was likely meant
 * to be. Takes time in proportion to the length of the text, whatever is in it. Never throws.
 */
export function scan(text: string, report: Report): Token[] {
  return new Scanner(text, report).scan();
}

class Scanner {
  private readonly text: string;
  private readonly report: Report;
  private readonly tokens: Token[] = [];
  /** The brackets that are open, from the outside in. */
  private readonly open: ('{' | '[')[] = [];
  private at = 0;
  private currentLine: SourceLine | undefined;
  /** The last long run of spaces that was passed over. */
  private wideGap = { start: -1, end: -1 };

  constructor(text: string, report: Report) {
    this.text = text;
    this.report = report;
  }

  scan(): Token[] {
    const { text } = this;
    while (true) {
      this.at += this.match(spaces)?.length ?? 0;
      if (this.at >= text.length) break;
      const character = text.charAt(this.at);
      if (character === '"') this.scanText();
      else if (this.isComment(this.at)) this.scanComment();
      else if (isPunctuation(character)) this.scanPunctuation(character);
      else if (!this.scanSpace(character) && !this.scanMarked(character)) this.scanBare();
    }
    this.tokens.push({ kind: 'end', offset: text.length, length: 0 });
    return this.tokens;
  }

  private match(pattern: RegExp, at = this.at): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0];
  }

  /** The line of a place. It is read once, when something in it is not JSON. */
  private lineAt(offset: number): SourceLine {
    const known = this.currentLine;
    if (known && offset >= known.start && offset <= known.end) return known;
    this.currentLine = new SourceLine(this.text, offset);
    return this.currentLine;
  }

  private push(token: Token): void {
    this.tokens.push(token);
    this.at = token.offset + token.length;
  }

  /** Whether a name or a value comes next. After a value neither does: a comma is missing. */
  private get expected(): 'name' | 'value' {
    const previous = this.tokens.at(-1)?.kind;
    return previous !== ':' && this.open.at(-1) === '{' ? 'name' : 'value';
  }

  private scanSpace(character: string): boolean {
    if (character === '\ufeff' && this.at === 0) {
      const mark = { offset: 0, length: 1 };
      this.report(byteOrderMark, mark, [], { fix: [{ ...mark, text: '' }] });
      this.at = 1;
      return true;
    }
    const space = this.match(otherSpaces);
    if (space === undefined) return false;
    const place = { offset: this.at, length: space.length };
    this.report(oddSpace, place, [], { fix: [{ ...place, text: ' ' }] });
    this.at += space.length;
    return true;
  }

  private isComment(at: number): boolean {
    return this.text.startsWith('//', at) || this.text.startsWith('/*', at);
  }

  private scanComment(): void {
    const { text, at } = this;
    if (this.scanUnopenedText()) return;
    const isBlock = text.startsWith('/*', at);
    const close = isBlock ? text.indexOf('*/', at + 2) : this.lineAt(at).end;
    const end = close < 0 ? text.length : isBlock ? close + 2 : close;
    const place = { offset: at, length: end - at };
    // The spaces before a comment go with it.
    let start = at;
    while (isSpace(text.charAt(start - 1))) start -= 1;
    const edits = [{ offset: start, length: end - start, text: '' }];
    const line = this.lineAt(at);
    const isWhole = close >= 0 && (end > line.end || this.countMarks(at, end) % 2 === 0);
    if (!isWhole && end <= line.end) line.explain();
    // Somebody wrote it for somebody: what it says is not taken out by itself.
    this.report(comment, place, [], { suggest: edits });
    this.at = end;
  }

  private countMarks(from: number, to: number): number {
    const line = this.lineAt(from);
    return line.countFrom(from) - line.countFrom(to);
  }

  private scanPunctuation(kind: '{' | '}' | '[' | ']' | ',' | ':'): void {
    if (kind === '{' && this.expected === 'value' && this.match(factName) !== undefined) {
      if (this.scanUnopenedText()) return;
    }
    if (kind === '{' || kind === '[') this.open.push(kind);
    if (kind === '}' || kind === ']') this.open.pop();
    this.push({ kind, offset: this.at, length: 1 });
  }

  /** Reads a text in the quotation marks of another program. */
  private scanMarked(opener: string): boolean {
    const { text, at } = this;
    const closer = otherMarks[opener];
    if (closer === undefined) return false;
    const line = this.lineAt(at);
    let end = at + 1;
    let isPlain = true;
    for (; end < line.end; end += 1) {
      const character = text.charAt(end);
      if (character === '"') break;
      if (character === '\\' || invisible.test(character)) isPlain = false;
      if (character !== closer) continue;
      if (this.endsText(end)) break;
      isPlain = false;
    }
    const found = text.charAt(end);
    if (found === '"' && !isPlain && this.scanUnopenedText()) return true;
    const place = { offset: at, length: end + 1 - at };
    if (end >= line.end || (found === '"' && !this.endsText(end))) {
      // No mark of any kind ends it.
      this.scanUnquoted();
      return true;
    }
    if (found === '"') line.explain();
    const rule = curly.includes(opener) ? smartQuotes : singleQuotes;
    const edits = [
      { offset: at, length: 1, text: '"' },
      { offset: end, length: 1, text: '"' },
    ];
    const isCertain = found === closer && isPlain && !line.isOdd;
    this.report(rule, place, [], isCertain ? { fix: edits } : { suggest: edits });
    const value = text.slice(at + 1, end);
    this.push({ kind: 'string', ...place, value, isGuess: !isCertain });
    return true;
  }

  /** Reads a number, true, false, null, a name without quotation marks, or a text without them. */
  private scanBare(): void {
    const { text, at } = this;
    const number = this.match(numberLike);
    const name = this.match(word);
    const value = number ?? (literals.has(name ?? '') ? name : undefined);
    const isWhole = value !== undefined && this.endsText(at + value.length - 1);
    if (!isWhole && this.scanUnopenedText()) return;
    if (number !== undefined) {
      const read = this.readNumber(number);
      this.push({ kind: 'number', offset: at, length: number.length, value: read });
      return;
    }
    if (name === undefined) {
      const stray = String.fromCodePoint(text.codePointAt(at) ?? 0);
      this.report(strayCharacter, { offset: at, length: stray.length }, [stray]);
      this.at += stray.length;
      return;
    }
    const literal = literals.get(name);
    if (literal !== undefined) {
      this.push({ kind: 'literal', offset: at, length: name.length, value: literal });
    } else if (
      this.expected === 'name' &&
      text.charAt(this.afterSpaces(at + name.length)) === ':'
    ) {
      const place = { offset: at, length: name.length };
      this.report(unquotedText, place, [name, true], { fix: marksAround(place) });
      this.push({ kind: 'string', ...place, value: name });
    } else {
      this.scanUnquoted();
    }
  }

  private readNumber(written: string): number {
    if (this.match(jsonNumber) === written) return Number(written);
    this.report(wrongNumber, { offset: this.at, length: written.length }, [written]);
    return Number.parseFloat(written) || 0;
  }

  /**
   * Reads a text that has a quotation mark at its end and none at its beginning, where the line has a mark that
   * nothing has explained yet. Returns whether there is one here.
   */
  private scanUnopenedText(): boolean {
    const { text, at, expected } = this;
    const line = this.lineAt(at);
    const closing = line.isOdd ? line.nextMark(at) : undefined;
    if (closing === undefined || !this.endsText(closing)) return false;
    const isBeforeColon = text.charAt(this.afterSpaces(closing + 1)) === ':';
    if (isBeforeColon !== (expected === 'name')) return false;
    const value = text.slice(at, closing);
    const edits = [{ offset: at, length: 0, text: '"' }];
    // A single word before a mark and a colon is the name of a field, and has no other meaning.
    const isName = isBeforeColon && this.match(word) === value;
    this.report(
      missingQuote,
      { offset: at, length: closing + 1 - at },
      ['begins', value.slice(0, 12)],
      isName ? { fix: edits } : { suggest: edits },
    );
    line.explain();
    const length = closing + 1 - at;
    this.push({ kind: 'string', offset: at, length, value, isGuess: !isName });
    return true;
  }

  /** Reads a text without quotation marks: a word, or all words up to the next mark or the end of the line. */
  private scanUnquoted(): void {
    const { text, at } = this;
    const line = this.lineAt(at);
    const name = this.match(word) ?? '';
    const isWord = name !== '' && this.endsText(at + name.length - 1);
    const end = isWord ? at + name.length : this.endOfWords(at, line.nextMark(at) ?? line.end);
    const place = { offset: at, length: end - at };
    const value = text.slice(at, end);
    const literal = value.toLowerCase();
    const edits = literals.has(literal) ? [{ ...place, text: literal }] : marksAround(place);
    this.report(unquotedText, place, [shortened(value), false], { suggest: edits });
    this.push({ kind: 'string', ...place, value, isGuess: true });
  }

  /** Where words end that are before an offset: a name before its colon, a value before commas and brackets. */
  private endOfWords(start: number, before: number): number {
    const { text } = this;
    let end = before;
    if (this.expected === 'name') {
      const colon = text.slice(start, before).indexOf(':');
      if (colon > 0) end = start + colon;
    }
    while (end > start + 1 && /[\s,:{}[\]]/.test(text.charAt(end - 1))) {
      if (text.charAt(end - 1) === ':' && this.expected === 'value') break;
      // The brace of a fact belongs to the text.
      if (text.charAt(end - 1) === '}') {
        const near = Math.max(start, end - longestFactName);
        const opening = text.slice(near, end).lastIndexOf('{') + near;
        if (this.match(factName, opening)?.length === end - opening) break;
      }
      end -= 1;
    }
    return end;
  }

  /** Reads a text in straight quotation marks. */
  private scanText(): void {
    const { text, at: start } = this;
    const plain = this.match(plainText);
    if (plain !== undefined && !invisible.test(plain)) {
      const value = plain.slice(1, -1);
      this.push({ kind: 'string', offset: start, length: plain.length, value });
      return;
    }
    let value = '';
    let isGuess = false;
    const inner: number[] = [];
    let at = start + 1;
    while (at < text.length) {
      const character = text.charAt(at);
      if (character === '"') {
        const role = this.roleOf(start, at, inner);
        if (role === 'end') {
          this.reportInner(inner);
          this.push({ kind: 'string', offset: start, length: at + 1 - start, value, isGuess });
          return;
        }
        if (role === 'next') {
          this.unfinished(start, at);
          return;
        }
        if (role === 'doubled') {
          this.reportExtra(at + 1);
          this.push({
            kind: 'string',
            offset: start,
            length: at + 2 - start,
            value,
            isGuess: true,
          });
          return;
        }
        if (role === 'extra') {
          // Of two marks at the beginning the first is meant, of one inside of a text that one.
          this.reportExtra(at);
          isGuess = true;
        } else {
          inner.push(at);
        }
        if (at > start + 1 || role === 'inner') value += character;
        at += 1;
        continue;
      }
      if (isLineEnd(character)) {
        if (endsHere(text, at)) {
          this.unfinished(start, at);
          return;
        }
        this.report(controlCharacter, { offset: at, length: 1 }, ['\n']);
        value += '\n';
        at += text.startsWith('\r\n', at) ? 2 : 1;
        continue;
      }
      const { character: meant, length } =
        character === '\\' ? readEscape(text, at) : readCharacter(text, at);
      if (meant === undefined) {
        this.report(wrongEscape, { offset: at, length: Math.min(2, text.length - at) }, []);
      } else if (invisible.test(meant)) {
        this.report(controlCharacter, { offset: at, length }, [meant]);
      }
      value += meant ?? '';
      at += length;
    }
    this.unfinished(start, text.length);
  }

  /**
   * What a quotation mark is that follows the beginning of a text: its end; a mark inside of it, for visitors to
   * read; the beginning of the next text, because this one's end is missing; or one mark too many.
   */
  private roleOf(
    start: number,
    at: number,
    inner: readonly number[],
  ): 'end' | 'inner' | 'next' | 'extra' | 'doubled' {
    const { text } = this;
    const line = this.lineAt(at);
    if (this.endsText(at)) {
      // A mark that an earlier one opened inside of the text ends nothing while the text's own mark is to come.
      return inner.length % 2 === 1 && line.countFrom(at + 1) % 2 === 1 ? 'inner' : 'end';
    }
    const next = text.charAt(at + 1);
    if (next === '"' && line.isOdd && this.endsText(at + 1)) return 'doubled';
    if (text.charAt(this.afterSpaces(at + 1)) === '"') return 'end';
    if (line.countFrom(at + 1) === 0) return 'end';
    if (line.isOdd) {
      if (isSpace(next)) return 'extra';
      if (at === start + 1) return 'extra';
      const end = this.endOfWords(start, at);
      return end < at && end > start + 1 && !/^\s+$/.test(text.slice(end, at)) ? 'next' : 'extra';
    }
    return inner.length > 0 || opensInside(text, at) ? 'inner' : 'end';
  }

  private reportExtra(offset: number): void {
    const place = { offset, length: 1 };
    this.report(extraQuote, place, [], { suggest: [{ ...place, text: '' }] });
    this.lineAt(offset).explain();
  }

  private reportInner(inner: readonly number[]): void {
    const [offset] = inner;
    if (offset === undefined) return;
    const edits = inner.map((mark) => ({ offset: mark, length: 0, text: '\\' }));
    const isCertain =
      inner.length % 2 === 0 &&
      inner.every((mark, index) =>
        index % 2 === 0 ? opensInside(this.text, mark) : this.closesInside(mark),
      );
    this.report(
      innerQuote,
      { offset, length: 1 },
      [],
      isCertain ? { fix: edits } : { suggest: edits },
    );
  }

  /** Whether words that a mark opened inside of a text end at another, and the text goes on. */
  private closesInside(at: number): boolean {
    return (
      !isSpace(this.text.charAt(at - 1)) &&
      /[ .!?;)]/.test(this.text.charAt(at + 1)) &&
      !this.endsText(at)
    );
  }

  /** Ends a text whose last quotation mark is missing before an offset; what follows it is read anew. */
  private unfinished(start: number, before: number): void {
    const { text } = this;
    const end = this.endOfWords(start, before);
    if (end === start + 1) {
      this.reportExtra(start);
      this.at = start + 1;
      return;
    }
    const place = { offset: start, length: end - start };
    const value = text.slice(start + 1, end);
    this.report(missingQuote, place, ['ends', value.slice(-12)], {
      suggest: [{ offset: end, length: 0, text: '"' }],
    });
    this.lineAt(start).explain();
    this.push({ kind: 'string', ...place, value, isGuess: true });
  }

  private afterSpaces(at: number): number {
    if (at === this.wideGap.start) return this.wideGap.end;
    let next = at;
    while (isSpace(this.text.charAt(next))) next += 1;
    // What is asked again and again on a hostile line is not counted again.
    if (next > at + 16) this.wideGap = { start: at, end: next };
    return next;
  }

  /** Whether what may follow a text follows a place of the line: punctuation, a comment, or the line's end. */
  private endsText(at: number): boolean {
    const next = this.afterSpaces(at + 1);
    const character = this.text.charAt(next);
    return character === '' || isLineEnd(character) || ',:}]'.includes(character)
      ? true
      : this.isComment(next);
  }
}

function isPunctuation(character: string): character is '{' | '}' | '[' | ']' | ',' | ':' {
  return '{}[],:'.includes(character);
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\t';
}

function marksAround({ offset, length }: { offset: number; length: number }): Edit[] {
  return [
    { offset, length: 0, text: '"' },
    { offset: offset + length, length: 0, text: '"' },
  ];
}

function shortened(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
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

/** Whether a quotation mark begins words inside of a text, as in: the "good" room. */
function opensInside(text: string, at: number): boolean {
  return /[\s([–—-]/.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at + 1));
}
