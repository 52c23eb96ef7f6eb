import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { embedsFolder, notFoundPath, pathOfDocument, typefacesOf } from '../../schema/browser.ts';
import type { Diagnostic, Page, Site } from '../../schema/index.ts';
import { readRedirects, redirectFor } from '../../schema/inspect.ts';
import { iconsPath, previewOf } from '../../src/dev/preview.ts';
import { problemsMarkup } from '../../src/dev/problems.ts';
import { iconFile as fileOfIcons, interfaceIcons } from '../../src/prerender/icons.ts';
import { hashSource } from '../../src/prerender/policy.ts';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import type { VisitorSite } from '../../src/shared/site.ts';
import type { PageFiles } from '../../src/start/startData.ts';
import { isRightToLeft } from '../../src/theme/direction.ts';
import { wholeFonts } from '../../src/theme/loadFonts.ts';
import { embedHeaders, hostRules, type MoreSources } from '../build/hosting/hosting.ts';
import { embedDocument, embedsOf } from '../build/writeEmbeds.ts';
import type { SiteState } from './followSource.ts';
import { otherPaths, type Target } from './requestTarget.ts';
import { siteIcon } from './siteIcon.ts';

type Content = { site: Site; pages: readonly Page[] };
type Answer = {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
};

/** The dev server's response to a request; undefined if Vite has to handle it. */
export async function devAnswer(
  server: ViteDevServer,
  target: Target,
  { content: checked, diagnostics, failure }: SiteState,
  folder: string,
): Promise<Answer | undefined> {
  const { pathname } = target;
  if (pathname === iconsPath) return { status: 200, type: 'image/svg+xml', body: fileOfIcons() };
  if (!checked && failure !== undefined) return text(500, `${failure}\n`);
  if (!checked) return html(server, pathname, 500, problemsDocument(diagnostics));
  const content = previewOf(checked);
  const site = visitorSite(content.site);
  if (pathname === galleryPath) return html(server, pathname, 200, galleryDocument(site));
  if (pathname === files.site) return json(site);
  return (
    redirect(site, target) ??
    embed(content, pathname) ??
    (await siteIcon(site, folder, pathname)) ??
    pageData(content, pathname) ??
    (await page(server, { ...content, site }, target))
  );
}

const text = (status: number, body: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
});

const json = (value: object): Answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** An HTML document with Vite's additions. Vite does not transform the document, because it would replace "%MODE%" in texts. */
async function html(
  server: ViteDevServer,
  pathname: string,
  status: number,
  written: string,
): Promise<Answer> {
  const added = await server.transformIndexHtml(pathname, '');
  const body = written.replace('<head>', (head) => head + added);
  return { status, type: 'text/html', body };
}

function problemsDocument(diagnostics: readonly Diagnostic[]): string {
  const problems = problemsMarkup(diagnostics, 'Fix and save them to see the site.');
  return `<!doctype html><head><title>Not yet</title></head>${problems}<script type="module" src="/src/dev/reload.ts"></script>`;
}

const galleryPath = '/__blocks';

/** The HTML document for examples of every block type, which src/dev/gallery.tsx renders in the browser. */
function galleryDocument(site: Site): string {
  return `<!doctype html><html lang="${site.language}"${isRightToLeft(site.language) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blocks</title></head>
<div id="root"></div>${interfaceIcons}<script type="module" src="/src/dev/gallery.tsx"></script><script type="module" src="/src/dev/reload.ts"></script>`;
}

function redirect(site: Site, { pathname, search }: Target): Answer | undefined {
  const location = redirectFor(readRedirects(site.redirects ?? []), pathname, search);
  return location === undefined ? undefined : moved(location);
}

/** A redirect that browsers do not cache, because the next save may change it. */
function moved(location: string): Answer {
  return { ...text(301, ''), headers: { 'cache-control': 'no-store', location } };
}

