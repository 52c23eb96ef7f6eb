// The server, without the rest of `npm run edit`.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { EditorCode } from '../../scripts/build/editorCode.ts';
import { listenOn } from '../../scripts/listenOn.ts';
import { codePath, editorPath } from '../api.ts';
import { editorServer } from './editorServer.ts';
import { openStore } from './store.ts';

const code: EditorCode = {
  entry: 'main-1.js',
  pageEntry: 'page-5.js',
  scripts: ['part-2.js'],
  files: new Map(),
};
const readCode = vi.fn<() => Promise<EditorCode>>(async () => code);
let place: string;
let http: Server;
let port: number;
let printed: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'plugin-'));
  await cp('tests/fixtures/second-site', path.join(place, 'pages'), { recursive: true });
  const folder = path.join(place, 'pages');
  const store = await openStore(folder);
  http = editorServer({ store, folder, token: 'a-token', readCode });
  port = await listenOn(http, 0);
  printed = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => readCode.mockImplementation(async () => code));
afterAll(async () => {
  printed.mockRestore();
  http.close();
  http.closeAllConnections();
  await rm(place, { recursive: true, force: true });
});

async function ask(target: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${target}`);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

test('serves the guide of the editor as plain text', async () => {
  const { status, headers, body } = await ask(`${codePath}guide.txt`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('## Publishing');
});

test('prints why the code cannot be built, and the next page load tries again', async () => {
  readCode.mockRejectedValueOnce(new Error('A package is missing.'));
  const { status, body } = await ask(editorPath);
  expect([status, body]).toEqual([...[500, 'Server error. The terminal shows details.\n']]);
  expect(printed).toHaveBeenCalledWith(new Error('A package is missing.'));
  expect((await ask(editorPath)).status).toBe(200);
});

test('listens on the next port if the wanted one is taken', async () => {
  const store = await openStore(path.join(place, 'pages'));
  const another = editorServer({ store, folder: place, token: 'a-token', readCode });
  expect(await listenOn(another, port)).toBeGreaterThan(port);
  another.close();
});

test('serves typefaces, icons and public files, and none of the project', async () => {
  for (const [address, type] of [
    [`${codePath}typefaces/inter-latin-wght-normal.woff2`, 'font/woff2'],
    [`${codePath}icons.svg`, 'image/svg+xml'],
    [`${codePath}page.html`, 'text/html; charset=utf-8'],
    ['/demo/blog.html', 'text/html; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    [`${editorPath}/embeds/edit.html`, 'text/html; charset=utf-8'],
  ]) {
    const { status, headers } = await ask(address ?? '');
    expect([address, status, headers.get('content-type')]).toEqual([address, 200, type]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(?:self|none)'/);
  }
  const own = [
    ...['/', '/visit', '/site.json', '/package.json', '/src/main.tsx', '/scripts/edit.ts'],
    ...['/.env', '/.git/config', '/.editor/versions', '/@vite/client', '/@fs/etc/passwd'],
    ...['/node_modules/vite/package.json', '/demo/', '/demo/..%2f..%2fmain.js', '/print.css/x.js'],
    ...['/node_modules/@fontsource-variable/inter/package.json', '/__open-in-editor?file=a'],
  ];
  for (const address of own) expect([address, (await ask(address)).status]).toEqual([address, 404]);
});
