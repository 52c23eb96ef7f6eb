import { expect, test } from 'vitest';
import { documentPath } from './paths.ts';

test('a path has no slash at its end', () => {
  expect(['/', '/faq', '/faq/'].map(documentPath)).toEqual(['/', '/faq', '/faq']);
});
