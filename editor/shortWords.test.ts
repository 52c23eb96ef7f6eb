import { expect, test } from 'vitest';
import { nameOf } from './api.ts';
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

test('names a page by its menu text, else its title, else its file', () => {
  const page = { name: 'faq.json', title: 'Questions and answers' };
  expect(nameOf({ ...page, short: 'Questions' })).toBe('Questions');
  expect(nameOf({ ...page, short: '' })).toBe('Questions and answers');
  expect(nameOf(page)).toBe('Questions and answers');
  expect(nameOf({ ...page, title: '' })).toBe('faq.json');
});

test('describes a path with the labels of the form', () => {
  const page = { blocks: [{ type: 'hero' }, { type: 'faq', items: [{}, {}] }] };
  const words = (...path: (string | number)[]) => placeWords(path, { name: 'a.json', value: page });
  expect(words()).toBe('The whole document');
  expect(words('title')).toBe('Title');
  expect(words('blocks', 0, 'headline')).toBe('Hero › Headline');
  expect(placeWords(['company'], { name: 'site.json', value: {} })).toBe('Company');
});
