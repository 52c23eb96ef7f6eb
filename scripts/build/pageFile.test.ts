import { expect, test } from 'vitest';
import { pageFile } from './pageFile.ts';

test.each([
  ['/', 'index.html'],
  ['/faq', 'faq.html'],
  ['/work/halls', 'work/halls.html'],
  ['/404', '404.html'],
])('the page %s is in the file %s, where static hosts look for it', (route, file) => {
  expect(pageFile(route)).toBe(file);
});
