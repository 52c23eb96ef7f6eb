// The dev server's plugin with a custom source, as the editor uses it.
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, createServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownDiagnosis } from '../../src/shown/showContent.ts';
import { folderSource } from '../content/contentSource.ts';
import { devSite } from './devPlugin.ts';

let place: string;
let folder: string;
const ends: (() => unknown)[] = [];
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'dev-source-'));
  folder = path.join(place, 'content');
  await cp('tests/fixtures/second-site', folder, { recursive: true });
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await rm(place, { recursive: true, force: true });
});

/** Starts the plugin in a server without code for pages. `sent` are its messages to open pages. */
async function start(read?: () => Promise<ShownDiagnosis>) {
  const plugin = devSite(folder);
  let tell = () => {};
  if (read) {
    plugin.api?.takeFrom({
      read,
      onChange(listener) {
        tell = listener;
      },
    });
  }
  const logger = { ...createLogger('silent'), error: vi.fn() };
  const sent: [event: string, data: unknown][] = [];
  const server = await createServer({
    ...{ configFile: false, root: place, customLogger: logger, mode: 'development' },
    ...{ appType: 'custom', optimizeDeps: { noDiscovery: true } },
    server: { middlewareMode: true, ws: false },
    plugins: [
      {
        name: 'before',
        configureServer({ ws }) {
          vi.spyOn(ws, 'send').mockImplementation((event: unknown, data?: unknown) => {
            sent.push([String(event), data]);
          });
        },
      },
      plugin,
    ],
  });
  ends.push(() => server.close());
  const http = createHttpServer(server.middlewares);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  ends.push(() => http.close());
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    ...{ logger, sent, tell: () => tell() },
    get: (target: string) => fetch(`http://127.0.0.1:${port}${target}`),
  };
}

const kinds = (sent: readonly [event: string, data: unknown][]) => sent.map(([event]) => event);

test('sends open pages the changes of a custom source, but not its diagnostics', async () => {
  const good = await folderSource(folder).read();
  const { content } = good;
  if (!content) throw new Error('The site has mistakes.');
  const [home, ...others] = content.pages;
  if (!home) throw new Error('It has no page.');
  let next = good;
  let reads = 0;
  const { sent, tell } = await start(async () => {
    reads += 1;
    return next;
  });
  await vi.waitFor(() => expect(kinds(sent)).toEqual(['site:reload']), { timeout: 120_000 });
  const changed = { ...home, title: 'Changed' };
  next = { ...good, content: { ...content, pages: [changed, ...others] } };
  tell();
  await vi.waitFor(() => expect(kinds(sent)).toEqual(['site:reload', 'site:pages']), {
    timeout: 120_000,
  });
  expect(sent[1]?.[1]).toMatchObject([{ path: '/', title: 'Changed' }]);
  // Unpublished pages are also sent.
  next = {
    ...next,
    content: { ...content, pages: [changed, ...others], unpublished: [{ ...home, path: '/new' }] },
  };
  tell();
  await vi.waitFor(() => expect(sent).toHaveLength(3), { timeout: 120_000 });
  expect(sent[2]).toMatchObject(['site:pages', [{ path: '/new', title: home.title }]]);
  await writeFile(path.join(folder, 'visit.json'), '{');
  const { diagnostics } = await folderSource(folder).read();
  expect(diagnostics).not.toEqual([]);
  next = { ...good, content: undefined, diagnostics };
  const before = reads;
  tell();
  await vi.waitFor(() => expect(reads).toBeGreaterThan(before), { timeout: 120_000 });
  next = { ...good, content: { ...content, site: { ...content.site, company: 'Another' } } };
  tell();
  await vi.waitFor(() => expect(sent).toHaveLength(4), { timeout: 120_000 });
  expect(kinds(sent)).not.toContain('site:problems');
});

test('reports a source that cannot be read in the terminal and in the response', async () => {
  const { logger, get, sent } = await start(() => Promise.reject(new Error('There is no folder.')));
  const answer = await get('/');
  expect([answer.status, await answer.text()]).toEqual([500, 'There is no folder.\n']);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(logger.error).toHaveBeenCalledWith('There is no folder.');
  expect(sent).toEqual([]);
});

test('responds that a page cannot be rendered, and prints the reason to the terminal', async () => {
  // This server's folder has no code for pages.
  const { logger, get } = await start();
  const answer = await get('/visit');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('The page cannot be rendered. The terminal shows details.\n');
  expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('prerenderPage'));
  expect((await get('/%zz')).status).toBe(400);
});

test('notices added and removed pictures and downloads', async () => {
  const { sent } = await start();
  await vi.waitFor(() => expect(sent).not.toEqual([]), { timeout: 120_000 });
  for (const name of ['pictures/bench.jpg', 'downloads/price-list.pdf']) {
    const file = path.join(folder, name);
    sent.length = 0;
    await rename(file, path.join(place, 'away'));
    await vi.waitFor(() => expect(kinds(sent)).toEqual(['site:problems']), { timeout: 120_000 });
    expect(JSON.stringify(sent[0]?.[1])).toContain(name);
    await rename(path.join(place, 'away'), file);
    await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 120_000 });
    expect(sent[1]).toEqual(['site:problems', []]);
  }
});
