import { expect, test } from 'vitest';
import { documentUrl, pathOfDocument } from './paths.ts';

test.each([
  ['/', '/index.json'],
  ['/404', '/404.json'],
  ['/services/cabling', '/services/cabling.json'],
])('the document of %s is at %s', (path, url) => {
  expect(documentUrl(path)).toBe(url);
  expect(pathOfDocument(url)).toBe(path);
});
