import { countUpTo } from '../lines.ts';

/**
 * One line of a text and its quotation marks. A JSON string ends on the line where it begins, so the number of marks on a line is
 * even. If it is odd, one is missing or extra.
 */
export class SourceLine {
  readonly start: number;
  /** The end of the line, before its line break. */
  readonly end: number;
  /** How many missing or extra quotation marks were already reported. */
  reported = 0;
  /** The offsets of the quotation marks without a backslash before them. */
  private readonly quotes: readonly number[];

  constructor(text: string, at: number) {
    this.start = at;
    while (this.start > 0 && !isLineEnd(text.charAt(this.start - 1))) this.start -= 1;
    const quotes: number[] = [];
    let end = this.start;
    while (end < text.length && !isLineEnd(text.charAt(end))) {
      if (text.charAt(end) === '"') quotes.push(end);
      end += text.charAt(end) === '\\' && !isLineEnd(text.charAt(end + 1)) ? 2 : 1;
    }
    this.end = Math.min(end, text.length);
    this.quotes = quotes;
  }

  /** Whether there is a missing or extra quotation mark that was not reported yet. */
  get isUnbalanced(): boolean {
    return (this.quotes.length + this.reported) % 2 === 1;
  }

  /** The first quotation mark from an offset on. */
  nextQuote(offset: number): number | undefined {
    return this.quotes[countUpTo(this.quotes, offset - 1)];
  }

  /** The number of quotation marks from an offset on. */
  quotesFrom(offset: number): number {
    return this.quotes.length - countUpTo(this.quotes, offset - 1);
  }
}

export function isLineEnd(character: string): boolean {
  return character === '\n' || character === '\r';
}
