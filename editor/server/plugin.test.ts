// The plugin in a Vite server, without the rest of `npm run edit`.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { EditorCode } from '../../scripts/build/editorCode.ts';
import { devSiteName } from '../../scripts/server/devPlugin.ts';
import { editorPath, framePath, guidePath } from '../api.ts';
import { editSite } from './plugin.ts';
import { openStore, type Store } from './store.ts';

const code: EditorCode = {
  entry: 'main-1.js',
  pageEntry: 'page-5.js',
  scripts: ['part-2.js'],
  files: new Map(
    ['main-1.js', 'part-2.js', 'sign-4.svg', 'page-5.js', 'notes.txt'].map((name) => [
      name,
      Buffer.from(`/* ${name} */`),
    ]),
  ),
};
const token = 'a-token';
const readCode = vi.fn<() => Promise<EditorCode>>(async () => code);
const takeFrom = vi.fn();
const logger = { ...createLogger('silent'), error: vi.fn() };
let place: string;
let vite: ViteDevServer;
let http: Server;
let store: Store;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'plugin-'));
  await cp('tests/fixtures/second-site/site.json', path.join(place, 'pages/site.json'));
  store = await openStore(path.join(place, 'pages'));
  vite = await createServer({
    ...{ configFile: false, root: place, customLogger: logger, appType: 'custom' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      { name: devSiteName, api: { takeFrom } },
      editSite(store, token, readCode),
      {
        name: 'other',
        configureServer: ({ middlewares }) => {
          middlewares.use('/forbidden', (_request, response) => {
            response.statusCode = 403;
            response.write(`The folder ${place}`);
            response.end();
          });
          middlewares.use('/fails', () => {
            throw new Error(`It failed in ${place}`);
          });
          middlewares.use((_request, response) => {
            response.end('The site');
          });
        },
      },
    ],
  });
  http = createHttpServer(vite.middlewares);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(() => readCode.mockImplementation(async () => code));
afterAll(async () => {
  http.close();
  await vite.close();
  await rm(place, { recursive: true, force: true });
});

async function ask(target: string, options: RequestInit = {}) {
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : '';
  const answer = await fetch(`http://127.0.0.1:${port}${target}`, options);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

test('the pages of the site come from the editor’s store, drafts included', () => {
  expect(takeFrom).toHaveBeenCalledExactlyOnceWith(store);
});

test('the editor’s page may load only its own code', async () => {
  const { status, headers, body } = await ask(editorPath);
  const policy = String(headers.get('content-security-policy'));
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(policy.split('; ').sort()).toEqual([
    ...["base-uri 'none'", "connect-src 'self'", "default-src 'none'", "font-src 'self'"],
    ...["form-action 'none'", "frame-ancestors 'self'"],
    "frame-src 'self' https: mailto: sms: tel:",
    ...["img-src 'self' data:", "object-src 'none'", `script-src 'nonce-${nonce}'`],
    "style-src 'self' 'unsafe-inline'",
  ]);
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(body).toContain('<title>Editor</title>');
  expect(body.match(/<(?:link|script)[^>]*>/g)).toEqual([
    `<link rel="modulepreload" nonce="${nonce}" href="/__edit/code/part-2.js">`,
    `<script nonce="${nonce}" type="module" src="/__edit/code/main-1.js">`,
  ]);
});

test('the framed page loads separate code', async () => {
  const { status, body } = await ask(framePath);
  expect(status).toBe(200);
  expect(body).toContain('src="/__edit/code/page-5.js"');
  expect(body).not.toContain('main-1');
});

test.each([
  ['main-1.js', 200, 'text/javascript; charset=utf-8'],
  ['sign-4.svg', 200, 'image/svg+xml; charset=utf-8'],
  ['notes.txt', 404, null],
  ['none.js', 404, null],
  ['', 404, null],
])('answers %j below the code path with %i', async (name, status, type) => {
  const answer = await ask(`${editorPath}/code/${name}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  if (status === 200) {
    expect(answer.body).toBe(`/* ${name} */`);
    expect(answer.headers.get('cache-control')).toBe('max-age=31536000, immutable');
  }
});

test('serves the guide of the editor as plain text', async () => {
  const { status, headers, body } = await ask(guidePath);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('## Publishing');
});

test('prints why the code cannot be built, and the next page load tries again', async () => {
  readCode.mockRejectedValueOnce(new Error('A package is missing.'));
  const { status, body } = await ask(editorPath);
  expect([status, body]).toEqual([...[500, 'Server error. The terminal shows details.\n']]);
  expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('A package is missing.'));
  expect((await ask(editorPath)).status).toBe(200);
});
