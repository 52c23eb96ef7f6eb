import { expect, test } from 'vitest';
import { readRedirects } from '../../../schema/inspect.ts';
import { apacheFile } from './apache.ts';

const fileFor = (redirects: { from: string; to: string }[], headers = {}) =>
  apacheFile({
    url: 'https://www.piano.test',
    headers,
    embedHeaders: {},
    frames: [],
    paths: [],
    redirects: readRedirects(redirects),
  });

test('wraps directives of modules in <IfModule>', () => {
  const outside = fileFor([{ from: '/old', to: '/faq' }], { 'X-Test': 'a' })
    .replaceAll(/^<IfModule \w+\.c>\n.*?^<\/IfModule>$/gms, '')
    .split('\n')
    .flatMap((line) => /^\s*<?(\w+)/.exec(line)?.[1] ?? []);
  expect(new Set(outside)).toEqual(new Set(['ErrorDocument', 'FilesMatch', 'ForceType']));
});

test('escapes headers and redirect targets', () => {
  const text = fileFor([{ from: '/old', to: 'https://a.test/50%25?b="%{HTTP_HOST}$1' }], {
    'X-Test': '50% "quoted" \\',
  });
  expect(text).toContain('Header always set X-Test "50%% \\"quoted\\" \\\\"');
  expect(text).toContain('"https://a.test/50\\%25?b=\\"\\%{HTTP_HOST}\\$1" [R=301,NE,L]');
});

test('redirects the name without www to the one with www', () => {
  expect(fileFor([])).toContain('RewriteCond %{HTTP_HOST} "^piano\\.test(?::\\d+)?$" [NC]');
});
