import { requestPath } from '../../schema/inspect.ts';

/**
 * A request target: the decoded path (`requestPath`), whether it had a trailing slash, and the raw query with its question mark.
 */
export type Target = { pathname: string; hasSlash: boolean; search: string };

/**
 * Reads a request target (RFC 9112, 3.2): a path, or an absolute URL as proxies send it. Undefined if it is neither or cannot be
 * decoded.
 */
export function readTarget(url = '/'): Target | undefined {
  const [target = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [written = '', search = ''] = target.split(/(?=\?)(.*)/s);
  const pathname = /^(?:\/|$)/.test(written) ? requestPath(written) : undefined;
  if (pathname === undefined) return undefined;
  const hasSlash = pathname !== '/' && written.endsWith('/');
  return { pathname, hasSlash, search: search === '?' ? '' : search };
}

/**
 * The clean paths that another form of a page's address may mean, the likeliest first: without a slash or ".html" at the end, and
 * in lowercase, as people type an address from a flyer.
 */
export function otherPaths(target: Target): string[] {
  const lower = { ...target, pathname: target.pathname.toLowerCase() };
  const clean = cleanPath(target);
  const cleanLower = cleanPath(lower) ?? lower.pathname;
  const isOther = cleanLower !== (clean ?? target.pathname);
  return [...(clean === undefined ? [] : [clean]), ...(isOther ? [cleanLower] : [])];
}

/**
 * The clean path for another form of a page's address, as on static hosts: `/faq` for `/faq/` and `/faq.html`, `/` for `/index`.
 * Undefined for every other path.
 */
export function cleanPath({ pathname, hasSlash }: Target): string | undefined {
  const path = pathname.replace(/\.html$/, '');
  if (path === '/index') return '/';
  return hasSlash || path !== pathname ? path : undefined;
}
