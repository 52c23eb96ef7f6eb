import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { bundleEarlyScript } from '../build/earlyScript.ts';
import { iconFiles } from '../build/icons.ts';
import { type ContentSource, folderSource } from '../files/contentSource.ts';
import type { Diagnosis } from '../schema/diagnose/index.ts';
import type { Page, Site } from '../schema/index.ts';
import { notFoundPath } from '../schema/paths.ts';
import { readRedirects, redirectFor, requestPath } from '../schema/redirects.ts';
import { problemsMarkup } from '../src/dev/problems.ts';
import type { PageCode } from '../src/prerender/htmlDocument.ts';

export const devSiteName = 'dev-site';

type Prerender = typeof import('../src/prerender/prerenderPage.tsx');

/** What another plugin can tell this one. */
export type DevSiteApi = {
  /** Takes the site from elsewhere; who gives it shows its mistakes too, so there is no overlay of them. */
  takeFrom(source: ContentSource): void;
};

/**
 * The dev server: renders each page on request by the same code as the build, and sends a saved document to
 * the open page. A document with mistakes is not sent: the page keeps its last good state under an
 * overlay that names file, place and fix.
 */
export function devSite(folder: string): Plugin<DevSiteApi> {
  let source = folderSource(folder);
  let showsProblems = true;
  return {
    name: devSiteName,
    apply: 'serve',
    api: {
      takeFrom(other) {
        source = other;
        showsProblems = false;
      },
    },
    configureServer(server) {
      if (server.config.mode === 'test') return undefined;
      let current: Diagnosis = { diagnostics: [], warnings: 0, content: undefined };
      let lastGood: Diagnosis['content'];
      // Why the folder could not be read the last time.
      let failure = '';

      const read = async () => {
        current = await source.read();
        lastGood = current.content ?? lastGood;
      };
      server.watcher.add(path.resolve(folder));
      const readAndSend = async () => {
        const before = lastGood;
        const said = current.diagnostics;
        try {
          await read();
          failure = '';
        } catch (error) {
          // The folder is gone for a moment, as when branches are switched; what was shown stays.
          failure = error instanceof Error ? error.message : String(error);
          server.config.logger.error(failure);
          return;
        }
        if (showsProblems && JSON.stringify(said) !== JSON.stringify(current.diagnostics)) {
          server.ws.send('site:problems', current.diagnostics);
        }
        if (!current.content) return;
        if (JSON.stringify(before?.site) !== JSON.stringify(current.content.site)) {
          server.ws.send('site:reload');
          return;
        }
        const changed = changedPages(before?.pages ?? [], current.content.pages);
        if (changed.length > 0) server.ws.send('site:pages', changed);
      };
      // One after the other: of two that overlap, the one that read earlier could be the last to be sent.
      let running = readAndSend();
      const update = () => {
        running = running.then(readAndSend);
      };
      let soon: ReturnType<typeof setTimeout> | undefined;
      let later: ReturnType<typeof setTimeout> | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(path.resolve(folder)) || !file.endsWith('.json')) return;
        // A file that is just being written is empty for a moment, and one save can be several events.
        clearTimeout(soon);
        soon = setTimeout(update, 20);
        // The watcher drops what happens to a file within 50 ms of a change that it has told, or 100 ms of a removal.
        clearTimeout(later);
        later = setTimeout(update, 150);
      });
      server.httpServer?.once('close', () => {
        clearTimeout(soon);
        clearTimeout(later);
      });
      source.onChange(update);

      // Vite ends on an address such as "http://[/", which it reads before any middleware does.
      server.httpServer?.prependListener('request', (request: IncomingMessage) => {
        if (!readTarget(request.url)) request.url = noAddress;
      });
      server.middlewares.use((request, response, next) => {
        if (readTarget(request.originalUrl)) return next();
        response.writeHead(400, plainText).end('This is no address of a page.\n');
      });

      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            // A folder that could not be read is read again: nothing may tell when it is there.
            if (failure !== '') update();
            await running;
            if (!lastGood && failure !== '') {
              response.writeHead(500, plainText).end(`${failure}\n`);
              return;
            }
            const target = readTarget(request.originalUrl);
            const answer = target && (await answerTo(server, target, lastGood, current));
            if (!answer) return next();
            response.writeHead(answer.status, { 'content-type': answer.type, ...answer.headers });
            response.end(answer.body);
          } catch (error) {
            if (!(error instanceof Error)) return next(error);
            server.ssrFixStacktrace(error);
            server.config.logger.error(error.stack ?? error.message);
            response.writeHead(500, plainText);
            response.end('The page cannot be rendered. The terminal shows why.\n');
          }
        });
      };
    },
  };
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

