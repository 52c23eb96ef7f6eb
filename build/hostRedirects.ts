// The redirects of site.json as each host's configuration has them. They lead where redirectFor of
// schema/redirects.ts does; tests/hosting.spec.ts asks nginx and Caddy.
import type { ReadRedirect } from '../schema/redirects.ts';

/**
 * The file `_redirects` of Netlify and Cloudflare Pages. Single addresses come before folders, as Cloudflare asks for;
 * of two lines for one address the first counts.
 */
export function pagesRedirects(redirects: readonly ReadRedirect[]): string {
  const lines = new Map<string, string>();
  const add = (source: string, to: string) => {
    if (!lines.has(source)) lines.set(source, `${source} ${to} 301\n`);
  };
  const single = redirects.flatMap(({ from, to }) => {
    const path = encodePath(from.path);
    const query = from.query.map(
      ([name, value]) => ` ${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    );
    const target = to.endsWith('/*') ? to.slice(0, -1) : to;
    const paths = path === '/' ? [path] : [path, `${path}/`];
    return paths.map((old) => [old + query.join(''), target] as const);
  });
  for (const [source, to] of single) add(source, to);
  for (const { from, to } of redirects) {
    const target = to.endsWith('/*') ? `${to.slice(0, -1)}:splat` : to;
    if (from.isFolder) add(`${encodePath(from.path)}/*`, target);
  }
  return Array.from(lines.values()).join('');
}

/** Reads the file `_redirects` that a build wrote, as site.json has the redirects. */
export function readPagesRedirects(text: string): { from: string; to: string }[] {
  return text.split('\n').flatMap((line) => {
    const [path, ...more] = line.split(' ');
    const to = more.at(-2);
    if (path === undefined || to === undefined) return [];
    const query = more.slice(0, -2).join('&');
    return [{ from: query ? `${path}?${query}` : path, to: to.replace(/\/:splat$/, '/*') }];
  });
}

/** The directives of nginx, to be included in a `server` block (https://nginx.org/en/docs/http/ngx_http_rewrite_module.html). */
export function nginxRedirects(redirects: readonly ReadRedirect[]): string[] {
  const hasQuery = redirects.some(({ from }) => from.query.length > 0);
  const address = hasQuery ? ['set $address "$uri?$args";'] : [];
  const lines = redirects.map(({ from, to }) => {
    if (from.query.length > 0) {
      const query = from.query.map(
        ([name, value]) => `(?=(?:.*&)?${encodedPattern(name)}=${encodedPattern(value)}(?:&|$))`,
      );
      const pattern = `^${plainPattern(from)}/?\\?${query.join('')}`;
      return `if ($address ~ "${pattern}") { return 301 "${to}"; }`;
    }
    const pattern = `^${plainPattern(from)}${from.isFolder ? restPattern : ''}/?$`;
    return `rewrite "${pattern}" "${nginxTarget(to)}" permanent;`;
  });
  return [...address, ...lines];
}

// nginx adds the query at the end, also behind an anchor; a question mark at the end says that it is there already.
function nginxTarget(to: string): string {
  if (to.endsWith('/*')) return `${to.slice(0, -1)}$1`;
  if (to.includes('?')) return `${to}?`;
  return to.includes('#') ? `${to.replace('#', '$is_args$args#')}?` : to;
}

/** The directives of Caddy, to be imported into a site (https://caddyserver.com/docs/caddyfile/directives/redir). */
export function caddyRedirects(redirects: readonly ReadRedirect[]): string[] {
  if (redirects.length === 0) return [];
  const withQuery = ['map {query} {with_query} {', '\t~(.+) "?$' + '{1}"', '\tdefault ""', '}'];
  const lines = redirects.flatMap(({ from, to }, index) => {
    const name = `old${index}`;
    const pattern = `^${plainPattern(from)}${from.isFolder ? restPattern : ''}/?$`;
    const matchers = [`path_regexp \`${pattern}\``];
    if (from.query.length > 0) {
      const parts = from.query.map(
        ([key, value]) => `{http.request.uri.query.${key}} == ${JSON.stringify(value)}`,
      );
      matchers.push(`expression \`${parts.join(' && ')}\``);
    }
    if (to.endsWith('/*')) {
      // The path above is decoded; what is carried along is taken from the address as it was sent.
      const steps = from.path.split('/').length - 1;
      const sent = `^(?:/+[^/?]+){${steps}}/*([^?]*?)/?(?:\\?|$)`;
      matchers.push(`vars_regexp ${name} {http.request.uri} \`${sent}\``);
    }
    return [
      `@${name} {`,
      ...matchers.map((matcher) => `\t${matcher}`),
      '}',
      `redir @${name} ${caddyTarget(to, from.query.length > 0, name)} 301`,
    ];
  });
  return [...withQuery, ...lines];
}

function caddyTarget(to: string, isForQuery: boolean, name: string): string {
  if (to.endsWith('/*')) return `${to.slice(0, -1)}{re.${name}.1}{with_query}`;
  if (isForQuery || to.includes('?')) return to;
  const [page, anchor] = to.split('#');
  return `${page}{with_query}${anchor === undefined ? '' : `#${anchor}`}`;
}

// What is below a folder, in the decoded path: neither another slash nor a backslash nor a control character, which
// could make another site or another header of the target, and no question mark, at which nginx cuts the target off.
const restPattern = '(?:/([^/\\x00-\\x1f\\x3f\\x5c\\x7f][^\\x00-\\x1f\\x3f\\x5c\\x7f]*?)?)?';

/**
 * A pattern for the decoded path, in what the regular expressions of nginx (PCRE) and Caddy (RE2) share. All but
 * letters and digits is given by its number, so that nothing in it means anything to a configuration.
 */
function plainPattern({ path }: { path: string }): string {
  return path === '/' ? '' : escapeText(path).replaceAll('\\x2f', '/');
}

function escapeText(text: string): string {
  return text.replace(/[\x20-\x7e]/g, (sign) =>
    /[a-z0-9]/i.test(sign) ? sign : `\\x${hex(sign.charCodeAt(0))}`,
  );
}

/** A pattern for a text in a query, as browsers and forms encode it. */
function encodedPattern(text: string): string {
  return Array.from(text, (sign) => {
    if (sign === ' ') return '(?:\\x2b|%20)';
    const bytes = Array.from(new TextEncoder().encode(sign), (byte) => `%${hex(byte)}`);
    const encoded = `(?i:${bytes.join('')})`;
    return /^[\w.~-]$/.test(sign) ? escapeText(sign) : `(?:${escapeText(sign)}|${encoded})`;
  }).join('');
}

function hex(code: number): string {
  return code.toString(16).padStart(2, '0');
}

/** A path as browsers send it (URL Standard, path percent-encode set), without what means something to these hosts. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#*:]/g, (sign) => `%${hex(sign.charCodeAt(0)).toUpperCase()}`);
}

/**
 * Which of these redirects a host cannot follow, one sentence for each reason, with the place where its maker says so. How
 * many and how long they may be is in build/hostLimits.ts.
 */
export function unsupportedRedirects(redirects: readonly ReadRedirect[]): string[] {
  const source = 'https://developers.cloudflare.com/pages/configuration/redirects/';
  const withQuery = redirects.filter(({ from }) => from.query.length > 0);
  const withColon = redirects.filter(({ from }) => from.path.includes(':'));
  const addresses = (some: readonly ReadRedirect[]) =>
    some
      .map(({ from: { path, query } }) => {
        const search = query.map(([name, value]) => `${name}=${value}`).join('&');
        return `"${path}${search && `?${search}`}"`;
      })
      .join(', ');
  return [
    withQuery.length > 0 &&
      `Cloudflare Pages ignores redirects for a query (?page=12): ${addresses(withQuery)}. Netlify, nginx and Caddy follow them. ${source}`,
    withColon.length > 0 &&
      `Cloudflare Pages and Netlify take a colon in a redirect for a placeholder, so these addresses do not redirect there: ${addresses(withColon)}. nginx and Caddy follow them. ${source}`,
  ].filter((limit) => limit !== false);
}
