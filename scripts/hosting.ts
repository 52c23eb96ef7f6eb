import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Site } from '../schema/index.ts';
import { type ReadRedirect, readRedirects } from '../schema/redirects.ts';
import { caddyRedirects, nginxRedirects, pagesRedirects } from './hostRedirects.ts';

/** What every host of the site must do: headers for all answers, and old addresses that lead on. */
export type HostRules = {
  headers: Record<string, string>;
  redirects: readonly ReadRedirect[];
};

/** A source of a content security policy for inline text (Content Security Policy Level 3, hash-source). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hash that a file's name bears, so that a browser may keep the file for ever. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/**
 * The rules for a site. `scripts` and `styles` are the hash sources of what stands in its pages; nothing
 * else that is inline is allowed.
 */
export async function hostRules(
  site: Site,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): Promise<HostRules> {
  const frames = [site.leadForm.src, site.blog?.src ?? site.leadForm.src].map(originSource);
  const embed = site.leadForm.embedScript ? [originSource(site.leadForm.embedScript)] : [];
  // The library of toasts puts a style into the page and then its text into that; the policy looks at both.
  const styleSources = ["'self'", ...styles, hashSource(''), hashSource(await toastStyles())];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...embed],
    'style-src': styleSources,
    // The icon of the tab is a drawing in the page. Script in such a drawing does not run.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames,
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

/** The styles that sonner writes into the page with the first toast. */
async function toastStyles(): Promise<string> {
  const code = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const text = /^__insertCSS\((".*")\);?$/m.exec(code)?.[1];
  if (!text)
    throw new Error('The styles of sonner are not where they were; look at its new version.');
  return JSON.parse(text);
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
