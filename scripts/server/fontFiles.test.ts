// @vitest-environment node
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageOf } from '../../schema/typefaces.ts';
import { serveFonts } from './fontFiles.ts';

let root: string;
let server: Server;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'font-files-'));
  const folder = path.join(root, 'content');
  await mkdir(path.join(folder, 'fonts'), { recursive: true });
  const inFolder = (name: string) => path.join(folder, 'fonts', name);
  await cp(packageOf('Atkinson Hyperlegible Next').file, inFolder('own.woff2'));
  await cp(packageOf('Atkinson Hyperlegible Next').file, inFolder('.hidden.woff2'));
  await writeFile(inFolder('page.woff2'), '<script>alert(1)</script>');
  await cp(packageOf('Atkinson Hyperlegible Next').file, path.join(root, 'secret.woff2'));
  await symlink(path.join(root, 'secret.woff2'), inFolder('link.woff2'));
  const serve = serveFonts(folder);
  server = createServer((asked, response) => {
    serve(asked, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

function ask(target: string): Promise<Response> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return fetch(`http://127.0.0.1:${port}${target}`);
}

test('a font of the owner is served as it is', async () => {
  const answer = await ask('/fonts/own.woff2?v=2');
  expect(answer.status).toBe(200);
  // A file that takes its place is shown at once.
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toBe('font/sfnt');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

test.each([
  '/fonts/none.woff2',
  '/fonts/page.woff2',
  '/fonts/.hidden.woff2',
  '/fonts/link.woff2',
  '/fonts/..%2f..%2fsecret.woff2',
  '/fonts/',
  '/pictures/own.woff2',
])('%s is not served', async (target) => {
  expect((await ask(target)).status).toBe(404);
});
