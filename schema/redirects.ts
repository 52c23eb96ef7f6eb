import type { Correction } from './kinds.ts';
import { percentEncoded } from './webAddress.ts';

/** A redirect as written in site.json. */
type Redirect = { from: string; to: string };

/** The address of an old page, normalized for comparison with requests. */
export type OldAddress = {
  /** The decoded path without a trailing slash; "/" for the root. */
  path: string;
  /** Whether everything below the path is redirected, too. */
  isFolder: boolean;
  /** The parameters that a request must have. It may have others. */
  query: readonly (readonly [name: string, value: string])[];
};

/** A redirect with its parsed old address. */
export type ReadRedirect = { from: OldAddress; to: string };

// Characters that are rejected, percent-encoded or not: control characters, a backslash, and characters with a meaning in server
// configurations.
const refused = /[\p{C}"<>\\^`{|}$;*]/u;

/** Parses the `from` of a redirect; undefined if no request can have this address. */
export function readOldAddress(from: string): OldAddress | undefined {
  const [input = '', search = ''] = from.split('?');
  // Hidden files, dot segments, and configuration files of hosts, such as _headers.
  if (/\/(?:\.|%2e)|^\/(?:_|%5f)/i.test(input)) return undefined;
  const isFolder = input.endsWith('/*');
  const path = requestPath(isFolder ? input.slice(0, -1) : input);
  if (path === undefined || refused.test(path)) return undefined;
  const query = Array.from(new URLSearchParams(search));
  if (query.some(([, value]) => refused.test(value) || value.includes('\ufffd'))) return undefined;
  return { path, isFolder, query };
}

/** The correction of text that is not the address of an old page. */
export function correctOldAddress(input: string): Correction {
  const meant = input
    .trim()
    .replace(
      /^(?:https?:\/\/)?(?=[^/?#\s][^/?#\s.]*\.[^/?#\s])[^/?#\s]+(?=\/)|^https?:\/\/[^/?#]*/i,
      '',
    )
    .replace(/#.*$/s, '')
    .replace(/^(?!\/)/, '/')
    .replace(/%(?![0-9a-f]{2})|[\s[\]]/gi, percentEncoded);
  return input.trim() === '' ? {} : { meant };
}

/**
 * The path of a request, decoded, with dot segments resolved and slashes merged as in nginx and Caddy, and without a trailing
 * slash. Undefined if it cannot be decoded or contains a control character.
 */
export function requestPath(encoded: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  if (/\p{Cc}/u.test(decoded)) return undefined;
  const steps: string[] = [];
  for (const step of decoded.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return `/${steps.join('/')}`;
}

/**
 * The redirects of a site, the most specific first: those with a query, then single addresses, then folders, inner ones before
 * outer ones.
 */
export function readRedirects(redirects: readonly Redirect[]): ReadRedirect[] {
  return redirects
    .flatMap(({ from, to }) => {
      const address = readOldAddress(from);
      return address ? [{ from: address, to }] : [];
    })
    .sort(
      ({ from: a }, { from: b }) =>
        b.query.length - a.query.length ||
        Number(a.isFolder) - Number(b.isFolder) ||
        b.path.length - a.path.length,
    );
}

/**
 * The address to which a request is redirected; undefined if no redirect matches. `path` is decoded (requestPath); `search` is
 * the query as sent, with its question mark. In a target that ends in "/*", the asterisk is replaced with the part of the request
 * after the folder. The query is kept, unless the redirect is for a query or the target has one.
 */
export function redirectFor(
  redirects: readonly ReadRedirect[],
  path: string,
  search: string,
): string | undefined {
  const query = new URLSearchParams(search);
  const found = redirects.find(({ from }) => isFor(from, path, query));
  if (!found) return undefined;
  const { from, to } = found;
  const rest = path.slice(from.path.length).replace(/^\//, '');
  const target = to.endsWith('/*') ? to.slice(0, -1) + encodeRest(rest) : to;
  if (from.query.length > 0 || target.includes('?')) return target;
  const [page = '', anchor] = target.split('#');
  return page + search + (anchor === undefined ? '' : `#${anchor}`);
}

function isFor(from: OldAddress, path: string, requested: URLSearchParams): boolean {
  if (!covers(from, path)) return false;
  return from.query.every(([name, value]) => requested.getAll(name).includes(value));
}

/** Whether a path is an old address or, if that is a folder, below it. */
export function covers({ path: old, isFolder }: OldAddress, path: string): boolean {
  if (path === old) return true;
  // Browsers read a backslash as a slash, so the target could become another site; nginx cuts at a question mark.
  return isFolder && path.startsWith(old === '/' ? old : `${old}/`) && !/[\\?]/.test(path);
}

function encodeRest(rest: string): string {
  return encodeURI(rest).replaceAll('?', '%3F').replaceAll('#', '%23');
}
