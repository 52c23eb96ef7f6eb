import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks, keepLinkCheck, linkCheckReader } from './checkLinks.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answers: Record<string, Answer>;
let requests: string[];
let origin: string;
let end: () => Promise<unknown>;

beforeEach(async () => {
  answers = {};
  requests = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.end('A page');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  end = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
});
afterEach(() => end());

const status =
  (code: number, location?: string): Answer =>
  (_request, response) =>
    response.writeHead(code, location === undefined ? {} : { location }).end();
const check = async (place: string, options = {}) => {
  const url = origin + place;
  return (await checkLinks([url], { pauseMs: 0, ...options }))[url];
};

test('requests an existing page once, with HEAD', async () => {
  expect(await check('/a')).toEqual({ kind: 'there' });
  expect(requests).toEqual(['HEAD /a']);
});

test.each([
  [{ 'x-frame-options': 'SAMEORIGIN' }, true],
  [{ 'x-frame-options': 'DENY', 'content-security-policy': 'frame-ancestors *' }, undefined],
  [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'self'" }, true],
  [{ 'content-security-policy': 'frame-ancestors https://piano.test' }, undefined],
  [{}, undefined],
])('whether a page with the headers %j refuses frames: %s', async (headers, noFrames) => {
  answers['/a'] = (_request, response) => response.writeHead(200, headers).end();
  expect(await check('/a')).toEqual({ kind: 'there', noFrames });
});

test('falls back to GET if HEAD fails', async () => {
  answers['/a'] = (request, response) =>
    response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
  expect(await check('/a')).toEqual({ kind: 'there' });
  expect(requests).toEqual(['HEAD /a', 'GET /a']);
});

test.each([404, 410])('reports a page as gone on status %i', async (code) => {
  answers['/a'] = status(code);
  expect(await check('/a')).toEqual({ kind: 'gone' });
});

test.each([401, 403, 429, 500, 503])('assumes that a page exists on status %i', async (code) => {
  answers['/a'] = status(code);
  expect(await check('/a')).toEqual({ kind: 'there' });
});

test('reports the new address of a permanently moved page, with the fragment', async () => {
  answers['/a'] = status(301, '/b');
  answers['/b'] = status(308, '/c');
  expect(await check('/a#prices')).toEqual({ kind: 'moved', to: `${origin}/c#prices` });
});

test('reports a redirect to a missing page as gone', async () => {
  answers['/a'] = status(301, '/b');
  answers['/b'] = status(404);
  expect(await check('/a')).toEqual({ kind: 'gone' });
});

test('gives up on sites that do not respond', async () => {
  answers['/slow'] = () => {};
  const slow = `${origin}/slow`;
  const nobody = 'http://127.0.0.1:1/';
  const found = await checkLinks([slow, nobody], { timeoutMs: 50 });
  expect(found[slow]).toEqual({ kind: 'silent', reason: 'time' });
  expect(found[nobody]).toEqual({ kind: 'silent', reason: 'connection' });
});

test('reports an unknown host name', async () => {
  const url = 'https://name.invalid/';
  expect((await checkLinks([url]))[url]).toMatchObject({ kind: 'silent' });
});

test('sends each host one request at a time, and requests each address once', async () => {
  let open = 0;
  let most = 0;
  const slowly: Answer = (_request, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end();
    }, 5);
  };
  for (const place of ['/a', '/b', '/c']) answers[place] = slowly;
  const urls = ['/a', '/b', '/c', '/a'].map((place) => origin + place);
  const progress: string[] = [];
  const onProgress = (done: number, all: number) => progress.push(`${done} of ${all}`);
  await checkLinks(urls, { pauseMs: 0, onProgress });
  expect(most).toBe(1);
  expect(requests).toHaveLength(3);
  expect(progress).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

test('stores the last check of a folder next to it', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'links-'));
  try {
    const folder = path.join(place, 'pages');
    expect(await linkCheckReader(folder)()).toBeUndefined();
    await keepLinkCheck(folder, { 'https://a.test/': { kind: 'gone' } });
    expect(await linkCheckReader(folder)()).toMatchObject({
      results: { 'https://a.test/': { kind: 'gone' } },
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
});

test('stores nothing through a link, which a repository can contain', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'links-'));
  try {
    const elsewhere = path.join(place, 'elsewhere');
    await mkdir(elsewhere);
    await mkdir(path.join(place, '.editor'));
    await symlink(elsewhere, path.join(place, '.editor/links'));
    await expect(keepLinkCheck(path.join(place, 'pages'), {})).rejects.toThrow(
      /is a link to another folder/,
    );
    expect(await readdir(elsewhere)).toEqual([]);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
});
