/** Finds the line and column of an offset, counted from 1 in UTF-16 units. Line starts are located once, at the first call. */
export class Lines {
  private starts: number[] | undefined;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  at(offset: number): { line: number; column: number } {
    this.starts ??= lineStarts(this.text);
    const { starts } = this;
    const line = countUpTo(starts, offset);
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return starts;
}

/** How many of the numbers, in ascending order, are at most `limit`. */
export function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
