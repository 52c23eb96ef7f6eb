import { expect, test } from 'vitest';
import { textsIn, withTextsAt } from './strings.ts';

const document = () => ({ title: 'A', items: [{ text: 'B', also: ['C', 7, null] }], rating: 5 });

test('replaces texts in a copy and leaves the document unchanged', () => {
  const before = document();
  const after = withTextsAt(before, [
    { path: ['title'], text: 'X' },
    { path: ['items', 0, 'also', 0], text: 'Y' },
  ]);
  expect(after).toEqual({ title: 'X', items: [{ text: 'B', also: ['Y', 7, null] }], rating: 5 });
  expect(before).toEqual(document());
  expect(withTextsAt(before, [])).toBe(before);
});

test('finds texts at any depth, with the name of their field or list', () => {
  const requests: string[] = [];
  const found = textsIn(document(), (text, field) => {
    requests.push(`${field}: ${text}`);
    return text !== 'B';
  });
  expect(requests).toEqual(['title: A', 'text: B', 'also: C']);
  expect(found).toEqual([
    { path: ['title'], text: 'A' },
    { path: ['items', 0, 'also', 0], text: 'C' },
  ]);
});
