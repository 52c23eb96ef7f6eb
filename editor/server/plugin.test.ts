// The plugin in a Vite server, without the rest of `npm run edit`.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { EditorCode } from '../../scripts/build/editorCode.ts';
import { devSiteName } from '../../scripts/server/devPlugin.ts';
import { editorPath, guidePath } from '../api.ts';
import { editSite } from './plugin.ts';
import { openStore } from './store.ts';

const code: EditorCode = {
  entry: 'main-1.js',
  pageEntry: 'page-5.js',
  scripts: ['part-2.js'],
  files: new Map(),
};
const readCode = vi.fn<() => Promise<EditorCode>>(async () => code);
const logger = { ...createLogger('silent'), error: vi.fn() };
let place: string;
let vite: ViteDevServer;
let http: Server;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'plugin-'));
  await cp('tests/fixtures/second-site/site.json', path.join(place, 'pages/site.json'));
  const store = await openStore(path.join(place, 'pages'));
  vite = await createServer({
    ...{ configFile: false, root: place, customLogger: logger, appType: 'custom' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      { name: devSiteName, api: { takeFrom: () => {} } },
      editSite(store, 'a-token', readCode),
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

async function ask(target: string) {
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : '';
  const answer = await fetch(`http://127.0.0.1:${port}${target}`);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

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
