import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LinesAround } from '../workspace/LinesAround.tsx';
import { ChangeSummary, FieldTexts } from './FieldChanges.tsx';

/** What is shown of both texts, and what of each is marked. */
function shown(from: string | undefined, to: string | undefined) {
  const { container } = render(<FieldTexts from={from} to={to} />);
  const texts = Array.from(container.querySelectorAll('p'), ({ textContent }) => textContent);
  const marks = Array.from(
    container.querySelectorAll('del, ins'),
    ({ textContent }) => textContent,
  );
  cleanup();
  return { texts, marks };
}

test.each([
  ['We open at nine', 'We open at ten', ['nine', 'ten']],
  // Whole words: letters alone cannot be read.
  ['The cat sat', 'The cart sat', ['cat', 'cart']],
  ['One two', 'One two three', ['two', 'two three']],
  ['Same', 'Other', ['Same', 'Other']],
  ['', 'New', ['', 'New']],
])('from “%s” to “%s” the words %j are marked', (from, to, marks) => {
  expect(shown(from, to)).toEqual({ texts: [`from ${from}`, `to ${to}`], marks });
});

test('a text that only one state has is shown alone, and marked whole', () => {
  expect(shown('Old words', undefined)).toEqual({
    texts: ['from Old words'],
    marks: ['Old words'],
  });
  expect(shown(undefined, 'New words')).toEqual({ texts: ['to New words'], marks: ['New words'] });
  expect(shown('', undefined).texts).toEqual(['from ']);
});

test('both texts are shown whole, whatever differs', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', 'ab'), { maxLength: 8 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (from, to) => {
      expect(shown(from, to).texts).toEqual([`from ${from}`, `to ${to}`]);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['  "title": heading,', 12, 'heading'],
  ['{ "a": 1,, }', 10, ','],
  ['{ "a": "b" }', 3, '"'],
  ['"a"', 4, ' '],
  ['', 1, ' '],
])(
  'in the line %s the word at column %i is marked, and the line is whole',
  (line, column, word) => {
    const problem = { file: 'a.json', path: [], line: 2, column, severity: 'error' } as const;
    const { container } = render(
      <LinesAround
        text={`[\n${line}\n]`}
        problem={{ ...problem, rule: 'a-rule', message: 'Wrong.' }}
      />,
    );
    const lines = Array.from(container.querySelectorAll('code'), ({ textContent }) => textContent);
    expect(lines).toEqual(['[', word === ' ' ? `${line} ` : line, ']']);
    expect(container.querySelector('[aria-current] mark')?.textContent).toBe(word);
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
  },
);

const changes = ['one', 'two', 'three', 'four', 'five'].map((words) => ({
  words,
  from: undefined,
  to: undefined,
}));
const summary = (...props: Parameters<typeof ChangeSummary>) =>
  render(ChangeSummary(...props)).container.textContent;

test('three changes are told, and of the others how many they are', () => {
  const told = [0, 1, 3, 4, 5].map((count) => summary({ changes: changes.slice(0, count) }));
  expect(told).toEqual([
    '',
    'one',
    'one · two · three',
    'one · two · three · and 1 more',
    'one · two · three · and 2 more',
  ]);
});

test('a changed text is told with what it was and what it is, and a long one is cut between its characters', () => {
  const from = '🙂'.repeat(60);
  expect(summary({ start: 'You: ', changes: [{ words: 'Title', from, to: `${from}!` }] })).toBe(
    `You: Title: from “${from}” to “${from} …”`,
  );
  expect(summary({ changes: [{ words: 'Title', from: '', to: 'New' }] })).toBe(
    'Title: from “” to “New”',
  );
  expect(summary({ changes: [{ words: 'Title', from: 'Old', to: undefined }] })).toBe('Title');
});
