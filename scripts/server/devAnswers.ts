import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { embedsFolder, notFoundAt, pathOfDocument, typefacesOf } from '../../schema/browser.ts';
import type { Diagnostic, Page, Site } from '../../schema/index.ts';
import { readRedirects, redirectFor } from '../../schema/inspect.ts';
import { iconsPath, languageAt, previewOf } from '../../src/dev/preview.ts';
import { problemsMarkup } from '../../src/dev/problems.ts';
import { iconFile as fileOfIcons, interfaceIcons } from '../../src/prerender/icons.ts';
import { hashSource } from '../../src/prerender/policy.ts';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import type { ResolvedSite } from '../../src/resolved/types.ts';
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
type ResolvedLanguage = { site: ResolvedSite; pages: readonly Page[] };
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
  const content = previewOf(languageAt(checked, pathOfDocument(pathname)));
  const site = visitorSite(content.site);
  if (pathname === galleryPath) return html(server, pathname, 200, galleryDocument(site));
  if (pathname === siteAddress(site)) return json(site);
  const languages = [checked, ...checked.languages].map(previewOf);
  return (
    redirect(checked.site, target) ??
    embed(languages, pathname) ??
    (await siteIcon(checked.site, folder, pathname)) ??
    pageData(content, pathname) ??
    (await page(server, { ...content, site }, target, languages))
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
function embed(languages: readonly Content[], pathname: string): Answer | undefined {
  if (!pathname.startsWith(embedsFolder)) return undefined;
  const retry = { code: '<meta http-equiv="refresh" content="1">', title: '' };
  const [found] = languages.flatMap(({ site, pages }) => {
    const known = embedsOf(site, pages).get(pathname);
    return known ? { known, language: site.language } : [];
  });
  const body = embedDocument(found?.known ?? retry, found?.language ?? 'en');
  return { status: 200, type: 'text/html', body, headers: embedHeaders };
}

/** The document of a page, for a request of client-side navigation. */
function pageData({ pages }: { pages: readonly Page[] }, pathname: string): Answer | undefined {
  if (!pathname.endsWith('.json')) return undefined;
  const found = pages.find((known) => known.path === pathOfDocument(pathname));
  return found ? json(found) : text(404, 'No such page.');
}

const files: Omit<PageFiles, 'fonts' | 'site'> = { code: ['/src/main.tsx'] };

/** The address of site.json of a language. No page can have it. */
function siteAddress({ home = '/' }: VisitorSite): string {
  return `${home}/__site.json`.replace('//', '/');
}

type Prerender = typeof import('../../src/prerender/prerenderPage.tsx');

async function page(
  server: ViteDevServer,
  { site, pages }: { site: VisitorSite; pages: readonly Page[] },
  target: Target,
  languages: readonly ResolvedLanguage[],
): Promise<Answer | undefined> {
  const { pathname, search } = target;
  const notFound = notFoundAt(site.home);
  const isPage = (path: string | undefined) =>
    path !== notFound && pages.some((known) => known.path === path);
  const other = isPage(pathname) && !target.hasSlash ? undefined : otherPaths(target).find(isPage);
  if (other !== undefined) return moved(other + search);
  const found = pages.find((known) => isPage(pathname) && known.path === pathname);
  const servedPage = found ?? pages.find((known) => known.path === notFound);
  const script = await earlyScript(server);
  const document = servedPage && (await renderedDocument(server, site, servedPage, script));
  if (document === undefined) return undefined;
  const headers = pageHeaders(languages, script, server.config.html?.cspNonce);
  return { ...(await html(server, pathname, found ? 200 : 404, document)), headers };
}

/** The headers of a page in a build, so that visitors see nothing else, with what Vite's own code needs. */
function pageHeaders(
  languages: readonly ResolvedLanguage[],
  script: string,
  nonce = '',
): Record<string, string> {
  const ofVite: MoreSources = {
    'script-src': [`'nonce-${nonce}'`],
    // Announces changes, and waits for a server that restarts.
    'connect-src': ['ws:'],
    'worker-src': ['blob:'],
  };
  const [main, ...others] = languages.map(({ site }) => site);
  if (!main) return {};
  const pages = languages.flatMap((language) => language.pages);
  const { headers } = hostRules(main, hashSource(script), pages, ofVite, others);
  // HSTS would apply to every server on this computer.
  const { 'Strict-Transport-Security': _hsts, ...inDev } = headers;
  return inDev;
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
  servedPage: Page,
  script = '',
): Promise<string | undefined> {
  const prerender = await load<Prerender>(server, '/src/prerender/prerenderPage.tsx');
  const fonts = wholeFonts(typefacesOf(site.brand));
  return prerender?.prerenderPage(site, servedPage, {
    files: { ...files, site: siteAddress(site), fonts },
    icon: '/favicon.ico',
    earlyScript: script,
  });
}
