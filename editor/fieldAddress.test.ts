import { expect, test } from 'vitest';
import { fieldAddress, readFieldAddress } from './fieldAddress.ts';

test.each([
  ['faq.json', []],
  ['faq.json', ['title']],
  ['faq.json', ['blocks', 2, 'items', 0, 'question']],
  ['site.json', ['words', 'a/b~c', '100%', 'ü #?']],
  ['a:b/c.json', ['title']],
  ['site.json', ['words', 'a:b', '~1', '/', '01', '']],
  ['', []],
])('reads back the address of a field in %s: %j', (name, path) => {
  expect(readFieldAddress(fieldAddress(name, path))).toEqual({ name, path });
});

test('the address of a document is its name, as in links of earlier versions', () => {
  expect(fieldAddress('faq.json')).toBe('#faq.json');
});

test('opens the list of pages for an invalid fragment', () => {
  expect(readFieldAddress('#100%')).toEqual({ name: '', path: [] });
});