// It cannot be decoded, and no program fails on it.
const noAddress = '/%';

type Target = { pathname: string; search: string };

/** The address that a request is for; undefined for what is none. */
function readTarget(url = '/'): Target | undefined {
  const [written = '', search = ''] = url.split(/(?=\?)(.*)/s);
  const pathname = written.startsWith('/') ? requestPath(written) : undefined;
  return pathname === undefined ? undefined : { pathname, search };
}

function changedPages(before: readonly Page[], after: readonly Page[]): Page[] {
  const known = new Map(before.map((page) => [page.path, JSON.stringify(page)]));
  return after.filter((page) => known.get(page.path) !== JSON.stringify(page));
}

const galleryPath = '/__blocks';

/** The page of every block type with its example; rendered in the browser by src/dev/gallery.tsx. */
function galleryDocument(site: Site): string {
  return `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blocks</title></head>
<div id="root"></div><script type="module" src="/src/dev/gallery.tsx"></script><script type="module" src="/src/dev/reload.ts"></script>`;
}

/** Puts in what Vite needs. Vite does not see the page, in whose texts it would fill marks such as %MODE%. */
async function withVite(server: ViteDevServer, pathname: string, html: string): Promise<string> {
  const added = await server.transformIndexHtml(pathname, '');
  return html.replace('<head>', (head) => head + added);
}

const code: Omit<PageCode, 'earlyScript'> = {
  code: ['/src/browser.tsx'],
  dialog: [],
  site: '/site.json',
  icon: '/favicon.svg',
};

// What the build writes beside the pages (build/icons.ts).
const iconTypes: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

type Answer = {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
};

async function answerTo(
  server: ViteDevServer,
  { pathname, search }: Target,
  content: Diagnosis['content'],
  { diagnostics }: Diagnosis,
): Promise<Answer | undefined> {
  if (!content) {
    const html = `<!doctype html><head><title>Not yet</title></head>${problemsMarkup(diagnostics, 'The site is shown when they are fixed and saved.')}<script type="module" src="/src/dev/reload.ts"></script>`;
    return {
      status: 500,
      type: 'text/html',
      body: await withVite(server, pathname, html),
    };
  }
  const location = redirectFor(readRedirects(content.site.redirects ?? []), pathname, search);
  if (location !== undefined) {
    // Not kept by the browser: the redirect may be another one after the next save.
    const headers = { location, 'cache-control': 'no-store' };
    return { status: 301, type: 'text/plain', body: '', headers };
  }
  if (pathname === galleryPath) {
    const html = galleryDocument(content.site);
    return {
      status: 200,
      type: 'text/html',
      body: await withVite(server, pathname, html),
    };
  }
  if (pathname === code.site) {
    return { status: 200, type: 'application/json', body: JSON.stringify(content.site) };
  }
  const iconType = iconTypes[path.extname(pathname)];
  const icon = iconType && (await iconFiles(content.site))[pathname.slice(1)];
  if (iconType && icon) return { status: 200, type: iconType, body: icon };
  const wantsDocument = pathname.endsWith('/page.json');
  const route = pathname.replace(/\/page\.json$/, '').replace(/(.)\/$/, '$1') || '/';
  const found = content.pages.find(({ path: known }) => known === route);
  if (wantsDocument) {
    return found
      ? { status: 200, type: 'application/json', body: JSON.stringify(found) }
      : { status: 404, type: 'text/plain', body: 'No such page.' };
  }
  const page = found ?? content.pages.find(({ path: known }) => known === notFoundPath);
  const environment = server.environments.ssr;
  if (!page || !environment || !isRunnableDevEnvironment(environment)) return undefined;
  const { prerenderPage }: Prerender = await environment.runner.import(
    '/src/prerender/prerenderPage.tsx',
  );
  const earlyScript = await bundleEarlyScript();
  const html = await prerenderPage(content.site, page, { ...code, earlyScript });
  return {
    status: found ? 200 : 404,
    type: 'text/html',
    body: await withVite(server, pathname, html),
  };
}
