import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangeSummary, FieldTexts } from './FieldChanges.tsx';

/** Both texts as shown, and the marked part of each. */
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
  // Marks whole words, since single letters are hard to read.
  ['The cat sat', 'The cart sat', ['cat', 'cart']],
  ['One two', 'One two three', ['two', 'two three']],
  ['Same', 'Other', ['Same', 'Other']],
])('marks the changed words from “%s” to “%s”: %j', (from, to, marks) => {
  expect(shown(from, to)).toEqual({ texts: [`from ${from}`, `to ${to}`], marks });
});

test('says that a text was empty, or is now', () => {
  expect(shown('', 'New').texts).toEqual(['was empty', 'to New']);
  expect(shown('Old', '').texts).toEqual(['from Old', 'now empty']);
});

test('shows a text that only one state has, completely marked', () => {
  expect(shown('Old words', undefined)).toEqual({
    texts: ['Old words'],
    marks: ['Old words'],
  });
  expect(shown(undefined, 'New words')).toEqual({ texts: ['New words'], marks: ['New words'] });
  expect(shown('', undefined).texts).toEqual(['']);
});

const changes = ['one', 'two', 'three', 'four', 'five'].map((words) => ({
  words,
  from: undefined,
  to: undefined,
}));
const summary = (...props: Parameters<typeof ChangeSummary>) =>
  render(ChangeSummary(...props)).container.textContent;

test('summarizes three changes and the number of the others', () => {
  const summaries = [0, 1, 3, 4, 5].map((count) => summary({ changes: changes.slice(0, count) }));
  expect(summaries).toEqual([
    '',
    'one',
    'one · two · three',
    'one · two · three · and 1 more',
    'one · two · three · and 2 more',
  ]);
});

test('shows the old and new text of a change, and cuts long ones between characters', () => {
  const from = '🙂'.repeat(60);
  expect(summary({ start: 'You: ', changes: [{ words: 'Title', from, to: `${from}!` }] })).toBe(
    `You: Title: from “${from}” to “${from} …”`,
  );
  expect(summary({ changes: [{ words: 'Title', from: '', to: 'New' }] })).toBe(
    'Title: from empty to “New”',
  );
  expect(summary({ changes: [{ words: 'Title', from: 'Old', to: undefined }] })).toBe('Title');
});
