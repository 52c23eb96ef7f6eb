// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readOldAddress, readRedirects, redirectFor, requestPath } from '../schema/redirects.ts';
import { siteSchema } from '../schema/site.ts';
import {
  caddyRedirects,
  nginxRedirects,
  pagesRedirects,
  readPagesRedirects,
  unsupportedRedirects,
} from './hostRedirects.ts';

const redirects = siteSchema.shape.redirects;
const isTaken = (from: string) => redirects.safeParse([{ from, to: '/faq' }]).success;

test.each([
  '/old/wifi.html',
  '/index.php?page=12',
  '/Default.aspx?ID=3&lang=en',
  '/?p=123',
  '/Old/Page/',
  '/caf%C3%A9',
  '/café',
  '/two%20words.htm',
  '/av/*',
  '/wiki/Special:Search',
  '/~user/index.htm',
  "/it's(a)-b_c,d",
])('the old address %s is taken', (from) => {
  expect(isTaken(from)).toBe(true);
});

test.each([
  ['no slash at the start', 'old'],
  ['another site', 'https://old.test/a'],
  ['another site that looks like a path', '//evil.test'],
  ['a space', '/two words'],
  ['a line end', '/a\n/b'],
  ['an anchor, which no server sees', '/a#b'],
  ['a star in the middle', '/a*/b'],
  ['a star without a slash', '/a*'],
  ['a half letter', '/%C3'],
  ['no hexadecimal number', '/%zz'],
  ['an encoded zero', '/%00'],
  ['an encoded line end', '/a%0Ab'],
  ['an encoded line end in the query', '/a?b=%0A'],
  ['an encoded backslash', '/%5Cevil.test'],
  ['an encoded quotation mark', '/a%22b'],
  ['an encoded brace', '/a%7Benv.SECRET%7D'],
  ['an encoded grave accent', '/a%60b'],
  ['an encoded dollar', '/a%24uri'],
  ['a hidden file', '/.git/config'],
  ['an encoded way up', '/a/%2e%2e/b'],
  ['a file for hosts', '/_headers'],
  ['an invisible letter', '/a%E2%80%8Bb'],
  ['a query without a value', '/a?b'],
  ['a name in a query that Caddy cannot read', '/a?b[0]=1'],
])('%s is refused: %j', (_what, from) => {
  expect(isTaken(from)).toBe(false);
});

const many = [
  { from: '/café/menu%20one.html', to: '/faq#a' },
  { from: '/index.php?q=a+b&page=1', to: '/faq' },
  { from: '/index.php?page=1', to: '/visit' },
  { from: '/av/inner/*', to: 'https://x.test/*' },
  { from: '/av/*', to: '/faq' },
  { from: '/wiki/A:B', to: '/faq' },
];

describe('the file _redirects', () => {
  const text = pagesRedirects(readRedirects(many));

  test('has single addresses before folders, with and without a slash, encoded as browsers do', () => {
    expect(text).toBe(
      [
        '/index.php q=a%20b page=1 /faq 301',
        '/index.php/ q=a%20b page=1 /faq 301',
        '/index.php page=1 /visit 301',
        '/index.php/ page=1 /visit 301',
        '/caf%C3%A9/menu%20one.html /faq#a 301',
        '/caf%C3%A9/menu%20one.html/ /faq#a 301',
        '/wiki/A%3AB /faq 301',
        '/wiki/A%3AB/ /faq 301',
        '/av/inner https://x.test/ 301',
        '/av/inner/ https://x.test/ 301',
        '/av /faq 301',
        '/av/ /faq 301',
        '/av/inner/* https://x.test/:splat 301',
        '/av/* /faq 301',
        '',
      ].join('\n'),
    );
  });

  test('read again, leads every address where site.json does', () => {
    const again = readRedirects(readPagesRedirects(text));
    const asked = ['/index.php?page=1', '/index.php?page=1&q=a%20b', '/café/menu one.html/?x=1'];
    const others = ['/av', '/av/', '/av/a/b?c', '/av/inner', '/av/inner/a/b', '/wiki/A:B', '/no'];
    for (const address of [...asked, ...others]) {
      const [path = '', search] = address.split('?');
      const arguments_ = [requestPath(path) ?? '', search ? `?${search}` : ''] as const;
      const leads = redirectFor(readRedirects(many), ...arguments_);
      const known = redirectFor(again, ...arguments_);
      expect(known?.replace(/\/$/, ''), address).toBe(leads?.replace(/\/$/, ''));
    }
  });
});

test('a folder leads on what is below it, and what only begins alike stays', () => {
  const moved = readRedirects([{ from: '/av/*', to: '/new/*' }]);
  expect(redirectFor(moved, requestPath('/av/./a/../b') ?? '', '?c=1')).toBe('/new/b?c=1');
  expect(redirectFor(moved, '/av/50% #1', '')).toBe('/new/50%25%20%231');
  expect(redirectFor(moved, '/avx', '')).toBeUndefined();
});

