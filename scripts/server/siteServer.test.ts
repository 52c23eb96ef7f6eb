import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerLines, requestLines, sendAll, sendBytes } from '../../tests/tools/rawRequests.ts';
import { type Started, startPreview } from '../../tests/tools/servers.ts';
import { withoutRights } from '../../tests/tools/withoutRights.ts';
import { siteServer } from './siteServer.ts';

let folder: string;
let serve: Started;

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'serve-')), 'site');
  for (const name of ['assets', '_assets', '.well-known'])
    await mkdir(path.join(folder, name), { recursive: true });
  const files = {
    'index.html': '<h1>Home</h1>',
    'faq.html': '<h1>Questions</h1>',
    'faq.html.br': brotliCompressSync('<h1>Questions</h1>'),
    'faq.html.gz': gzipSync('<h1>Questions</h1>'),
    'old-page.html': '<h1>Old page</h1>',
    '.well-known/security.txt': 'Contact: mailto:us@example.test',
    '404.html': '<h1>Not here</h1>',
    'robots.txt': 'User-agent: *',
    'secret.txt': 'unreadable',
    'assets/a.js': 'a()',
    '_assets/a.js': 'a()',
    _headers: '/*\n  X-Rule: yes\n\n/assets/*\n  Cache-Control: public, max-age=9\n',
    _redirects: '/old /faq 301\n/old/ /faq 301\n/index.php page=12 /faq 301\n',
    '.htaccess': 'RewriteEngine On',
    '../outside.txt': 'outside',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await chmod(path.join(folder, 'secret.txt'), 0);
  serve = await startPreview(folder);
});
afterAll(async () => {
  await serve.stop();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const ask = (line: string, ...headers: string[]) =>
  sendBytes(
    serve.origin,
    `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`,
  );

/** What is wrong with the response to a hostile request; undefined if the server closed the connection. */
function faultOf(answer: string): string | undefined {
  if (answer === '') return undefined;
  const status = statusOf(answer);
  if (!(status >= 100 && status < 500)) return `status ${status}`;
  if (/\n {4}at |node:internal|Error:/.test(answer)) return 'a stack trace';
  if (answer.includes(folder) || answer.includes(process.cwd())) return 'a path of this machine';
  return /outside|"dependencies"|root:/.test(answer) ? 'a file outside of the site' : undefined;
}

function expectNoFault(request: string, answer: string) {
  expect(faultOf(answer), JSON.stringify(request.slice(0, 300))).toBe(undefined);
}

describe('vite preview survives', () => {
  test('request lines and headers that scanners send', async () => {
    const requests = [
      ...requestLines.map((line) => `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      ...headerLines.map(
        (line) => `GET / HTTP/1.1\r\nHost: localhost\r\n${line}\r\nConnection: close\r\n\r\n`,
      ),
    ];
    await sendAll(serve.origin, requests, expectNoFault);
    expect(statusOf(await ask('GET /'))).toBe(200);
  });
});

test.each([
  ['GET /', 200],
  ['HEAD /', 200],
  ['GET /faq', 200],
  ['GET /404', 404],
  ['GET /404.html', 404],
  ['GET /404/', 404],
  ['GET //faq', 200],
  ['GET /x/../faq', 200],
  ['GET http://localhost/faq', 200],
  ['GET /old-page', 200],
  ['GET /.well-known/security.txt', 200],
  ['GET /nowhere', 404],
  ['GET /assets', 404],
  ['GET /robots.txt/', 404],
  ['GET /_headers', 404],
  ['GET /.htaccess', 404],
  ['GET /%2ehtaccess', 404],
  ['GET /_assets/a.js', 200],
  ['GET /%5fheaders', 404],
  ['GET //_headers', 404],
  ['GET /x/../_headers', 404],
  ['GET /..%2foutside.txt', 404],
  ['GET /%2e%2e/outside.txt', 404],
  ['GET /..%5coutside.txt', 404],
  ['GET //[', 404],
  ['GET /%zz', 400],
  ['GET /%00', 400],
  ['GET /%E0%A4%A', 400],
  ['GET *', 400],
  ['POST /', 405],
  ['OPTIONS *', 405],
  ['OPTIONS /', 405],
  ['DELETE /faq', 405],
])('%s responds with %i and the site’s headers', async (line, status) => {
  const answer = await ask(line);
  expect(statusOf(answer)).toBe(status);
  expect(answer).toMatch(/^x-rule: yes\r$/im);
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  if (status === 405) expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  if (line.startsWith('HEAD')) expect(body).toBe('');
  if (status === 400 || status === 404) expect(body).toContain('Not here');
});

test.each([
  ['localhost', 200],
  ['LOCALHOST:4173', 200],
  ['127.0.0.1:4173', 200],
  ['[::1]:4173', 200],
  ['192.168.0.7:4173', 200],
  ['evil.test', 403],
  ['127.0.0.1.evil.test:4173', 403],
  ['localhost.evil.test', 403],
  ['', 403],
])(
  'for the host “%s” responds with %i, because any name can resolve to this computer',
  async (host, status) => {
    const answer = await sendBytes(
      serve.origin,
      `GET /faq HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(status);
    if (status === 403) expect(answer).not.toContain('Questions');
  },
);

test.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['abrasive, x-gzip', undefined],
  ['deflate', undefined],
  ['', undefined],
])('for Accept-Encoding %j serves the encoding %s', async (accepted, encoding) => {
  const answer = await ask('GET /faq', `Accept-Encoding: ${accepted}`);
  expect(/^content-encoding: (.*)\r$/im.exec(answer)?.[1]).toBe(encoding);
  expect(answer).toMatch(/^vary: accept-encoding\r$/im);
  expect(answer).toMatch(/^content-type: text\/html; charset=utf-8\r$/im);
});

test('serves a file without a compressed copy uncompressed', async () => {
  const answer = await ask('GET /assets/a.js', 'Accept-Encoding: br, gzip');
  expect(answer).not.toMatch(/^content-encoding/im);
  expect(answer).toMatch(/^content-type: text\/javascript; charset=utf-8\r$/im);
});

test.each([
  ['a part that there is not', 'Range: bytes=9999-', 416],
  ['another state than the one that is there', 'If-Match: "another"', 412],
])(
  'responds to a request for %s with text, and without headers of the file',
  async (_what, header, status) => {
    const answer = await ask('GET /faq', header, 'Accept-Encoding: br');
    expect(statusOf(answer)).toBe(status);
    expect(answer).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im);
    expect(answer).not.toMatch(
      /^(?:content-encoding|content-range|etag|last-modified|accept-ranges):/im,
    );
    expect(answer).toMatch(/\r\n\r\n(?:.*\r\n)?There is no such file\.\n/);
  },
);

test('reads redirects and headers of a new build without a restart', async () => {
  const built = path.join(path.dirname(folder), 'built');
  await cp(folder, built, { recursive: true, filter: (name) => !name.endsWith('secret.txt') });
  const { origin, stop } = await siteServer(built);
  try {
    const get = (address: string) => fetch(origin + address, { redirect: 'manual' });
    expect((await get('/newer')).status).toBe(404);
    await writeFile(path.join(built, '_redirects'), '/newer /faq 301\n');
    await writeFile(path.join(built, '_headers'), '/*\n  X-Rule: another\n');
    const answer = await get('/newer');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('x-rule')).toBe('another');
  } finally {
    await stop();
  }
});

test('responds 404 for an unreadable file', async () => {
  await chmod(path.dirname(folder), 0o755);
  const { origin, stop } = await siteServer(folder);
  try {
    const statuses = await withoutRights(async () => [
      (await fetch(`${origin}/robots.txt`)).status,
      (await fetch(`${origin}/secret.txt`)).status,
    ]);
    expect(statuses).toEqual([200, 404]);
  } finally {
    await stop();
  }
});

// Only Linux has further loopback addresses by default.
test.runIf(process.platform === 'linux')('listens only on the addresses of localhost', async () => {
  const { port } = new URL(serve.origin);
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

test('rejects a folder without a build', async () => {
  await expect(siteServer('/nowhere')).rejects.toThrow(
    'There is no built site in /nowhere. Run "npm run build" first.',
  );
});

test('responds 404 even if the 404 page is removed while it runs', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'gone-'));
  await writeFile(path.join(place, '404.html'), '<h1>Not here</h1>');
  const { origin, stop } = await siteServer(place);
  try {
    await rm(path.join(place, '404.html'));
    const answer = await fetch(`${origin}/nowhere`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('There is no such file.\n');
  } finally {
    await stop();
    await rm(place, { recursive: true });
  }
});
