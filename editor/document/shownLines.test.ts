import { expect, test } from 'vitest';
import { shownLines } from './shownLines.ts';

test('shows the lines around a place for any line ending, and marks the line of the place', () => {
  const text = 'a\nb\r\nc\rd\ne\nf';
  const told = (line: number) =>
    shownLines(text, line).map(
      ({ number, text: own, isMarked }) => `${number}${own}${isMarked ? '!' : ''}`,
    );
  expect(told(4)).toEqual(['2b', '3c', '4d!', '5e', '6f']);
  expect(told(1)).toEqual(['1a!', '2b', '3c']);
  expect(told(6)).toEqual(['4d', '5e', '6f!']);
  expect(shownLines('', 1)).toEqual([{ number: 1, text: '', isMarked: true }]);
});
