import path from 'node:path';
import { isFileServingAllowed, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { devSite } from './devPlugin.ts';
import { refusalOf } from './localGuard.ts';

const ownHosts = ['127.0.0.1:5175', 'localhost:5175', '[::1]:5175'];

// Possible values of each header, including repeated ones, and whether they are valid for this server.
const hosts: [values: string[], isOwn: boolean][] = [
  [['127.0.0.1:5175'], true],
  [['localhost:5175'], true],
  [['LocalHost:5175'], true],
  [['[::1]:5175'], true],
  [[], false],
  [[''], false],
  [['localhost'], false],
  [['localhost:5176'], false],
  [['evil.test:5175'], false],
  [['localhost.evil.test:5175'], false],
  [['localhost:5175.evil.test'], false],
  [['evil.test@localhost:5175'], false],
  [['127.0.0.1:5175', '127.0.0.1:5175'], false],
  [['localhost:5175', 'evil.test:5175'], false],
  [['evil.test:5175', 'localhost:5175'], false],
];
const origins = [
  [],
  ['http://127.0.0.1:5175'],
  ['http://localhost:5175'],
  ['http://[::1]:5175'],
  ['https://localhost:5175'],
  ['http://localhost'],
  ['http://localhost:9'],
  ['http://evil.test:5175'],
  ['http://localhost:5175.evil.test'],
  ['null'],
  [''],
  ['http://localhost:5175', 'http://evil.test'],
  ['http://localhost:5175, http://evil.test'],
];
const sites: [values: string[], isOwn: boolean][] = [
  [[], true],
  [['none'], true],
  [['same-origin'], true],
  [['same-site'], false],
  [['cross-site'], false],
  [['Same-Origin'], false],
  [[''], false],
  [['unheard-of'], false],
  [['same-origin', 'cross-site'], false],
  [['none, cross-site'], false],
];
const paths: [url: string, isPath: boolean][] = [
  ['/', true],
  ['/__edit', true],
  ['/@vite/client', true],
  ['/node_modules/.vite/deps/react.js?v=1a2b', true],
  ['/a%20b?c=100%&d=//e', true],
  ['', false],
  ['*', false],
  ['a', false],
  ['//evil.test/', false],
  ['//[', false],
  ['/\\evil.test/', false],
  ['http://localhost:5175/', false],
  ['localhost:5175', false],
  ['/%', false],
  ['/%zz', false],
  ['/%c0%ae', false],
  ['/%00', false],
  ['/a%5', false],
];

test('accepts a request only if it is for this server, and from its own page or from no page', () => {
  const wrong: unknown[] = [];
  const counts = { answered: 0, refused: 0 };
  for (const [host, isOwnHost] of hosts) {
    for (const origin of origins) {
      for (const [site, isOwnSite] of sites) {
        for (const [url, isPath] of paths) {
          const headersDistinct = {
            ...(host.length > 0 && { host }),
            ...(origin.length > 0 && { origin }),
            ...(site.length > 0 && { 'sec-fetch-site': site }),
          };
          const isOwnOrigin =
            origin.length === 0 ||
            (origin.length === 1 && origin[0] === `http://${host[0]?.toLowerCase()}`);
          const isOwn = isOwnHost && isOwnOrigin && isOwnSite;
          const expected = isPath ? (isOwn ? undefined : 403) : 400;
          const requests = { url, headersDistinct };
          counts[expected ? 'refused' : 'answered'] += 1;
          if (refusalOf(requests, ownHosts)?.status !== expected) wrong.push([requests, expected]);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  // 4 valid hosts, each with the matching origin or none, 3 sites, 5 paths.
  expect(counts).toEqual({ answered: 4 * 2 * 3 * 5, refused: 15 * 13 * 10 * 18 - 120 });
});

test('lets a sandboxed page with an embed code reload itself', () => {
  const refused = (url: string, others: Record<string, string[]> = {}) => {
    const headersDistinct = {
      host: ['localhost:5175'],
      'sec-fetch-site': ['cross-site'],
      ...others,
    };
    return refusalOf({ url, headersDistinct }, ownHosts)?.status;
  };
  const code = '/embeds/0123456789abcdef';
  expect(refused(code)).toBeUndefined();
  expect(refused(code, { host: ['evil.test:5175'] })).toBe(403);
  for (const origin of ['null', 'http://evil.test']) {
    expect(refused(code, { origin: [origin] })).toBe(403);
  }
  const others = [
    '/embeds/',
    `${code}/../../x`,
    `${code}?a`,
    `${code}\n`,
    `/x${code}`,
    '/embeds/%2e%2e%2f@fs',
  ];
  for (const other of others) expect(refused(other), other).toBe(403);
});

test('explains how to open the page, without echoing the request', () => {
  const headersDistinct = { host: ['localhost:5175'], 'sec-fetch-site': ['cross-site'] };
  const refused = refusalOf({ url: '/<script>', headersDistinct }, ownHosts);
  expect(refused?.message).toContain('copy the address from the terminal');
  expect(refused?.message).not.toContain('<');
  const rebound = refusalOf({ url: '/', headersDistinct: { host: ['<script>'] } }, ownHosts);
  expect(rebound?.message).toContain('http://127.0.0.1:5175/');
  expect(rebound?.message).not.toContain('<');
});

test('serves neither drafts and versions, nor files that Vite denies', async () => {
  const ours = await resolveConfig(
    { configFile: false, plugins: [devSite('pages-json')] },
    'serve',
  );
  const { deny } = (await resolveConfig({ configFile: false }, 'serve')).server.fs;
  expect(ours.server.fs.deny).toEqual(expect.arrayContaining(deny));
  for (const name of ['.editor/versions/pages-json/home.json/1.json', '.EDITOR/drafts/a/b.json']) {
    expect(isFileServingAllowed(ours, `/@fs${path.resolve(name)}`)).toBe(false);
  }
  expect(isFileServingAllowed(ours, `/@fs${path.resolve('editor/app/main.tsx')}`)).toBe(true);
});
