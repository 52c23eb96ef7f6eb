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

const tab = '00000000-0000-4000-8000-000000000001';
const pages = (count: number) => Array.from({ length: count }, (_, index) => `${index}.json`);
const answers = (count: number) => pages(count).map((key) => ({ key, side: 'mine' as const }));

test.each<[keyof typeof requests, object, boolean]>([
  ['discard', { name: 'a.json', tab }, true],
  // It becomes a part of a file's name.
  ['discard', { name: 'a.json', tab: '../../etc' }, false],
  ['publishPages', { names: [] }, false],
  ['publishPages', { names: pages(1000) }, true],
  ['publishPages', { names: pages(1001) }, false],
  ['bringIn', { choices: answers(1000) }, true],
  ['bringIn', { choices: answers(1001) }, false],
  ['bringIn', { choices: [{ key: 'a', side: 'ours' }] }, false],
  ['bothStates', { name: 'a.json', of: 'incoming' }, true],
  ['bothStates', { name: 'a.json', of: 'both' }, false],
  ['takeDownload', { data: '', name: 'a'.repeat(1000) }, true],
  ['takeDownload', { data: '', name: 'a'.repeat(1001) }, false],
  ['checkLink', { url: `https://${'a'.repeat(1992)}` }, true],
  ['checkLink', { url: `https://${'a'.repeat(1993)}` }, false],
  ['publish', { choices: [], person: { name: 'a'.repeat(100), email: 'b'.repeat(200) } }, true],
  ['publish', { choices: [], person: { name: 'a'.repeat(101), email: 'b' } }, false],
  ['publish', { choices: [], person: { name: 'a', email: 'b'.repeat(201) } }, false],
  ['remove', { name: 'a.json', hash: 'a' }, true],
  ['remove', { name: 'a.json', hash: 'a', instead: { to: '/faq' } }, false],
])('a request %s with %j is taken: %s', (name, body, isTaken) => {
  expect(requests[name].safeParse(body).success).toBe(isTaken);
});
