import { requestPath } from '../../schema/inspect.ts';

/**
 * The target of a request: the decoded path (`requestPath`), whether it had a slash at its end, and the query with its question
 * mark, as it was sent.
 */
export type Target = { pathname: string; hasSlash: boolean; search: string };

/**
 * Reads the target of a request (RFC 9112, 3.2): a path, or a whole address as proxies send it. Undefined where it is
 * neither or cannot be decoded.
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
 * The path of the page that another form of its address is for, as static hosts see it: `/faq` for `/faq/` and `/faq.html`, `/`
 * for `/index`. Undefined for every other path.
 */
export function cleanPath({ pathname, hasSlash }: Target): string | undefined {
  const path = pathname.replace(/\.html$/, '');
  if (path === '/index') return '/';
  return hasSlash || path !== pathname ? path : undefined;
}
