import { describe, expect, test } from 'vitest';
import { siteSchema } from '../../../schema/index.ts';
import { readRedirects, redirectFor, requestPath } from '../../../schema/inspect.ts';
import { pagesRedirects, readPagesRedirects, unsupportedRedirects } from './hostRedirects.ts';

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
])('accepts the old address %s', (from) => {
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
])('rejects %s: %j', (_what, from) => {
  expect(isTaken(from)).toBe(false);
});

const many = [
  { from: '/café/menu%20one.html', to: '/faq#a' },
  { from: '/index.php?q=a+b&page=1', to: '/faq' },
  { from: '/index.php?page=1', to: '/visit' },
  { from: '/av/inner/*', to: 'https://x.test/*' },
  { from: '/av/*', to: '/faq' },
  { from: '/moved/*', to: '/*' },
  { from: '/wiki/A:B', to: '/faq' },
];

describe('_redirects', () => {
  const text = pagesRedirects(readRedirects(many));

  test('never redirects to another site when a folder moved to the root', () => {
    expect(text).not.toMatch(/ \/:splat /);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        '/moved/:page /:page 301',
        '/moved/:page/* /:page/:splat 301',
        '/moved/* / 301',
      ]),
    );
  });

  test('redirects every address like site.json after a round trip', () => {
    const again = readRedirects(readPagesRedirects(text));
    const requests = ['/index.php?page=1', '/index.php?page=1&q=a%20b', '/café/menu one.html/?x=1'];
    const others = [
      '/av',
      '/av/',
      '/av/a/b?c',
      '/av/inner',
      '/av/inner/a/b',
      '/wiki/A:B',
      '/no',
      '/moved',
      '/moved/a',
      '/moved/a/b?c',
    ];
    for (const address of [...requests, ...others]) {
      const [path = '', search] = address.split('?');
      const arguments_ = [requestPath(path) ?? '', search ? `?${search}` : ''] as const;
      const leads = redirectFor(readRedirects(many), ...arguments_);
      const known = redirectFor(again, ...arguments_);
      expect(known?.replace(/\/$/, ''), address).toBe(leads?.replace(/\/$/, ''));
    }
  });
});

test('redirects addresses below a folder, but not others with the same prefix', () => {
  const moved = readRedirects([{ from: '/av/*', to: '/new/*' }]);
  expect(redirectFor(moved, requestPath('/av/./a/../b') ?? '', '?c=1')).toBe('/new/b?c=1');
  expect(redirectFor(moved, '/av/50% #1', '')).toBe('/new/50%25%20%231');
  expect(redirectFor(moved, '/avx', '')).toBeUndefined();
});

test('writes the redirect of a page before that of its folder', () => {
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

test.each([
  ['cloudflare', ['ignores redirects for a query (https:', '"/index.php?q=a b&page=1"']],
  ['cloudflare', ['reads a colon as a placeholder', '"/wiki/A:B"']],
  ['netlify', ['reads a colon as a placeholder', '"/wiki/A:B"']],
  ['github-pages', ['GitHub Pages does not redirect', '"/av"']],
] as const)('reports redirects that %s does not support', (host, words) => {
  const reports = unsupportedRedirects(readRedirects(many), host);
  expect(reports.filter((report) => words.every((word) => report.includes(word)))).toHaveLength(1);
});

test('reports nothing for supported redirects', () => {
  for (const host of ['nginx', 'caddy'] as const)
    expect(unsupportedRedirects(readRedirects(many), host)).toEqual([]);
  const supported = readRedirects([{ from: '/old.html', to: '/faq' }]);
  expect(unsupportedRedirects(supported, 'cloudflare')).toEqual([]);
});
