import { chmod, cp, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageOf } from '../../schema/browser.ts';
import { maxDownloadBytes } from '../../schema/inspect.ts';
import { withoutRights } from '../../tests/tools/withoutRights.ts';
import { isContentFile, serveContentFiles } from './contentFiles.ts';

const site = 'tests/fixtures/second-site';
const originals = {
  'pictures/bench.jpg': `${site}/pictures/bench.jpg`,
  'fonts/own.woff2': packageOf('Atkinson Hyperlegible Next').file,
  'downloads/prices.pdf': `${site}/downloads/price-list.pdf`,
};
let root: string;
let server: Server;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-files-'));
  const real = path.join(root, 'real');
  const inFolder = (name: string) => path.join(real, name);
  for (const [name, file] of Object.entries(originals)) {
    const { dir, ext } = path.parse(name);
    await mkdir(path.join(inFolder(dir), 'in'), { recursive: true });
    await cp(file, inFolder(name));
    // The same files in folders that are not served.
    for (const folder of ['real-x', 'real/others']) {
      await mkdir(path.join(root, folder), { recursive: true });
      await cp(file, path.join(root, folder, `secret${ext}`));
    }
    await cp(file, inFolder(`${dir}/.hidden${ext}`));
    await symlink(`../../real-x/secret${ext}`, inFolder(`${dir}/out${ext}`));
    await symlink(path.basename(name), inFolder(`${dir}/link${ext}`));
    await writeFile(inFolder(`${dir}/page${ext}`), '<script>alert(1)</script>');
    await cp(file, inFolder(`${dir}/large${ext}`));
    await truncate(inFolder(`${dir}/large${ext}`), maxDownloadBytes + 1);
  }
  await writeFile(inFolder('pictures/moving.gif'), 'GIF89a...');
  await writeFile(inFolder('downloads/page.html'), '<script>alert(1)</script>');
  await writeFile(inFolder('downloads/in/table.csv'), 'a;b');
  await mkdir(inFolder('well-known/pki'), { recursive: true });
  for (const name of ['assetlinks.json', 'pki/token', 'my file'])
    await writeFile(inFolder(`well-known/${name}`), '[]');
  await writeFile(inFolder('pictures/the plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await cp('tests/fixtures/site/drawings', inFolder('drawings'), { recursive: true });
  await writeFile(inFolder('drawings/notes.svg'), 'x');
  await writeFile(inFolder('site.json'), '{}');
  // The folder of documents can be a link.
  await symlink('real', path.join(root, 'content'));
  const serve = serveContentFiles(path.join(root, 'content'));
  server = createServer((incoming, response) => {
    serve(incoming, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

/** Requests an address without normalizing it. */
function get(target: string): Promise<{ status?: number; headers: IncomingHttpHeaders }> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target }, ({ statusCode = 0, headers }) =>
      resolve({ status: statusCode, headers }),
    )
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/pictures/bench.jpg', 'image/jpeg'],
  ['/pictures/bench.jpg?v=2', 'image/jpeg'],
  ['/pictures/link.jpg', 'image/jpeg'],
  ['/pictures/the%20plan.svg', 'image/svg+xml'],
  ['/drawings/home.svg', 'image/svg+xml'],
  ['/fonts/own.woff2?v=2?3', 'font/sfnt'],
  ['/downloads/prices.pdf', 'application/pdf'],
  ['/downloads/in/table.csv', 'text/csv; charset=utf-8'],
  ['/.well-known/assetlinks.json', 'application/json'],
  ['/.well-known/pki/token', 'application/octet-stream'],
])('serves %s as %s, uncached', async (target, type) => {
  const { status, headers } = await get(target);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-disposition']).toBeUndefined();
});

test('serves an SVG with a policy that blocks scripts when opened directly', async () => {
  const { headers } = await get('/pictures/the%20plan.svg');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  );
});

test.each(
  Object.keys(originals).flatMap((name) => {
    const { dir, base, ext } = path.parse(name);
    const secret = `secret${ext}`;
    return [
      ...['none', 'page', 'large', '.hidden', 'out'].map((stem) => `/${dir}/${stem}${ext}`),
      ...[`/${dir}`, `/${dir}/`, `/${dir}/in`, `/${dir}//${base}`, `/${dir}/./${base}`],
      `/${dir}/in/../${base}`,
      `/${dir}/../../real-x/${secret}`,
      `/${dir}/%2e%2e/%2e%2e/real-x/${secret}`,
      `/${dir}/..%2f..%2freal-x%2f${secret}`,
      `/${dir}/..%5c..%5creal-x%5c${secret}`,
      `/${dir}/${base}%00`,
      `/${dir}/%`,
      `/${dir}esque/${base}`,
      `/in/${dir}/${base}`,
      `/others/${secret}`,
    ];
  }),
)('does not serve %s', async (target) => {
  expect((await get(target)).status).toBe(404);
});

test.each([
  '/pictures/moving.gif',
  '/drawings/notes.svg',
  '/downloads/page.html',
  '/well-known/pki/token',
  '/.well-known/my%20file',
  '/.well-known/pki/../../site.json',
  '/fonts/prices.pdf',
  '/constructor/a.jpg',
  '/site.json',
  '/',
])('does not serve %s, which no page can show', async (target) => {
  expect((await get(target)).status).toBe(404);
});

test('responds 404 for a file without read permission', async () => {
  const file = path.join(root, 'real/pictures/locked.jpg');
  await writeFile(file, '\xff\xd8\xff', 'latin1');
  await chmod(file, 0);
  await chmod(root, 0o755);
  const { status } = await withoutRights(() => get('/pictures/locked.jpg'));
  expect(status).toBe(404);
});

test.each(['pictures', 'fonts', 'downloads'])(
  'watches the files in %s, but not in similar folders',
  (name) => {
    expect(isContentFile('content', `content/${name}/in/a.x`)).toBe(true);
    expect(isContentFile('content', `content/${name}-x/a.x`)).toBe(false);
    expect(isContentFile('content', `content/${name}`)).toBe(false);
    expect(isContentFile('content', `${name}/a.x`)).toBe(false);
  },
);
