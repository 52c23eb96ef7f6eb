import { expect, test } from 'vitest';
import { placeWords } from './changes/placeWords.ts';
import { kilobytes } from './kilobytes.ts';

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1499, '1 KB'],
  [1500, '2 KB'],
  [41_000, '41 KB'],
  [1_234_567, '1,235 KB'],
])('shows %i bytes as “%s”', (bytes, words) => {
  expect(kilobytes(bytes)).toBe(words);
});

test('describes a path with the labels of the form', () => {
  const page = { blocks: [{ type: 'hero' }, { type: 'faq', items: [{}, {}] }] };
  const words = (...path: (string | number)[]) => placeWords(path, { name: 'a.json', value: page });
  expect(words()).toBe('The whole document');
  expect(words('title')).toBe('Title');
  expect(words('blocks', 0, 'headline')).toBe('Hero › Headline');
  expect(placeWords(['company'], { name: 'site.json', value: {} })).toBe('Company');
});