/**
 * The page with an embed code, with the headers of a build. An open page may request a code before its document is read; then the
 * frame retries.
 */
function embed({ site, pages }: Content, pathname: string): Answer | undefined {
  if (!pathname.startsWith(embedsFolder)) return undefined;
  const retry = { code: '<meta http-equiv="refresh" content="1">', title: '' };
  const body = embedDocument(embedsOf(site, pages).get(pathname) ?? retry, site.language);
  return { status: 200, type: 'text/html', body, headers: embedHeaders };
}

/** The document of a page, for a request of client-side navigation. */
function pageData({ pages }: { pages: readonly Page[] }, pathname: string): Answer | undefined {
  if (!pathname.endsWith('.json')) return undefined;
  const found = pages.find((known) => known.path === pathOfDocument(pathname));
  return found ? json(found) : text(404, 'No such page.');
}

const files: Omit<PageFiles, 'fonts'> = {
  code: ['/src/main.tsx'],
  dialogCode: [],
  // No page can have this address.
  site: '/__site.json',
};

type Prerender = typeof import('../../src/prerender/prerenderPage.tsx');

async function page(
  server: ViteDevServer,
  { site, pages }: { site: VisitorSite; pages: readonly Page[] },
  target: Target,
): Promise<Answer | undefined> {
  const { pathname, search } = target;
  const isPage = (path: string | undefined) =>
    path !== notFoundPath && pages.some((known) => known.path === path);
  const other = isPage(pathname) && !target.hasSlash ? undefined : otherPaths(target).find(isPage);
  if (other !== undefined) return moved(other + search);
  const found = pages.find((known) => isPage(pathname) && known.path === pathname);
  const shown = found ?? pages.find((known) => known.path === notFoundPath);
  const script = await earlyScript(server);
  const document = shown && (await renderedDocument(server, site, shown, script));
  if (document === undefined) return undefined;
  const headers = pageHeaders(site, pages, script, server.config.html?.cspNonce);
  return { ...(await html(server, pathname, found ? 200 : 404, document)), headers };
}

/** The headers of a page in a build, so that visitors see nothing else, with what Vite's own code needs. */
function pageHeaders(
  site: VisitorSite,
  pages: readonly Page[],
  script: string,
  nonce = '',
): Record<string, string> {
  const ofVite: MoreSources = {
    'script-src': [`'nonce-${nonce}'`],
    // Announces changes, and waits for a server that restarts.
    'connect-src': ['ws:'],
    'worker-src': ['blob:'],
  };
  const { headers } = hostRules(site, hashSource(script), pages, ofVite);
  // HSTS would apply to every server on this computer.
  const { 'Strict-Transport-Security': _hsts, ...others } = headers;
  return others;
}

/** Loads a module of the site's code in this process; undefined while the server has no environment for it. */
function load<Module>(server: ViteDevServer, id: string): Promise<Module> | undefined {
  const environment = server.environments.ssr;
  return environment && isRunnableDevEnvironment(environment)
    ? environment.runner.import(id)
    : undefined;
}

/** The script for the head of pages. The dev plugin bundles it (scripts/server/devPlugin.ts). */
async function earlyScript(server: ViteDevServer): Promise<string> {
  const early = await load<{ default: string }>(server, '/src/start/earlyScript.ts?script');
  return early?.default ?? '';
}

/**
 * The HTML document of a page, without Vite's additions; undefined if there is nothing to render. Without `script` it runs no
 * code.
 */
async function renderedDocument(
  server: ViteDevServer,
  site: VisitorSite,
  shown: Page,
  script = '',
): Promise<string | undefined> {
  const prerender = await load<Prerender>(server, '/src/prerender/prerenderPage.tsx');
  const fonts = wholeFonts(typefacesOf(site.brand));
  return prerender?.prerenderPage(site, shown, {
    files: { ...files, fonts },
    icon: '/favicon.ico',
    earlyScript: script,
  });
}
