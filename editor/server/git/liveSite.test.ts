import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { liveCommit } from './liveSite.ts';

let server: Server;
let site: string;
let requests: IncomingMessage[] = [];
let endless = false;
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    if (!endless) response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/any/page`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  requests = [];
});

const commit = '0123456789abcdef0123456789abcdef01234567';

test.each([
  ['a commit', 200, JSON.stringify({ commit, more: 1 }), commit],
  [
    'a commit of SHA-256',
    200,
    JSON.stringify({ commit: commit + commit.slice(16) }),
    commit + commit.slice(16),
  ],
  ['another status', 404, JSON.stringify({ commit }), undefined],
  ['no JSON', 200, '<h1>Hello</h1>', undefined],
  ['no commit', 200, JSON.stringify({ commit: 'main' }), undefined],
  ['a short commit', 200, JSON.stringify({ commit: commit.slice(1) }), undefined],
])('reads the commit from %s with status %i', async (_what, status, body, found) => {
  answer = { status, body };
  expect(await liveCommit(site)).toBe(found);
});

test('reads only the start of an endless answer', async () => {
  let written = 0;
  const isClosed = new Promise<void>((resolve) => {
    server.once('request', (_request, response) => {
      response.on('close', resolve);
      const write = () => {
        written += 100_000;
        response.write('x'.repeat(100_000));
      };
      response.on('drain', write);
      write();
    });
  });
  endless = true;
  expect(await liveCommit(site)).toBeUndefined();
  await isClosed;
  endless = false;
  expect(written).toBeLessThan(50_000_000);
});

test.each(['http://127.0.0.1:9', 'no address'])('returns undefined for %s', async (where) => {
  expect(await liveCommit(where)).toBeUndefined();
});
