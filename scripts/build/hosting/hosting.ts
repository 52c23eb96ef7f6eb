import { embedsFolder, frameSrc, notFoundAt, readFrame } from '../../../schema/browser.ts';
import type { Page, Site } from '../../../schema/index.ts';
import { type Host, type ReadRedirect, readRedirects } from '../../../schema/inspect.ts';
import { hashSource } from '../../../src/prerender/policy.ts';
import { speculationRules } from '../../../src/prerender/speculationRules.ts';
import type { ResolvedSite } from '../../../src/resolved/types.ts';
import { analyticsSources } from '../../../src/visit/trackers.ts';
import { caddyCapitals, nginxCapitals } from './capitals.ts';
import { caddyRedirects, nginxRedirects, pagesRedirects } from './hostRedirects.ts';

/** The rules for every host of the site: its address, headers for all responses, and redirects. */
export type HostRules = {
  /** Omitted if the address is not known: then no other name redirects to it. */
  url?: string;
  headers: Record<string, string>;
  /** Headers for addresses below /embeds/; they replace those of the same name. Empty for a site without embedded code. */
  embedHeaders: Record<string, string>;
  /**
   * Headers of the editor's files, if the build has an editor: `pages` below /edit/, and in addition `code` below /edit/assets/.
   * They replace those of the same name.
   */
  editor?: { pages: Record<string, string>; code: Record<string, string> } | undefined;
  /** The origins whose frames pages show. */
  frames: readonly string[];
  redirects: readonly ReadRedirect[];
  /** The paths of pages that visitors may type with capitals. */
  paths: readonly string[];
  /** The home pages of other languages, if there are any. Each has a 404 page for the addresses below it. */
  homes?: readonly string[];
};

/**
 * Where a provider's frame may go. A form is sent to other hosts than the address that was pasted: those of its provider, a
 * payment, a thank-you page. Browsers check each of them, and links that call or write, against `frame-src`.
 */
export const providerSources = ["'self'", 'https:', 'mailto:', 'sms:', 'tel:'] as const;

/** What no page, and no frame in it, may use. */
export const deniedFeatures = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

// The sandbox matches the frame's (src/shared/frameLimits.ts), for visitors who open the page directly. Hosts are not listed,
// because a provider's script loads from more hosts than its code names, such as those of fonts, pictures and data.
export const embedHeaders = {
  'Content-Security-Policy': [
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    "default-src https: data: blob: 'unsafe-inline'",
    `frame-src ${providerSources.join(' ')} data: blob:`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; '),
  'X-Robots-Tag': 'noindex',
};

/** The folder of the editor in a build. */
export const editFolder = 'edit';

/** What an editor at another address reads, if the build has one. */
export const sharedFiles = ['/version.json', `/${editFolder}/facts.json`];
export const sharedHeaders = { 'Access-Control-Allow-Origin': '*' };

/** Sources to add to a policy, by directive. */
export type MoreSources = Readonly<Record<string, readonly string[]>>;

/**
 * The rules for a site with published pages. `earlyScript` is the hash source of the only script allowed in its pages.
 * Each page has a policy for its styles (src/prerender/policy.ts). A `default-src` here would block them, so every other kind of
 * resource is listed instead. All pages have the same policy, because a visitor goes on to other pages without loading them.
 * `pages` are those of all languages, and `others` the sites of all but the main one.
 */
export function hostRules(
  site: Site,
  earlyScript: string,
  pages: readonly Pick<Page, 'blocks' | 'path'>[] = [],
  more: MoreSources = {},
  others: readonly Pick<ResolvedSite, 'leadForm' | 'blog' | 'home'>[] = [],
): HostRules {
  const sites = [site, ...others];
  const embeds = pages.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'embed'));
  const framed = [
    ...sites.map(({ leadForm }) => leadForm.src),
    ...(embeds.some(({ source }) => source === 'blog') ? sites.map(({ blog }) => blog?.src) : []),
    ...embeds.map(({ url, code }) => (url ? readFrame(url).src : code)),
  ].flatMap((written) => (written ? [frameSrc(written)] : []));
  const hasCode = framed.some((src) => src.startsWith(embedsFolder));
  const frames = [...new Set(framed.map(originSource))].filter((source) => source !== "'self'");
  const hasProvider = hasCode || frames.length > 0;
  // A native form is sent there, and a script sends it without leaving the page.
  const actions = [
    ...sites.map(({ leadForm }) => leadForm.action),
    ...pages.flatMap(({ blocks }) =>
      blocks.map((block) => (block.type === 'form' ? block.action : undefined)),
    ),
  ].flatMap((action) => (action ? [originSource(action)] : []));
  const embed = sites.flatMap(({ leadForm: { embedScript } }) =>
    embedScript ? [originSource(embedScript)] : [],
  );
  const analytics = analyticsSources(site);
  const inline = [earlyScript, hashSource(speculationRules)];
  // No `require-trusted-types-for`: the head script inserts links as HTML (src/start/earlyScript.ts).
  const policy = {
    'script-src': ["'self'", ...inline, ...embed, ...analytics.script],
    'style-src-attr': ["'none'"],
    // The favicon is a data URL. Scripts in such an image do not run.
    'img-src': ["'self'", 'data:', ...analytics.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics.connect, ...actions],
    'frame-src': hasProvider ? providerSources : ["'self'"],
    'manifest-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'form-action': ["'self'", ...actions],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
  };
  const homes = others.flatMap(({ home }) => home ?? []);
  const notFound = ['/', ...homes].map(notFoundAt);
  return {
    url: site.url,
    headers: {
      'Content-Security-Policy': Object.entries(policy)
        .map(([name, sources]) => [name, ...new Set(withMore(sources, more[name]))].join(' '))
        .join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': deniedFeatures,
      // With "same-origin", a provider's frame could open no window for a payment or a login.
      'Cross-Origin-Opener-Policy': hasProvider ? 'same-origin-allow-popups' : 'same-origin',
      'Strict-Transport-Security': `max-age=31536000${site.httpsSubdomains ? '; includeSubDomains' : ''}`,
    },
    embedHeaders: hasCode ? embedHeaders : {},
    frames,
    redirects: readRedirects(site.redirects ?? []),
    paths: pages.map(({ path }) => path).filter((path) => path !== '/' && !notFound.includes(path)),
    ...(homes.length > 0 && { homes }),
  };
}

