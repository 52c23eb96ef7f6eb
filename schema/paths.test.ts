import { expect, test } from 'vitest';
import { documentPath, documentUrl, pathOfDocument } from './paths.ts';

test.each([
  ['/', '/index.json'],
  ['/404', '/404.json'],
  ['/services/cabling', '/services/cabling.json'],
])('the document of %s is at %s', (path, url) => {
  expect(documentUrl(path)).toBe(url);
  expect(pathOfDocument(url)).toBe(path);
});

test('the path of a document has no slash at its end', () => {
  expect(['/', '/faq', '/faq/'].map(documentPath)).toEqual(['/', '/faq', '/faq']);
});
