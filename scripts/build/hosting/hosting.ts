import { hash } from 'node:crypto';
import { embedsFolder, frameSrc, readFrame } from '../../../schema/browser.ts';
import type { Page, Site } from '../../../schema/index.ts';
import { type ReadRedirect, readRedirects } from '../../../schema/inspect.ts';
import { analyticsSources } from './analyticsSources.ts';
import { caddyRedirects, nginxRedirects, pagesRedirects } from './hostRedirects.ts';

/** The rules for every host of the site: its address, headers to send with all answers, and redirects. */
export type HostRules = {
  url: string;
  headers: Record<string, string>;
  /** Headers of addresses below /embeds/, which replace those of the same name. Empty for a site without code of providers. */
  embedHeaders: Record<string, string>;
  /** The sources of the frames of all pages. */
  frames: readonly string[];
  redirects: readonly ReadRedirect[];
};

/** A hash for a file name. It changes with the content, so that browsers may keep the file for ever. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 8);
}

// The sandbox is that of the frame (src/shared/frameLimits.ts), for visitors who open the page by itself. The hosts are not named:
// a provider's script loads more of them than its code does, such as those of its fonts, pictures and data.
export const embedHeaders = {
  'Content-Security-Policy':
    "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; default-src https: data: blob: 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
  'X-Robots-Tag': 'noindex',
};

/**
 * The rules for a site with published pages. `earlyScript` is the hash source of the one inline script in its pages; no other is
 * allowed. Each page has a policy for its own styles (src/prerender/policy.ts). A `default-src` here would forbid them, so there
 * is none, and every other kind of resource is named.
 */
export function hostRules(
  site: Site,
  earlyScript: string,
  pages: readonly Pick<Page, 'blocks'>[] = [],
): HostRules {
  const embeds = pages.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'embed'));
  const framed = [
    site.leadForm.src,
    ...(embeds.some(({ source }) => source === 'blog') ? [site.blog?.src] : []),
    ...embeds.map(({ url, code }) => (url ? readFrame(url).src : code)),
  ].flatMap((written) => (written ? [frameSrc(written)] : []));
  const frames = [...new Set(framed.map(originSource))];
  const embed = site.leadForm.embedScript ? [originSource(site.leadForm.embedScript)] : [];
  const analytics = analyticsSources(site);
  // Without `require-trusted-types-for`: the script in the head inserts links as HTML (src/start/earlyScript.ts).
  const policy = {
    'script-src': ["'self'", earlyScript, ...embed, ...analytics.script],
    'style-src-attr': ["'none'"],
    // The icon of the tab is a data URL. Script in such an image does not run.
    'img-src': ["'self'", 'data:', ...analytics.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics.connect],
    'manifest-src': ["'self'"],
    'frame-src': frames,
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
  };
  return {
    url: site.url,
    headers: {
      'Content-Security-Policy': Object.entries(policy)
        .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
        .join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': `max-age=31536000${site.httpsSubdomains ? '; includeSubDomains' : ''}`,
    },
    embedHeaders: framed.some((src) => src.startsWith(embedsFolder)) ? embedHeaders : {},
    frames,
    redirects: readRedirects(site.redirects ?? []),
  };
}

/** The source of a frame or a script for the policy: this site, or the origin of an address. */
function originSource(address: string): string {
  return address.startsWith('/') ? "'self'" : new URL(address).origin;
}

/** Writes the files `_headers` and `_redirects` of Netlify and Cloudflare Pages, by name. */
export function pagesFiles({
  headers,
  embedHeaders,
  redirects,
}: HostRules): Record<string, string> {
  const written = (name: string, value: string) => `  ${name}: ${value}\n`;
  // Cloudflare Pages joins the values of several rules, unless a line with "!" removes the earlier ones.
  const embeds = Object.entries(embedHeaders).map(
    ([name, value]) => (name in headers ? `  ! ${name}\n` : '') + written(name, value),
  );
  const rules: Record<string, readonly string[]> = {
    '/*': Object.entries(headers).map(([name, value]) => written(name, value)),
    ...(embeds.length > 0 && { [`${embedsFolder}*`]: embeds }),
    '/assets/*': [written('Cache-Control', 'public, max-age=31536000, immutable')],
  };
  return {
    _headers: Object.entries(rules)
      .map(([addresses, lines]) => `${addresses}\n${lines.join('')}`)
      .join('\n'),
    _redirects: pagesRedirects(redirects),
  };
}

/** The name that visitors may type for a site instead of its own: with or without "www". */
export function otherName(url: string): string {
  const { hostname } = new URL(url);
  return hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
}

/** Writes the file that scripts/build/hosting/nginx.conf includes. */
export function nginxFile({ url, headers, embedHeaders, redirects }: HostRules): string {
  const { origin } = new URL(url);
  const headerLines = (all: Record<string, string>) =>
    Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // A location with headers inherits none of the server.
  const inEmbeds = { ...headers, ...embedHeaders, 'Cache-Control': 'no-cache' };
  const embeds = [
    `location ${embedsFolder} {`,
    ...headerLines(inEmbeds),
    'try_files $uri $uri.html =404;',
    '}',
  ];
  const lines = [
    ...headerLines(headers),
    ...(Object.keys(embedHeaders).length > 0 ? embeds : []),
    `if ($host = "${otherName(url)}") { return 301 "${origin}$request_uri"; }`,
    ...nginxRedirects(redirects),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the file that scripts/build/hosting/Caddyfile imports. */
export function caddyFile({ url, headers, embedHeaders, redirects }: HostRules): string {
  const { origin } = new URL(url);
  const headersFor = (matcher: string, all: Record<string, string>) => [
    `header ${matcher} {`,
    ...Object.entries(all).map(([name, value]) => `\t${name} "${value}"`),
    '}',
  ];
  // Each answer matches one of the two, so the order in which Caddy applies them does not matter.
  const embeds = [
    `@embeds path ${embedsFolder}*`,
    ...headersFor('@embeds', { ...headers, ...embedHeaders }),
    `@pages not path ${embedsFolder}*`,
    ...headersFor('@pages', headers),
  ];
  const lines = [
    ...(Object.keys(embedHeaders).length > 0 ? embeds : headersFor('*', headers)),
    `@otherName host ${otherName(url)}`,
    `redir @otherName ${origin}{uri} 301`,
    ...caddyRedirects(redirects),
  ];
  return `${lines.join('\n')}\n`;
}
