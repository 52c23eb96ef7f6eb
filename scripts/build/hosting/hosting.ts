import { hash } from 'node:crypto';
import type { Site } from '../../../schema/index.ts';
import { type ReadRedirect, readRedirects } from '../../../schema/inspect.ts';
import { analyticsSources } from './analyticsSources.ts';
import { caddyRedirects, nginxRedirects, pagesRedirects } from './hostRedirects.ts';

/** The rules for every host of the site: its address, headers to send with all answers, and redirects. */
export type HostRules = {
  url: string;
  headers: Record<string, string>;
  redirects: readonly ReadRedirect[];
};

/** A hash for a file name. It changes with the content, so that browsers may keep the file for ever. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 8);
}

/**
 * The rules for a site. `earlyScript` is the hash source of the one inline script in its pages; no other is allowed. Each page
 * has a policy for its own styles (src/prerender/policy.ts). A `default-src` here would forbid them, so there is none, and
 * every other kind of resource is named.
 */
export function hostRules(site: Site, earlyScript: string): HostRules {
  const frames = [site.leadForm.src, site.blog?.src ?? site.leadForm.src].map(originSource);
  const embed = site.leadForm.embedScript ? [originSource(site.leadForm.embedScript)] : [];
  const analytics = analyticsSources(site);
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
    redirects: readRedirects(site.redirects ?? []),
  };
}

/** The source of a frame or a script for the policy: this site, or the origin of an address. */
function originSource(address: string): string {
  return address.startsWith('/') ? "'self'" : new URL(address).origin;
}

/** Writes the files `_headers` and `_redirects` of Netlify and Cloudflare Pages, by name. */
export function pagesFiles({ headers, redirects }: HostRules): Record<string, string> {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return {
    _headers: `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    _redirects: pagesRedirects(redirects),
  };
}

/** The name that visitors may type for a site instead of its own: with or without "www". */
export function otherName(url: string): string {
  const { hostname } = new URL(url);
  return hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
}

/** Writes the file that scripts/build/hosting/nginx.conf includes. */
export function nginxFile({ url, headers, redirects }: HostRules): string {
  const { origin } = new URL(url);
  const lines = [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `if ($host = "${otherName(url)}") { return 301 "${origin}$request_uri"; }`,
    ...nginxRedirects(redirects),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the file that scripts/build/hosting/Caddyfile imports. */
export function caddyFile({ url, headers, redirects }: HostRules): string {
  const { origin } = new URL(url);
  const lines = [
    'header {',
    ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
    '}',
    `@otherName host ${otherName(url)}`,
    `redir @otherName ${origin}{uri} 301`,
    ...caddyRedirects(redirects),
  ];
  return `${lines.join('\n')}\n`;
}
