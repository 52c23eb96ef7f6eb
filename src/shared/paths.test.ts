// @vitest-environment node
import { expect, test } from 'vitest';
import { documentPath, documentUrl, pathOfDocument } from './paths.ts';

test('a path has no slash at its end', () => {
  expect(['/', '/faq', '/faq/'].map(documentPath)).toEqual(['/', '/faq', '/faq']);
});

test.each([
  ['/', '/page.json'],
  ['/404', '/404/page.json'],
  ['/services/cabling', '/services/cabling/page.json'],
])('the document of %s is at %s', (path, url) => {
  expect(documentUrl(path)).toBe(url);
  expect(pathOfDocument(url)).toBe(path);
});