/** The sources of a directive. 'none' is valid only without others. */
function withMore(sources: readonly string[], more: readonly string[] = []): readonly string[] {
  return more.length > 0 ? [...sources.filter((source) => source !== "'none'"), ...more] : sources;
}

/** The policy source of a frame or script: this site, or the origin of an address. */
function originSource(address: string): string {
  return address.startsWith('/') ? "'self'" : new URL(address).origin;
}

/** Writes the files `_headers` and `_redirects` for Netlify and Cloudflare Pages, by name. */
export function pagesFiles(
  { headers, embedHeaders, editor, redirects, homes = [] }: HostRules,
  hosts: readonly Host[] = [],
): Record<string, string> {
  const written = (name: string, value: string) => `  ${name}: ${value}\n`;
  // Cloudflare Pages joins values from several rules, unless a line with "!" removes the earlier ones.
  const replacing = (all: Record<string, string>, earlier: Record<string, string>) =>
    Object.entries(all).map(
      ([name, value]) => (name in earlier ? `  ! ${name}\n` : '') + written(name, value),
    );
  const embeds = replacing(embedHeaders, headers);
  // Cloudflare Pages finds the nearest 404 page itself.
  const notFoundLines = homes.map((home) => `${home}/* ${notFoundAt(home)}.html 404\n`).join('');
  const rules: Record<string, readonly string[]> = {
    '/*': Object.entries(headers).map(([name, value]) => written(name, value)),
    ...(embeds.length > 0 && { [`${embedsFolder}*`]: embeds }),
    '/assets/*': [written('Cache-Control', 'public, max-age=31536000, immutable')],
    // Search engines list pages, not their data.
    '/*.json': [written('X-Robots-Tag', 'noindex')],
    '/licenses.txt': [written('X-Robots-Tag', 'noindex')],
    ...(editor && {
      [`/${editFolder}/*`]: replacing(editor.pages, { ...headers, 'X-Robots-Tag': '' }),
      [`/${editFolder}/assets/*`]: replacing(editor.code, editor.pages),
      ...Object.fromEntries(
        sharedFiles.map((file) => [file, replacing(sharedHeaders, {})] as const),
      ),
    }),
  };
  return {
    _headers: Object.entries(rules)
      .map(([addresses, lines]) => `${addresses}\n${lines.join('')}`)
      .join('\n'),
    _redirects: pagesRedirects(redirects) + (hosts.includes('netlify') ? notFoundLines : ''),
  };
}

