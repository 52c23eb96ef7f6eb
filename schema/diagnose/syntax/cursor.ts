import type { Problems } from './problems.ts';
import { isLineEnd, SourceLine } from './sourceLine.ts';

export type Token = {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'literal' | 'end';
  offset: number;
  length: number;
  /** The value of the token, for strings, numbers and true, false, null. */
  value?: string | number | boolean | null;
  /** Whether its start or end is a reported guess, so that an apparent error next to it may be a false positive. */
  isGuess?: boolean;
};

// In other places, these signs can be part of a text.
const comment =
  /\/[/*]|<!--|(?<=^[ \t]{0,99})(?:#|--)|(?<=[,[\]{}\d]\s{0,99})# |(?<=(?:^|[[{,])[ \t]{0,99})(?:\.{3}|…)/my;

/** The scanner's position in a text, and the tokens before it. */
export class Cursor {
  readonly text: string;
  readonly problems: Problems;
  /** Whether the text is valid JSON, so that the ends of its strings are certain. */
  readonly isJson: boolean;
  readonly tokens: Token[] = [];
  at = 0;
  /** The open brackets, from the outside in. */
  private readonly open: ('{' | '[')[] = [];
  private currentLine: SourceLine | undefined;
  /** The last long run of spaces, so that its end is searched for only once. */
  private wideGap = { start: -1, end: -1 };

  constructor(text: string, problems: Problems, isJson: boolean) {
    this.text = text;
    this.problems = problems;
    this.isJson = isJson;
  }

  /** Adds a token and moves to its end. */
  push(token: Token): void {
    const { kind, offset, length } = token;
    if (kind === '{' || kind === '[') this.open.push(kind);
    if (kind === '}' || kind === ']') this.open.pop();
    this.tokens.push(token);
    this.at = offset + length;
  }

  /** What a sticky pattern matches at an offset. */
  match(pattern: RegExp, at = this.at): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0];
  }

  /** The line at an offset. Lines are only analyzed where something is not JSON. */
  lineAt(offset: number): SourceLine {
    const known = this.currentLine;
    if (known && offset >= known.start && offset <= known.end) return known;
    this.currentLine = new SourceLine(this.text, offset);
    return this.currentLine;
  }

  /** Whether a name or a value comes next. After a value neither is right, since a comma is missing. */
  get expected(): 'name' | 'value' {
    const previous = this.tokens.at(-1)?.kind;
    return previous !== ':' && this.open.at(-1) === '{' ? 'name' : 'value';
  }

  get isInList(): boolean {
    return this.open.at(-1) === '[';
  }

  get isInGroup(): boolean {
    return this.open.length > 0;
  }

  /** The first offset from `at` on that is not a space. */
  afterSpaces(at: number): number {
    if (at === this.wideGap.start) return this.wideGap.end;
    let next = at;
    while (isSpace(this.text.charAt(next))) next += 1;
    if (next > at + 16) this.wideGap = { start: at, end: next };
    return next;
  }

  /** Whether a string can end with the character at an offset: punctuation, a comment or the line end follows. */
  canEndText(at: number): boolean {
    const next = this.afterSpaces(at + 1);
    const character = this.text.charAt(next);
    return ',:}]'.includes(asciiSign(character)) || isLineEnd(character) || this.isComment(next);
  }

  /** Whether a comment begins here, or dots in place of lines. */
  isComment(at: number): boolean {
    return this.match(comment, at) !== undefined;
  }
}

/** The sign of JSON that a full-width character or another comma stands for, as Asian and Arabic keyboards write them. */
export function asciiSign(character: string): string {
  if (character <= '\u007f') return character;
  if ('、､،'.includes(character)) return ',';
  const sign = character.normalize('NFKC');
  return sign.length === 1 && '{}[],:;='.includes(sign) ? sign : character;
}

export function isSpace(character: string): boolean {
  return character === ' ' || character === '\t';
}
