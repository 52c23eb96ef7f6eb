import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { Page } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import { languageAt, previewOf } from '../../src/dev/preview.ts';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import { type ContentSource, folderSource } from '../content/contentSource.ts';
import { isContentFile, serveContentFiles } from './contentFiles.ts';
import { devAnswer } from './devAnswers.ts';
import { followSource, type SiteState } from './followSource.ts';
import { readTarget } from './requestTarget.ts';

/**
 * Makes a Vite server render each page on request with the same code as a build, and send saved documents to open pages. A
 * document with errors is not sent: the page keeps its last good state, under an overlay with file, place and fix. If the site
 * comes from a custom source, the caller shows its diagnostics. Returns the function for Vite to call after adding its
 * middlewares.
 */
export function serveLive(server: ViteDevServer, folder: string, source?: ContentSource) {
  const { update, latest } = followSource(source ?? folderSource(folder), (before, after) => {
    if (after.failure !== undefined) server.config.logger.error(after.failure);
    if (!source && !isSame(before.diagnostics, after.diagnostics)) {
      server.ws.send('site:problems', after.diagnostics);
    }
    sendContent(server, before.content, after.content);
  });
  watchDocuments(server, path.resolve(folder), update);
  // A page that has just connected may show an earlier version.
  server.ws.on('site:shown', async (state: unknown, client) => {
    const { content, diagnostics } = await latest();
    if (!source && diagnostics.length > 0) client.send('site:problems', diagnostics);
    if (!content) return;
    const page = valueAt(state, ['page']);
    const { site, pages } = previewOf(languageAt(content, String(valueAt(page, ['path']))));
    const saved = pages.find(({ path: route }) => route === valueAt(page, ['path']));
    if (!isSame(valueAt(state, ['site']), visitorSite(site))) client.send('site:reload');
    else if (saved && !isSame(page, saved)) client.send('site:pages', [saved]);
  });
  server.middlewares.use(serveContentFiles(folder));
  return () => {
    server.middlewares.use(answerFrom(server, latest, folder));
  };
}

/** Calls `onChange` when a document, picture, font or download in a folder may have changed. */
function watchDocuments(server: ViteDevServer, folder: string, onChange: () => void): void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    const isRead = file.endsWith('.json') || isContentFile(folder, file);
    if (!file.startsWith(folder) || !isRead) return;
    // A file is briefly empty while it is written, and one save can cause several events.
    clearTimeout(soon);
    soon = setTimeout(onChange, 20);
    // The watcher ignores further events of a file for 50 ms after a change, and for 100 ms after a removal.
    clearTimeout(later);
    later = setTimeout(onChange, 150);
  });
  server.httpServer?.once('close', () => {
    clearTimeout(soon);
    clearTimeout(later);
  });
}

/** Sends a change to the open pages: the new documents, or a request to reload. */
function sendContent(
  server: ViteDevServer,
  before: SiteState['content'],
  after: SiteState['content'],
): void {
  if (!after || before === after) return;
  const [languages, last] = [after, before].map((content) =>
    content ? [content, ...content.languages] : [],
  );
  const sitesOf = (all: typeof languages) => all?.map(({ site }) => site);
  if (!isSame(sitesOf(last), sitesOf(languages))) {
    server.ws.send('site:reload');
    return;
  }
  const pagesOf = (all: typeof languages = []) => all.flatMap((one) => previewOf(one).pages);
  const known = new Map(pagesOf(last).map((page: Page) => [page.path, page]));
  const changed = pagesOf(languages).filter((page) => !isSame(known.get(page.path), page));
  if (changed.length > 0) server.ws.send('site:pages', changed);
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function answerFrom(
  server: ViteDevServer,
  latest: () => Promise<SiteState>,
  folder: string,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const answerInWords = (status: number, message: string) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
    const target = readTarget(request.originalUrl);
    if (!target) return answerInWords(400, 'Bad request: not a valid address.\n');
    try {
      const answer = await devAnswer(server, target, await latest(), folder);
      if (!answer) return next();
      response.writeHead(answer.status, { 'content-type': answer.type, ...answer.headers });
      response.end(answer.body);
    } catch (error) {
      if (!(error instanceof Error)) return next(error);
      server.ssrFixStacktrace(error);
      server.config.logger.error(error.stack ?? error.message);
      answerInWords(500, 'The page cannot be rendered. The terminal shows details.\n');
    }
  };
}
