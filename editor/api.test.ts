import { expect, test } from 'vitest';
import { maxDepth } from '../schema/diagnose/index.ts';
import { endpoints } from './api.ts';

const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });

test.each([
  ['the text of an empty file', ''],
  ['a text that is no JSON', '{ "path": '],
  ['a group of fields', { path: '/' }],
  ['an empty group', {}],
  ['a group as deep as a page can be', nested(maxDepth - 1)],
])('accepts a document that is %s', (_what, document) => {
  const draft = { name: 'home.json', document };
  expect(endpoints.keepVersion.request.safeParse(draft).data).toEqual(draft);
});

test.each([
  ['a list', []],
  ['a number', 1],
  ['nothing', null],
  ['deeper than a page can be', nested(maxDepth + 1)],
])('refuses a document that is %s with a message', (_what, document) => {
  const { error } = endpoints.keepVersion.request.safeParse({ name: 'home.json', document });
  expect(error?.issues).toMatchObject([{ message: expect.stringMatching(/^A document is/) }]);
});

test('accepts a long sentence as the name of a picture, which the server shortens', () => {
  const picture = { data: '', name: 'A '.repeat(500) };
  expect(endpoints.uploadPicture.request.safeParse(picture).success).toBe(true);
  expect(
    endpoints.uploadPicture.request.safeParse({ data: '', name: 'a'.repeat(1001) }).success,
  ).toBe(false);
});

const tab = '00000000-0000-4000-8000-000000000001';
const pages = (count: number) => Array.from({ length: count }, (_, index) => `${index}.json`);
const answers = (count: number) => pages(count).map((key) => ({ key, side: 'mine' as const }));

const page = { name: 'a.json', hash: 'a' };
const person = (name: string, email: string) => ({ choices: [], person: { name, email } });

test.each<[string, keyof typeof endpoints, object, boolean]>([
  ['the name of a tab', 'discard', { name: 'a.json', tab }, true],
  // The tab becomes part of a file name.
  ['a tab that is a path', 'discard', { name: 'a.json', tab: '../../etc' }, false],
  ['no page', 'publishPages', { names: [] }, false],
  ['a thousand pages', 'publishPages', { names: pages(1000) }, true],
  ['one more', 'publishPages', { names: pages(1001) }, false],
  ['a thousand choices', 'pullChanges', { choices: answers(1000) }, true],
  ['one more', 'pullChanges', { choices: answers(1001) }, false],
  ['a choice of nobody', 'pullChanges', { choices: [{ key: 'a', side: 'ours' }] }, false],
  ['a long name', 'uploadDownload', { data: '', name: 'a'.repeat(1000) }, true],
  ['one letter more', 'uploadDownload', { data: '', name: 'a'.repeat(1001) }, false],
  ['a person', 'publish', person('a'.repeat(100), 'b'.repeat(200)), true],
  ['a name of one letter more', 'publish', person('a'.repeat(101), 'b'), false],
  ['an email of one letter more', 'publish', person('a', 'b'.repeat(201)), false],
  ['a page alone', 'remove', page, true],
  ['half of what is instead', 'remove', { ...page, instead: { to: '/faq' } }, false],
])('accepts or refuses %s in the request %s', (_what, name, body, isTaken) => {
  expect(endpoints[name].request.safeParse(body).success).toBe(isTaken);
});
