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

test('a document path has no trailing slash', () => {
  expect(['/', '/faq', '/faq/'].map(documentPath)).toEqual(['/', '/faq', '/faq']);
});
