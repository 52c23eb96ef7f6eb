// The redirects of site.json as configuration for each host. Their targets match redirectFor in schema/redirects.ts;
// tests/browser/hosting.spec.ts compares the hosts with it. Apache's are in apache.ts.
import type { Host, ReadRedirect } from '../../../schema/inspect.ts';
import {
  parameterPattern,
  pathPattern,
  plainPattern,
  sentRestPattern,
} from './redirectPatterns.ts';

/**
 * Writes the file `_redirects` for Netlify and Cloudflare Pages. Single addresses come before folders, as Cloudflare requires.
 * Hosts use the first of two lines for an address, so only that one is written.
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
    if (!from.isFolder) continue;
    const path = encodePath(from.path);
    if (to === '/*') {
      // For "//evil.test", ":splat" would be another site's address. A placeholder has at least one character and no slash.
      add(`${path}/:page`, '/:page');
      add(`${path}/:page/*`, '/:page/:splat');
      add(`${path}/*`, '/');
    } else add(`${path}/*`, to.endsWith('/*') ? `${to.slice(0, -1)}:splat` : to);
  }
  return Array.from(lines.values()).join('');
}

/** Reads a file `_redirects` written by a build. Returns the redirects in the format of site.json. */
export function readPagesRedirects(text: string): { from: string; to: string }[] {
  return text.split('\n').flatMap((line) => {
    const [path, ...more] = line.split(' ');
    const to = more.at(-2);
    if (path === undefined || to === undefined || path.endsWith('/:page')) return [];
    if (to === '/:page/:splat') return [{ from: path.replace('/:page/*', '/*'), to: '/*' }];
    const query = more.slice(0, -2).join('&');
    return [{ from: query ? `${path}?${query}` : path, to: to.replace(/\/:splat$/, '/*') }];
  });
}

/** The directives of nginx, to include in a `server` block (https://nginx.org/en/docs/http/ngx_http_rewrite_module.html). */
export function nginxRedirects(redirects: readonly ReadRedirect[]): string[] {
  const hasQuery = redirects.some(({ from }) => from.query.length > 0);
  const address = hasQuery ? ['set $address "$uri?$args";'] : [];
  const lines = redirects.map(({ from, to }) => {
    if (from.query.length > 0) {
      const query = from.query.map((parameter) => `(?=(?:.*&)?${parameterPattern(parameter)})`);
      const pattern = `^${plainPattern(from)}/?\\?${query.join('')}`;
      return `if ($address ~ "${pattern}") { return 301 "${to}"; }`;
    }
    return `rewrite "${pathPattern(from)}" "${nginxTarget(to)}" permanent;`;
  });
  return [...address, ...lines];
}

// nginx appends the query, even after an anchor. A trailing question mark in the target prevents that.
function nginxTarget(to: string): string {
  if (to.endsWith('/*')) return `${to.slice(0, -1)}$1`;
  if (to.includes('?')) return `${to}?`;
  return to.includes('#') ? `${to.replace('#', '$is_args$args#')}?` : to;
}

/** The directives of Caddy, to be imported into a site (https://caddyserver.com/docs/caddyfile/directives/redir). */
export function caddyRedirects(redirects: readonly ReadRedirect[]): string[] {
  const withQuery = ['map {query} {with_query} {', '\t~(.+) "?$' + '{1}"', '\tdefault ""', '}'];
  const lines = redirects.flatMap(({ from, to }, index) => {
    const name = `old${index}`;
    const matchers = [`path_regexp \`${pathPattern(from)}\``];
    if (from.query.length > 0) {
      const parts = from.query.map(
        ([key, value]) => `{http.request.uri.query.${key}} == ${JSON.stringify(value)}`,
      );
      matchers.push(`expression \`${parts.join(' && ')}\``);
    }
    if (to.endsWith('/*')) {
      // The matched path is decoded, so the rest after the folder comes from the raw request.
      const sent = sentRestPattern(from, '(?:\\?|$)');
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

/** Encodes a path as browsers send it (URL Standard, path percent-encode set), and the characters that are syntax here. */
function encodePath(path: string): string {
  return encodeURI(path).replace(
    /[?#*:]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Reports the redirects that a host does not support, with one sentence per reason and a link to the host's documentation.
 * scripts/build/hosting/hostLimits.ts checks their number and length.
 */
export function unsupportedRedirects(redirects: readonly ReadRedirect[], host: Host): string[] {
  const source = 'https://developers.cloudflare.com/pages/configuration/redirects/';
  const report = (some: readonly ReadRedirect[], why: string) => {
    const addresses = some.map(({ from: { path, query } }) => {
      const search = query.map(([name, value]) => `${name}=${value}`).join('&');
      return `"${path}${search && `?${search}`}"`;
    });
    return some.length > 0 ? [`${why}: ${addresses.join(', ')}.`] : [];
  };
  const withColon = redirects.filter(({ from }) => from.path.includes(':'));
  switch (host) {
    case 'cloudflare':
      return [
        ...report(
          redirects.filter(({ from }) => from.query.length > 0),
          `Cloudflare Pages ignores redirects for a query (${source})`,
        ),
        ...report(withColon, `Cloudflare Pages reads a colon as a placeholder (${source})`),
      ];
    case 'netlify':
      return report(
        withColon,
        'Netlify reads a colon as a placeholder (https://docs.netlify.com/manage/routing/redirects/redirect-options/)',
      );
    case 'github-pages':
      return report(redirects, 'GitHub Pages does not redirect');
    default:
      return [];
  }
}