test('the redirect of a page comes before that of its folder', () => {
  const page = { from: '/av', to: '/visit' };
  const folder = { from: '/av/*', to: '/faq' };
  for (const written of [
    [page, folder],
    [folder, page],
  ]) {
    const lines = pagesRedirects(readRedirects(written)).split('\n');
    expect(lines.filter((line) => line.startsWith('/av '))).toEqual(['/av /visit 301']);
    expect(lines).toContain('/av/* /faq 301');
  }
});

test('nginx and Caddy redirect the addresses that the site redirects, and none that is only like one', () => {
  const old = ['/old.html', '/a/b-c.htm', '/café', '/av/*', '/x(1)+y', '/', '/~user'];
  for (const from of old) {
    const one = readRedirects([{ from, to: '/faq' }]);
    const nginx = /^rewrite "(.*)" "/.exec(nginxRedirects(one).join('\n'))?.[1] ?? '';
    const caddy = /path_regexp `(.*)`/.exec(caddyRedirects(one).join('\n'))?.[1];
    expect(caddy).toBe(nginx);
    const path = from.replace(/\/\*$/, '');
    const like = [
      path,
      `${path}/`,
      `${path}x`,
      `/x${path}`,
      `${path}/x`,
      `${path}/x/y/`,
      path.replace('.', '-'),
    ];
    const others = [path.replace('+', 'ff'), path.slice(0, -1)].filter(Boolean);
    // nginx makes one of several slashes.
    for (const asked of [...like, ...others].filter((one) => !one.startsWith('//'))) {
      const leads = redirectFor(one, requestPath(encodeURI(asked)) ?? '', '') !== undefined;
      expect(new RegExp(nginx).test(asked), `${from} at ${asked}`).toBe(leads);
    }
  }
});

test('under nginx, a target with a query of its own gets no second one', () => {
  const redirects = readRedirects([{ from: '/old', to: 'https://av.test/x?y=1#z' }]);
  // A question mark at the end of a replacement keeps the arguments of the request away.
  expect(nginxRedirects(redirects).join()).toContain('"https://av.test/x?y=1#z?" permanent;');
});

test('under nginx, a redirect for a query needs each parameter whole, whatever else is asked', () => {
  const redirects = readRedirects([{ from: '/index.php?page=1&q=a+b', to: '/faq' }]);
  const pattern = /if \(\$address ~ "(.*)"\)/.exec(nginxRedirects(redirects).join('\n'))?.[1] ?? '';
  const leads = (query: string) => new RegExp(pattern).test(`/index.php?${query}`);
  for (const query of ['page=1&q=a+b', 'q=a%20b&page=1', 'x=1&page=1&y=2&q=a+b']) {
    expect(leads(query), query).toBe(true);
  }
  for (const query of ['page=12&q=a+b', 'page=1&q=a+bc', 'xpage=1&q=a+b', 'page=1']) {
    expect(leads(query), query).toBe(false);
  }
});

test('under Caddy, a redirect for a query needs all of it, whatever else is asked, and leads without it', () => {
  const lines = caddyRedirects(readRedirects([{ from: '/index.php?q=a+b&page=1', to: '/faq#a' }]));
  const expression = '{http.request.uri.query.q} == "a b" && {http.request.uri.query.page} == "1"';
  expect(lines).toContain(`\texpression \`${expression}\``);
  expect(lines).toContain('redir @old0 /faq#a 301');
});

test('under Caddy, a redirect without a query keeps the one that is asked, before the anchor', () => {
  const lines = caddyRedirects(readRedirects([{ from: '/old', to: '/faq#a' }]));
  expect(lines).toContain('redir @old0 /faq{with_query}#a 301');
  const own = caddyRedirects(readRedirects([{ from: '/old', to: 'https://av.test/?x=1' }]));
  expect(own).toContain('redir @old0 https://av.test/?x=1 301');
});

test.each([
  ['/old', '/faq', 'rewrite "^/old/?$" "/faq" permanent;', '/faq{with_query}'],
  ['/old', '/faq#a', 'rewrite "^/old/?$" "/faq$is_args$args#a?" permanent;', '/faq{with_query}#a'],
  ['/old', '/faq?x=1', 'rewrite "^/old/?$" "/faq?x=1?" permanent;', '/faq?x=1'],
  ['/', '/faq', 'rewrite "^/?$" "/faq" permanent;', '/faq{with_query}'],
])('%s to %s keeps the query that is asked, under nginx and Caddy', (from, to, nginx, caddy) => {
  const one = readRedirects([{ from, to }]);
  expect(nginxRedirects(one)).toEqual([nginx]);
  expect(caddyRedirects(one)).toEqual([
    ...['map {query} {with_query} {', '\t~(.+) "?$' + '{1}"', '\tdefault ""', '}'],
    ...['@old0 {', `\tpath_regexp \`^${from === '/' ? '' : from}/?$\``, '}'],
    `redir @old0 ${caddy} 301`,
  ]);
});

