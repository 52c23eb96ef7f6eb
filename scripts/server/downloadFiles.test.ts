// @vitest-environment node
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveDownloads } from './downloadFiles.ts';

const priceList = 'tests/fixtures/second-site/downloads/price-list.pdf';
let root: string;
let server: Server;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'download-files-'));
  const inFolder = (name: string) => path.join(root, 'content/downloads', name);
  await mkdir(inFolder('2026'), { recursive: true });
  for (const name of ['2026/prices.pdf', '.hidden.pdf']) await cp(priceList, inFolder(name));
  await writeFile(inFolder('page.html'), '<script>alert(1)</script>');
  await writeFile(inFolder('page.pdf'), '<script>alert(1)</script>');
  await writeFile(inFolder('table.csv'), 'a;b');
  await cp(priceList, path.join(root, 'secret.pdf'));
  await symlink(path.join(root, 'secret.pdf'), inFolder('link.pdf'));
  const serve = serveDownloads(path.join(root, 'content'));
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

test.each([
  ['/downloads/2026/prices.pdf?v=2', 'application/pdf'],
  ['/downloads/table.csv', 'text/csv; charset=utf-8'],
])('%s is served as what it is, and as nothing else', async (target, type) => {
  const answer = await ask(target);
  expect(answer.status).toBe(200);
  // A file that takes its place is shown at once.
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-disposition')).toBeNull();
});

test.each([
  '/downloads/none.pdf',
  '/downloads/page.html',
  '/downloads/page.pdf',
  '/downloads/.hidden.pdf',
  '/downloads/link.pdf',
  '/downloads/..%2f..%2fsecret.pdf',
  '/downloads/',
  '/pictures/table.csv',
])('%s is not served', async (target) => {
  expect((await ask(target)).status).toBe(404);
});