/** The other name that visitors may type for a site: with "www" added or removed. */
export function otherName(url: string): string {
  const { hostname } = new URL(url);
  return hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
}

/** Writes the file that scripts/build/hosting/nginx.conf includes. */
export function nginxFile({
  url,
  headers,
  embedHeaders,
  editor,
  redirects,
  paths,
  homes = [],
}: HostRules): string {
  const headerLines = (all: Record<string, string>) =>
    Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // A location with headers inherits none from the server.
  const inEmbeds = { ...headers, ...embedHeaders, 'Cache-Control': 'no-cache' };
  const embeds = [
    `location ${embedsFolder} {`,
    ...headerLines(inEmbeds),
    'try_files $uri $uri.html =404;',
    '}',
  ];
  const location = (match: string, all: Record<string, string>, files: string) => [
    `location ${match} {`,
    ...headerLines({ ...headers, 'Cache-Control': 'no-cache', ...all }),
    `try_files ${files} =404;`,
    '}',
  ];
  const edit = `/${editFolder}/`;
  const ofEditor = editor && [
    `location = /${editFolder} { return 301 ${edit}; }`,
    ...location(`= ${edit}`, editor.pages, `${edit}index.html`),
    ...location(`^~ ${edit}`, editor.pages, '$uri $uri.html'),
    ...location(`^~ ${edit}assets/`, { ...editor.pages, ...editor.code }, '$uri'),
    ...sharedFiles.flatMap((file) =>
      location(`= ${file}`, { 'X-Robots-Tag': 'noindex', ...sharedHeaders }, file),
    ),
  ];
  const lines = [
    ...headerLines(headers),
    ...(Object.keys(embedHeaders).length > 0 ? embeds : []),
    ...(ofEditor ?? []),
    ...(url === undefined
      ? []
      : [`if ($host = "${otherName(url)}") { return 301 "${new URL(url).origin}$request_uri"; }`]),
    ...nginxRedirects(redirects),
    ...nginxCapitals(paths),
    // The page for missing addresses has no address.
    ...homes.map((home) => `location ~ ^${home}/404(\\.html)?/?$ { return 404; }`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the file that scripts/build/hosting/Caddyfile imports. */
export function caddyFile({
  url,
  headers,
  embedHeaders,
  editor,
  redirects,
  paths,
  homes = [],
}: HostRules): string {
  const headersFor = (matcher: string, all: Record<string, string>) => [
    `header ${matcher} {`,
    ...Object.entries(all).map(([name, value]) => `\t${name} "${value}"`),
    '}',
  ];
  // Each response matches exactly one of these, so the order in which Caddy applies them does not matter.
  const edit = `/${editFolder}/`;
  const hasEmbeds = Object.keys(embedHeaders).length > 0;
  const others = [...(hasEmbeds ? [`${embedsFolder}*`] : []), ...(editor ? [`${edit}*`] : [])];
  const embeds = [
    `@embeds path ${embedsFolder}*`,
    ...headersFor('@embeds', { ...headers, ...embedHeaders }),
  ];
  const ofEditor = editor && [
    `@editorCode path ${edit}assets/*`,
    ...headersFor('@editorCode', { ...headers, ...editor.pages, ...editor.code }),
    `@editor {`,
    `\tpath ${edit}*`,
    `\tnot path ${edit}assets/*`,
    '}',
    ...headersFor('@editor', { ...headers, ...editor.pages }),
    `@shared path ${sharedFiles.join(' ')}`,
    ...headersFor('@shared', sharedHeaders),
    `redir /${editFolder} ${edit} 301`,
  ];
  const notFoundPages = homes.map(notFoundAt).flatMap((path) => [path, `${path}/`, `${path}.html`]);
  const lines = [
    ...(hasEmbeds ? embeds : []),
    ...(ofEditor ?? []),
    ...(others.length > 0
      ? [`@pages not path ${others.join(' ')}`, ...headersFor('@pages', headers)]
      : headersFor('*', headers)),
    ...(url === undefined
      ? []
      : [`@otherName host ${otherName(url)}`, `redir @otherName ${new URL(url).origin}{uri} 301`]),
    ...(homes.length > 0
      ? [`@notFoundPages path ${notFoundPages.join(' ')}`, 'error @notFoundPages 404']
      : []),
    ...caddyRedirects(redirects),
    ...caddyCapitals(paths),
  ];
  return `${lines.join('\n')}\n`;
}
