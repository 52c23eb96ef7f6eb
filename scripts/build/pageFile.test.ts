import { expect, test } from 'vitest';
import { pageFile } from './pageFile.ts';

test.each([
  ['/', 'index.html'],
  ['/faq', 'faq.html'],
  ['/work/halls', 'work/halls.html'],
  ['/404', '404.html'],
])('stores the page %s in %s, where static hosts look for it', (route, file) => {
  expect(pageFile(route)).toBe(file);
});
