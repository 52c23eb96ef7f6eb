// The guard in a server of Vite that other computers reach as well.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localGuard, openInEditorPath } from './localGuard.ts';

let place: string;
let vite: ViteDevServer;
let port: number;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'guard-'));
  await writeFile(path.join(place, 'index.html'), '<h1>Hello</h1>');
  vite = await createServer({
    ...{ configFile: false, root: place, logLevel: 'silent' },
    server: { host: '0.0.0.0', port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [localGuard()],
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await vite.close();
  await rm(place, { recursive: true, force: true });
});

type Reply = { status: number | undefined; headers: IncomingMessage['headers']; body: string };

function ask(target: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target };
    request({ ...options, headers: { host: `localhost:${port}`, ...headers } }, (reply) => {
      let body = '';
      reply.on('data', (chunk) => {
        body += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

const headersOfAll = {
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

test('an own page is answered, and can be read or framed by no other site', async () => {
  const { status, headers, body } = await ask('/');
  expect(status).toBe(200);
  expect(headers).toMatchObject(headersOfAll);
  expect(body).toContain('<h1>Hello</h1>');
});

test('it is reached at the addresses that it has in the network, and at no others', async () => {
  const own = (vite.resolvedUrls?.network ?? []).map((url) => new URL(url).host);
  for (const host of own) expect((await ask('/', { host })).status).toBe(200);
  const { status, headers, body } = await ask('/', { host: `evil.test:${port}` });
  expect([status, headers.connection]).toEqual([403, 'close']);
  expect(headers).toMatchObject({ ...headersOfAll, 'content-type': 'text/plain' });
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, ...own];
  expect(body).toBe(
    `This server answers only at these addresses: ${hosts.map((host) => `http://${host}/`).join(', ')}\n`,
  );
});

test('a file opens in a program only where a page of this server asks for it', async () => {
  const target = `${openInEditorPath}?file=none`;
  for (const site of [undefined, 'none', 'cross-site']) {
    const refused = await ask(target, site === undefined ? {} : { 'sec-fetch-site': site });
    expect([refused.status, refused.headers['content-type']]).toEqual([403, 'text/plain']);
    expect(refused.body).toContain('copy the address from the terminal');
  }
  expect((await ask(target, { 'sec-fetch-site': 'same-origin' })).status).not.toBe(403);
});

/** What comes back of a request for a WebSocket until the server closes or has switched. */
function upgrade(origin: string, target = '/', protocol = 'vite-ping'): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    const lines = [
      ...[`GET ${target} HTTP/1.1`, `Host: localhost:${port}`],
      ...['Upgrade: websocket', 'Connection: Upgrade'],
      ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
      ...[`Sec-WebSocket-Protocol: ${protocol}`, `Origin: ${origin}`],
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

test('a page of this server alone is told of changes', async () => {
  const own = `http://localhost:${port}`;
  expect(await upgrade(own)).toMatch(/^HTTP\/1\.1 101 /);
  const { webSocketToken: token } = vite.config;
  expect(await upgrade(own, `/?token=${token}`, 'vite-hmr')).toMatch(/^HTTP\/1\.1 101 /);
  expect(await upgrade(own, '/', 'vite-hmr')).toMatch(/^HTTP\/1\.1 400 /);
  for (const origin of ['http://evil.test', `http://localhost:${port + 1}`, 'null']) {
    expect(await upgrade(origin)).toBe('');
    expect(await upgrade(origin, `/?token=${token}`, 'vite-hmr')).toBe('');
  }
});

test('an address that is not a path is refused and does not end the server', async () => {
  for (const target of ['*', 'http://[', 'http://evil.test/', '//[', '/%zz', '/\\evil']) {
    expect((await ask(target)).status).toBe(400);
    expect(await upgrade(`http://localhost:${port}`, target, 'vite-hmr')).toBe('');
  }
  expect((await ask('/')).status).toBe(200);
});
