import { expect, test } from 'vitest';
import { readTarget } from './requestTarget.ts';

test.each([
  ['/', '/', ''],
  ['/a/b', '/a/b', ''],
  ['/a/', '/a', ''],
  ['/a?b=c&d=%20', '/a', '?b=c&d=%20'],
  ['/a?b=?c', '/a', '?b=?c'],
  ['/a?', '/a', ''],
  ['/?a', '/', '?a'],
  ['/a#b?c', '/a', ''],
  ['/a?b#c', '/a', '?b'],
  ['/caf%C3%A9', '/café', ''],
  ['http://host.test/a?b', '/a', '?b'],
  ['HTTPS://host.test:8080/a', '/a', ''],
  ['http://host.test', '/', ''],
  ['http://host.test?a=b', '/', '?a=b'],
])('%s has the path %s and the query %j', (url, pathname, search) => {
  expect(readTarget(url)).toMatchObject({ pathname, search });
});

test.each(['*', 'a', 'ftp://host.test/', '/%', '/%00'])('%s is not a valid target', (url) => {
  expect(readTarget(url)).toBeUndefined();
});

test('a missing target is the home page', () => {
  expect(readTarget(undefined)).toEqual({ pathname: '/', hasSlash: false, search: '' });
});
