import { expect, test } from 'vitest';
import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import { tokenHeader } from '../api.ts';
import { maxWriteBytes } from '../home/folderApi.ts';
import { apiRefusalOf, limitOf, maxRequestBytes, newToken } from './guard.ts';

const token = newToken();
const write = 'write';

test('an endpoint answers only requests of the editor’s page, with the token and a JSON body', () => {
  const origins = [undefined, 'http://127.0.0.1:5175'];
  const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', ''];
  const tokens: [value: string | undefined, isRight: boolean][] = [
    [token, true],
    [undefined, false],
    ['', false],
    ['x'.repeat(43), false],
    [token.slice(1), false],
    [`${token} `, false],
    [`${token}, ${token}`, false],
    [token.toLowerCase(), false],
  ];
  const bodies: [headers: Record<string, string>, status: number | undefined][] = [
    [{}, 415],
    [{ 'content-length': '0' }, 415],
    [{ 'content-length': '2', 'content-type': 'application/json' }, undefined],
    [{ 'content-length': '2', 'content-type': 'application/json; charset=utf-8' }, undefined],
    [{ 'transfer-encoding': 'chunked', 'content-type': 'application/json' }, undefined],
    [{ 'content-length': String(maxRequestBytes), 'content-type': 'application/json' }, undefined],
    [{ 'content-length': String(maxRequestBytes + 1), 'content-type': 'application/json' }, 413],
    [{ 'content-length': '2' }, 415],
    [{ 'content-length': '2', 'content-type': 'text/plain' }, 415],
    [{ 'content-length': '2', 'content-type': 'application/jsonp' }, 415],
    [{ 'content-length': '2', 'content-type': 'text/plain; a=application/json' }, 415],
    [{ 'content-length': '2', 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'transfer-encoding': 'chunked' }, 415],
  ];
  const wrong: unknown[] = [];
  for (const origin of origins) {
    for (const site of sites) {
      for (const [held, isRight] of tokens) {
        for (const [body, ofBody] of bodies) {
          const headers = { ...body, origin, 'sec-fetch-site': site, [tokenHeader]: held };
          const isOwn = site === 'same-origin' || (site === undefined && origin !== undefined);
          const expected = isOwn ? (isRight ? ofBody : 401) : 403;
          const status = apiRefusalOf({ headers }, token)?.status;
          if (status !== expected) wrong.push([headers, status, expected]);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a refusal explains why and what to do: reopen the editor, or send less', () => {
  const own = {
    'sec-fetch-site': 'same-origin',
    [tokenHeader]: token,
    'content-type': 'application/json',
  };
  const messageFor = (name: string, headers: Record<string, string>) =>
    apiRefusalOf({ headers: { ...own, ...headers } }, token, name)?.message;
  expect(messageFor('read', { 'sec-fetch-site': 'none' })).toBe(
    'Only the editor’s own page can open this.',
  );
  expect(messageFor('read', { [tokenHeader]: '' })).toContain('Your changes are kept.');
  for (const name of ['read', write]) {
    expect(messageFor(name, { 'content-type': 'text/plain' })).toContain(
      'Only the editor’s own page',
    );
  }
  const most: [name: string, words: string, bytes: number, type: string][] = [
    ['read', 'This is too large for a page.', 6 * maxDocumentSize, 'application/json'],
    [write, 'Save fewer pictures at once.', maxWriteBytes, 'application/octet-stream'],
  ];
  for (const [name, words, bytes, type] of most) {
    const { bytes: room, message } = limitOf(name);
    const messageOf = (length: number) =>
      messageFor(name, { 'content-type': type, 'content-length': String(length) });
    expect(room).toBeGreaterThan(bytes);
    expect(message).toContain(words);
    expect(messageOf(room)).toBeUndefined();
    expect(messageOf(room + 1)).toBe(message);
  }
});
