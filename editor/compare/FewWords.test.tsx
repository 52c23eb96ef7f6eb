import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FewWords } from './FewWords.tsx';

afterEach(cleanup);

const changes = ['one', 'two', 'three', 'four', 'five'].map((words) => ({
  words,
  from: undefined,
  to: undefined,
}));
const shown = (...props: Parameters<typeof FewWords>) =>
  render(FewWords(...props)).container.textContent;

test('three changes are told, and of the others how many they are', () => {
  const told = [0, 1, 3, 4, 5].map((count) => shown({ changes: changes.slice(0, count) }));
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
  expect(shown({ start: 'You: ', changes: [{ words: 'Title', from, to: `${from}!` }] })).toBe(
    `You: Title: from “${from}” to “${from} …”`,
  );
  expect(shown({ changes: [{ words: 'Title', from: '', to: 'New' }] })).toBe(
    'Title: from “” to “New”',
  );
  expect(shown({ changes: [{ words: 'Title', from: 'Old', to: undefined }] })).toBe('Title');
});
