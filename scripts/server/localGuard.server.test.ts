// The guard in a Vite server that other computers can reach.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localGuard } from './localGuard.ts';

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

test('serves its page, which other sites can neither read nor frame', async () => {
  const { status, headers, body } = await ask('/');
  expect(status).toBe(200);
  expect(headers).toMatchObject(headersOfAll);
  expect(body).toContain('<h1>Hello</h1>');
});

test('responds only at its own network addresses', async () => {
  const networkHosts = (vite.resolvedUrls?.network ?? []).map((url) => new URL(url).host);
  for (const host of networkHosts) expect((await ask('/', { host })).status).toBe(200);
  const { status, headers, body } = await ask('/', { host: `evil.test:${port}` });
  expect([status, headers.connection]).toEqual([403, 'close']);
  expect(headers).toMatchObject({ ...headersOfAll, 'content-type': 'text/plain' });
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, ...networkHosts];
  expect(body).toBe(
    `This server answers only at these addresses: ${hosts.map((host) => `http://${host}/`).join(', ')}\n`,
  );
});
