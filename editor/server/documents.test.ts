import { expect, test } from 'vitest';
import { withTexts } from './documents.ts';

test('keeps the same object for a file with the same text, so that it is not checked again', () => {
  const files = new Map(['a.json', 'b.json'].map((name) => [name, { name, text: '{}' }]));
  const texts = new Map([
    ['a.json', '{}'],
    ['b.json', '[]'],
  ]);
  const after = withTexts(
    {
      files,
      served: [],
      pictures: [],
      fonts: [],
      downloads: [],
      wellKnown: [],
      linkCheck: undefined,
    },
    texts,
  ).files;
  expect(after.get('a.json')).toBe(files.get('a.json'));
  expect(after.get('b.json')).toEqual({ name: 'b.json', text: '[]' });
});
