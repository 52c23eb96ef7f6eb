import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editBetween, shownOffset, withEdit, withLineFeeds } from './lineEnds.ts';

const text = fc.string({
  unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\r\n', '\ufeff', '😀'),
});
const value = text.map(withLineFeeds);

test('what is typed into a text area is what the file shows afterwards', () => {
  fc.assert(
    fc.property(text, value, (before, after) => {
      expect(withLineFeeds(withEdit(before, after))).toBe(after);
      expect(withEdit(before, withLineFeeds(before))).toBe(before);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a\r\nb\r\nc', 'a\nB\nc', 'a\r\nB\r\nc'],
  ['a\r\nb', 'a\nnew\nb', 'a\r\nnew\r\nb'],
  ['a\nb\r\nc', 'a\nb\nC', 'a\nb\r\nC'],
  ['\ufeffa\r\nb', '\ufeffa\nb\n', '\ufeffa\r\nb\r\n'],
])('%j becomes %j: the other lines keep their ends', (before, after, file) => {
  expect(withEdit(before, after)).toBe(file);
});

test('one edit makes one text of another', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, end, inserted } = editBetween(before, after);
      expect(before.slice(0, start) + inserted + before.slice(end)).toBe(after);
    }),
  );
});

test('a line and a column are found in what is shown', () => {
  expect(shownOffset('a\r\nbc\r\nd', 2, 2)).toBe(3);
  expect(shownOffset('', 1, 1)).toBe(0);
});
