import { expect, test } from 'vitest';
import { type Host, hosts } from '../../../schema/inspect.ts';
import { hashSource } from '../../../src/prerender/policy.ts';
import { site } from '../../../tests/tools/content.ts';
import { caddyFile, hostRules, nginxFile, pagesFiles } from './hosting.ts';
import { findOverLimits } from './hostLimits.ts';

const repeat = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
const redirect = (index: number) => `/old-${index} / 301`;
const folder = (index: number) => `/old-${index}/* / 301`;

test.each<[string, Host, string, number, (most: number) => string, number]>([
  [
    '_headers',
    'cloudflare',
    '2,000 characters in a line',
    2,
    (most: number) => `/*\n${' '.repeat(most)}\n`,
    2000,
  ],
  [
    '_headers',
    'cloudflare',
    '100 rules',
    201,
    (most: number) => repeat(most, () => '/*\n  A: b'),
    100,
  ],
  ['_redirects', 'cloudflare', '1,000 characters', 1, (most: number) => 'a'.repeat(most), 1000],
  [
    '_redirects',
    'cloudflare',
    '2,000 static redirects',
    2001,
    (most: number) => repeat(most, redirect),
    2000,
  ],
  [
    '_redirects',
    'cloudflare',
    '100 dynamic redirects',
    101,
    (most: number) => repeat(most, folder),
    100,
  ],
  [
    '_redirects',
    'cloudflare',
    '100 dynamic redirects',
    101,
    (most: number) => `${folder(0)}\n${repeat(most - 1, redirect)}`,
    100,
  ],
  ['_nginx.conf', 'nginx', '4,096 characters', 1, (most: number) => 'a'.repeat(most), 4096],
])('%s: %s allows %s, and reports the line of one more', (file, host, takes, line, text, most) => {
  expect(findOverLimits({ [file]: text(most) }, host)).toEqual([]);
  const reports = findOverLimits({ [file]: text(most + 1) }, host);
  expect(reports).toEqual([
    expect.stringContaining(`${file}:${line} exceeds a limit of ${host}: ${takes}`),
  ]);
  expect(reports[0]).toMatch(/ \((?:NGX_CONF_BUFFER in )?https:\/\/\S+\)\.$/);
});

test('Netlify allows fewer than 10,000 redirects', () => {
  const reports = (count: number) =>
    findOverLimits({ _redirects: repeat(count, redirect) }, 'netlify');
  expect(reports(9999)).toEqual([]);
  expect(reports(10_000)).toEqual([
    expect.stringContaining('_redirects:10000 exceeds a limit of netlify'),
  ]);
});

test('the files of a site are within the limits of every host, and its policy has no hashes of styles', () => {
  const rules = hostRules(site, hashSource(''));
  const files = {
    ...pagesFiles(rules),
    '_nginx.conf': nginxFile(rules),
    _Caddyfile: caddyFile(rules),
  };
  for (const host of hosts) expect(findOverLimits(files, host)).toEqual([]);
  const policy = rules.headers['Content-Security-Policy'];
  expect(policy?.length).toBeLessThan(1500);
  expect(policy).not.toMatch(/unsafe|style-src(?!-attr)|default-src/);
});
