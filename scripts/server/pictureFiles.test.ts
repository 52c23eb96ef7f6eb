// @vitest-environment node
import { chmod, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePictures } from './pictureFiles.ts';

let root: string;
let server: Server;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'picture-files-'));
  const folder = path.join(root, 'content');
  await cp('tests/fixtures/second-site', folder, { recursive: true });
  const inFolder = (name: string) => path.join(folder, 'pictures', name);
  await writeFile(inFolder('page.jpg'), '<script>alert(1)</script>');
  await writeFile(inFolder('moving.gif'), 'GIF89a...');
  await writeFile(inFolder('.hidden.jpg'), '\xff\xd8\xff', 'latin1');
  await writeFile(
    inFolder('the plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
  );
  await cp(inFolder('bench.jpg'), path.join(root, 'secret.jpg'));
  await symlink(path.join(root, 'secret.jpg'), inFolder('link.jpg'));
  const serve = servePictures(folder);
  server = createServer((asked, response) => {
    serve(asked, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

/** Asks for an address exactly as it is written. */
function ask(
  target: string,
): Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/pictures/bench.jpg', 'image/jpeg'],
  ['/pictures/bench.jpg?v=2', 'image/jpeg'],
  ['/pictures/the%20plan.svg', 'image/svg+xml'],
])('%s is served as %s, and runs nothing', async (target, type) => {
  const { status, headers } = await ask(target);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  );
});

test('a file that may not be read is not served, and the server goes on', async () => {
  const file = path.join(root, 'content/pictures/locked.jpg');
  await writeFile(file, '\xff\xd8\xff', 'latin1');
  await chmod(file, 0);
  await chmod(root, 0o755);
  // The superuser may read everything.
  const isSuperuser = process.getuid?.() === 0;
  if (isSuperuser) process.seteuid?.(65_534);
  const { status } = await ask('/pictures/locked.jpg').finally(() => {
    if (isSuperuser) process.seteuid?.(0);
  });
  expect(status).toBe(404);
});

test.each([
  '/pictures/none.jpg',
  '/pictures/page.jpg',
  '/pictures/moving.gif',
  '/pictures/.hidden.jpg',
  '/pictures/link.jpg',
  '/pictures/../../secret.jpg',
  '/pictures/%2e%2e/%2e%2e/secret.jpg',
  '/pictures/..%2f..%2fsecret.jpg',
  '/pictures/..%5c..%5csecret.jpg',
  '/pictures/bench.jpg%00',
  '/pictures/%',
  '/pictures/',
  '/pictures',
  '/pictures//bench.jpg',
  '/site.json',
])('%s is not served', async (target) => {
  expect((await ask(target)).status).toBe(404);
});
