import { requestPath } from '../schema/redirects.ts';

/** The target of a request: the decoded path (`requestPath`), and the query with its question mark, as it was sent. */
export type Target = { pathname: string; search: string };

/**
 * Reads the target of a request (RFC 9112, 3.2): a path, or a whole address as proxies send it. Undefined where it is
 * neither or cannot be decoded.
 */
export function readTarget(url = '/'): Target | undefined {
  const [target = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [written = '', search = ''] = target.split(/(?=\?)(.*)/s);
  const pathname = /^(?:\/|$)/.test(written) ? requestPath(written) : undefined;
  return pathname === undefined ? undefined : { pathname, search: search === '?' ? '' : search };
}
