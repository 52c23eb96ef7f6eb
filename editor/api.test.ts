// @vitest-environment node
import { expect, test } from 'vitest';
import { deepest } from '../schema/diagnose/rules/file/tooDeep.ts';
import { requests } from './api.ts';

const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });

test.each([
  ['the text of an empty file', ''],
  ['a text that is no JSON', '{ "path": '],
  ['a group of fields', { path: '/' }],
  ['an empty group', {}],
  ['a group as deep as a page can be', nested(deepest - 1)],
])('a document is taken where it is %s', (_what, document) => {
  const draft = { name: 'home.json', document };
  expect(requests.keepVersion.safeParse(draft).data).toEqual(draft);
});

test.each([
  ['a list', []],
  ['a number', 1],
  ['nothing', null],
  ['deeper than a page can be', nested(deepest + 1)],
])('a document is refused in words where it is %s', (_what, document) => {
  const { error } = requests.keepVersion.safeParse({ name: 'home.json', document });
  expect(error?.issues).toMatchObject([{ message: expect.stringMatching(/^A document is/) }]);
});

test('the words of the name of a picture may be a long sentence, which the server shortens', () => {
  const picture = { data: '', name: 'A '.repeat(500) };
  expect(requests.takePicture.safeParse(picture).success).toBe(true);
  expect(requests.takePicture.safeParse({ data: '', name: 'a'.repeat(1001) }).success).toBe(false);
});