test('nginx reads the query once, before all redirects, and only where one is for a query', () => {
  const lines = nginxRedirects(readRedirects(many));
  expect(lines.filter((line) => line.startsWith('set '))).toEqual(['set $address "$uri?$args";']);
  expect(lines[0]).toBe('set $address "$uri?$args";');
  expect(nginxRedirects([])).toEqual([]);
});

test('a folder that moves as a whole keeps the rest of the address, as it was sent', () => {
  const one = readRedirects([{ from: '/a/b/*', to: '/new/*' }]);
  const [rewrite = ''] = nginxRedirects(one);
  const [, pattern = '', target] = /^rewrite "(.*)" "(.*)" permanent;$/.exec(rewrite) ?? [];
  expect(target).toBe('/new/$1');
  const restOf = (address: string) => new RegExp(pattern).exec(address)?.[1];
  expect(restOf('/a/b/c/d/')).toBe('c/d');
  expect(restOf('/a/b')).toBeUndefined();
  for (const odd of ['/a/b//evil.test', '/a/b/\\evil.test', '/a/b/c\nd', '/a/b/c?d', '/a/b/\x7f']) {
    expect(new RegExp(pattern).test(odd), odd).toBe(false);
  }
  const caddy = caddyRedirects(one);
  expect(caddy.at(-1)).toBe('redir @old0 /new/{re.old0.1}{with_query} 301');
  const [, sent = ''] =
    /vars_regexp old0 \{http\.request\.uri\} `(.*)`/.exec(caddy.join('\n')) ?? [];
  const sentRest = (address: string) => new RegExp(sent).exec(address)?.[1];
  expect(sentRest('/a/b/c%20d/e/?f=1')).toBe('c%20d/e');
  expect(sentRest('/a//b///c')).toBe('c');
  expect(sentRest('/a/b')).toBe('');
});

test('nothing that an address can hold means anything to nginx or Caddy', () => {
  // Every sign that is taken, as it is and encoded, in the path and in the query.
  const signs = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));
  const written = signs.flatMap((sign) => {
    const encoded = encodeURIComponent(sign);
    return [`/a${sign}b`, `/a${encoded}b`, `/a?b=c${sign}d`, `/a?b=c${encoded}d`];
  });
  const taken = written.filter(isTaken);
  expect(taken.length).toBeGreaterThan(1000);
  const one = taken.flatMap((from) => {
    const read = readOldAddress(from);
    return read ? [{ from: read, to: '/faq' }] : [];
  });
  for (const redirect of one) {
    const [pattern = ''] = nginxRedirects([redirect]).slice(-1);
    expect(pattern).toMatch(
      /^(?:rewrite "[^"\n$;{}]*\$" "\/faq" permanent;|if \(\$address ~ "[^"\n;{}]*"\) \{ return 301 "\/faq"; \})$/,
    );
    const [, , , , , ...lines] = caddyRedirects([redirect]);
    expect(lines[0]).toMatch(/^\tpath_regexp `[^`\n{}]*`$/);
    if (redirect.from.query.length > 0) {
      expect(lines[1]).toMatch(
        /^\texpression `\{http\.request\.uri\.query\.b\} == "[^`"\n{}\\]*"`$/,
      );
    }
    expect(pagesRedirects([redirect])).toMatch(/^(?:\/[!-~]* (?:b=[!-~]* )?\/faq 301\n){2}$/);
  }
});

test('the build says which host cannot follow a redirect, and where its maker says so', () => {
  expect(unsupportedRedirects(readRedirects([{ from: '/old.html', to: '/faq' }]))).toEqual([]);
  const said = unsupportedRedirects(readRedirects(many)).join('\n');
  expect(said).toContain(
    'Cloudflare Pages ignores redirects for a query (?page=12): "/index.php?q=a b&page=1"',
  );
  expect(said).toContain('"/wiki/A:B"');
  const read = readRedirects([
    { from: '/a:b', to: '/faq' },
    { from: '/c?d=1', to: '/faq' },
    { from: '/e?f=1&g=2', to: '/faq' },
  ]);
  expect(unsupportedRedirects(read)).toEqual([
    expect.stringMatching(
      /"\/e\?f=1&g=2", "\/c\?d=1"\. Netlify, nginx and Caddy follow them\. https:/,
    ),
    expect.stringMatching(
      /^Cloudflare Pages and Netlify take .*: "\/a:b"\. nginx and Caddy follow/,
    ),
  ]);
  const colon = unsupportedRedirects(readRedirects([{ from: '/a:b', to: '/faq' }]));
  expect(colon).toHaveLength(1);
  for (const limit of [said]) expect(limit).toContain('https://developers.cloudflare.com/pages/');
});
