import type { Problems } from './problems.ts';
import { isLineEnd, SourceLine } from './sourceLine.ts';

export type Token = {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'literal' | 'end';
  offset: number;
  length: number;
  /** The value of the token, for strings, numbers and true, false, null. */
  value?: string | number | boolean | null;
  /** Whether its start or end is a reported guess, so that an apparent mistake next to it may be none. */
  isGuess?: boolean;
};

/** Where the scanner is in a text, and the tokens before that place. */
export class Cursor {
  readonly text: string;
  readonly problems: Problems;
  readonly tokens: Token[] = [];
  at = 0;
  /** The brackets that are open, from the outside in. */
  private readonly open: ('{' | '[')[] = [];
  private currentLine: SourceLine | undefined;
  /** The last long run of spaces, so that its end is not looked for again. */
  private wideGap = { start: -1, end: -1 };

  constructor(text: string, problems: Problems) {
    this.text = text;
    this.problems = problems;
  }

  /** Adds a token and goes to its end. */
  push(token: Token): void {
    const { kind, offset, length } = token;
    if (kind === '{' || kind === '[') this.open.push(kind);
    if (kind === '}' || kind === ']') this.open.pop();
    this.tokens.push(token);
    this.at = offset + length;
  }

  /** The text that a sticky pattern matches at an offset. */
  match(pattern: RegExp, at = this.at): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0];
  }

  /** The line of a place. It is read once, when something in it is not JSON. */
  lineAt(offset: number): SourceLine {
    const known = this.currentLine;
    if (known && offset >= known.start && offset <= known.end) return known;
    this.currentLine = new SourceLine(this.text, offset);
    return this.currentLine;
  }

  /** Whether a name or a value comes next. After a value neither does: a comma is missing. */
  get expected(): 'name' | 'value' {
    const previous = this.tokens.at(-1)?.kind;
    return previous !== ':' && this.open.at(-1) === '{' ? 'name' : 'value';
  }

  /** Whether a bracket is open. */
  get isInGroup(): boolean {
    return this.open.length > 0;
  }

  /** The first place from an offset on that is not a space. */
  afterSpaces(at: number): number {
    if (at === this.wideGap.start) return this.wideGap.end;
    let next = at;
    while (isSpace(this.text.charAt(next))) next += 1;
    if (next > at + 16) this.wideGap = { start: at, end: next };
    return next;
  }

  /** Whether a text can end with the character at an offset: punctuation, a comment or the line's end follows. */
  canEndText(at: number): boolean {
    const next = this.afterSpaces(at + 1);
    const character = this.text.charAt(next);
    return ',:}]'.includes(character) || isLineEnd(character) || this.isComment(next);
  }

  isComment(at: number): boolean {
    return this.text.startsWith('//', at) || this.text.startsWith('/*', at);
  }
}

export function isSpace(character: string): boolean {
  return character === ' ' || character === '\t';
}
