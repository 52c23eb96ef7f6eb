import { createHash } from 'node:crypto';
import type { Site } from '../schema/index.ts';
import { type ReadRedirect, readRedirects } from '../schema/redirects.ts';
import { caddyRedirects, nginxRedirects, pagesRedirects } from './hostRedirects.ts';

/** What every host of the site must do: headers for all answers, and old addresses that lead on. */
export type HostRules = {
  headers: Record<string, string>;
  redirects: readonly ReadRedirect[];
};

/** The hash that a file's name bears, so that a browser may keep the file for ever. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/**
 * The rules for a site. `earlyScript` is the hash source of the one script that is in its pages; no other is allowed. What
 * the policy says of styles is in each page (src/prerender/policy.ts), so there is no `default-src`, and everything else is named.
 */
export function hostRules(site: Site, earlyScript: string): HostRules {
  const frames = [site.leadForm.src, site.blog?.src ?? site.leadForm.src].map(originSource);
  const embed = site.leadForm.embedScript ? [originSource(site.leadForm.embedScript)] : [];
  const policy = {
    'script-src': ["'self'", earlyScript, ...embed],
    'style-src-attr': ["'none'"],
    // The icon of the tab is a drawing in the page. Script in such a drawing does not run.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
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
    headers: {
      'Content-Security-Policy': Object.entries(policy)
        .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
        .join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    },
    redirects: readRedirects(site.redirects ?? []),
  };
}

/** Where a frame or a script may come from: this site, or the origin of an address. */
function originSource(address: string): string {
  return address.startsWith('/') ? "'self'" : new URL(address).origin;
}

/** The files `_headers` and `_redirects` of Netlify and Cloudflare Pages. */
export function pagesFiles({ headers, redirects }: HostRules): Record<string, string> {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return {
    _headers: `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    _redirects: pagesRedirects(redirects),
  };
}

/** What deploy/nginx.conf includes. */
export function nginxFile({ headers, redirects }: HostRules): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `${[...lines, ...nginxRedirects(redirects)].join('\n')}\n`;
}

/** What deploy/Caddyfile imports. */
export function caddyFile({ headers, redirects }: HostRules): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
  return `${['header {', ...lines, '}', ...caddyRedirects(redirects)].join('\n')}\n`;
}
