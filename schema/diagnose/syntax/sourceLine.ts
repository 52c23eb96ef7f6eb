import { countUpTo } from '../lines.ts';

/**
 * One line of a text and its quotation marks. A text of JSON ends in the line in which it begins, so a line has an
 * even number of marks: where it has not, one is missing or one is too many.
 */
export class SourceLine {
  readonly start: number;
  /** Where the line ends; the characters that end it are not part of it. */
  readonly end: number;
  /** The offsets of the marks that no backslash makes part of a text. */
  private readonly marks: readonly number[];
  /** How many marks were missing or too many so far. */
  private explained = 0;

  constructor(text: string, at: number) {
    this.start = at;
    while (this.start > 0 && !isLineEnd(text.charAt(this.start - 1))) this.start -= 1;
    const marks: number[] = [];
    let end = this.start;
    while (end < text.length && !isLineEnd(text.charAt(end))) {
      if (text.charAt(end) === '"') marks.push(end);
      end += text.charAt(end) === '\\' && !isLineEnd(text.charAt(end + 1)) ? 2 : 1;
    }
    this.end = Math.min(end, text.length);
    this.marks = marks;
  }

  /** Whether a mark is missing or too many that nothing has explained yet. */
  get isOdd(): boolean {
    return (this.marks.length + this.explained) % 2 === 1;
  }

  /** Takes down that one mark that is missing or too many was found. */
  explain(): void {
    this.explained += 1;
  }

  /** The first mark from an offset on. */
  nextMark(offset: number): number | undefined {
    return this.marks[countUpTo(this.marks, offset - 1)];
  }

  /** How many marks there are from an offset on. */
  countFrom(offset: number): number {
    return this.marks.length - countUpTo(this.marks, offset - 1);
  }
}

export function isLineEnd(character: string): boolean {
  return character === '\n' || character === '\r';
}
