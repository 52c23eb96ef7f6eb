import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFoundPath } from '../../../schema/browser.ts';
import { pages, routes, site } from '../../../tests/tools/content.ts';
import { hostRules } from './hosting.ts';
import { pagesRedirects } from './hostRedirects.ts';
import { writeHosting } from './writeHosting.ts';

let folder: string;
let warnings: string[];
const redirects = [{ from: '/index.php?page=12', to: '/faq' }];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const withRedirects = { ...site, redirects };
  const files = ['/favicon.svg', '/demo/blog.html'];
  const rules = hostRules(withRedirects, "'sha256-x='");
  warnings = await writeHosting(folder, { site, pages, files }, rules, ['cloudflare']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (name: string) => readFile(path.join(folder, name), 'utf8');

test('robots.txt allows everything but the demo, and names the sitemap', async () => {
  const lines = (await read('robots.txt')).trim().split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /demo/']);
  expect(lines.at(-1)).toBe(`Sitemap: ${site.url}/sitemap.xml`);
});

test('robots.txt disallows nothing on a site without a demo', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const files = ['/favicon.svg'];
  await writeHosting(other, { site, pages, files }, hostRules(site, "'sha256-x='"), ['nginx']);
  const robots = await readFile(path.join(other, 'robots.txt'), 'utf8');
  await rm(other, { recursive: true });
  expect(robots).toMatch(/^User-agent: \*\nDisallow:\n\nSitemap: /);
});

test('the sitemap lists the full address of every page except the 404 page', async () => {
  const listed = Array.from(
    (await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address]) => address,
  );
  expect(listed).toEqual(routes.map((route) => site.url + route));
  expect(listed.join()).not.toContain(notFoundPath);
});

test.each([
  ['cloudflare', ['_headers', '_redirects']],
  ['netlify', ['_headers', '_redirects']],
  ['github-pages', []],
  ['apache', ['.htaccess']],
  ['nginx', ['_nginx.conf']],
  ['caddy', ['_Caddyfile']],
] as const)(
  'a build for %s has the files %j; a preview also has those for npm start',
  async (host, names) => {
    for (const preview of [false, true]) {
      const other = await mkdtemp(path.join(tmpdir(), 'hosting-'));
      const source = { site, pages, files: [], preview };
      await writeHosting(other, source, hostRules(site, "'sha256-x='"), [host]);
      const written = await readdir(other);
      await rm(other, { recursive: true });
      const read = preview ? ['_headers', '_redirects'] : [];
      const expected = new Set([...names, ...read, 'robots.txt', 'sitemap.xml']);
      expect(written.sort()).toEqual(Array.from(expected).sort());
    }
  },
);

test('Netlify gets a rule for the 404 page of a language, which Cloudflare finds itself', async () => {
  const rules = hostRules(site, "'sha256-x='", pages, {}, [{ ...site, home: '/de' }]);
  for (const [host, lines] of [
    ['netlify', '/de/* /de/404.html 404\n'],
    ['cloudflare', ''],
  ] as const) {
    const other = await mkdtemp(path.join(tmpdir(), 'hosting-'));
    await writeHosting(other, { site, pages, files: [] }, rules, [host]);
    expect(await readFile(path.join(other, '_redirects'), 'utf8')).toBe(
      pagesRedirects(rules.redirects) + lines,
    );
    await rm(other, { recursive: true });
  }
});

test('the sitemap escapes addresses', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const pages = [{ path: '/q&a', title: 'Questions', description: 'Answers', blocks: [] }];
  await writeHosting(other, { site, pages, files: [] }, hostRules(site, "'sha256-x='"), ['nginx']);
  const list = await readFile(path.join(other, 'sitemap.xml'), 'utf8');
  await rm(other, { recursive: true });
  expect(list).toContain(`<url><loc>${site.url}/q&amp;a</loc></url>`);
});

test('writes only files for the chosen host, and reports what the host does not support', async () => {
  expect((await readdir(folder)).sort()).toEqual(
    ['_headers', '_redirects', 'robots.txt', 'sitemap.xml'].sort(),
  );
  expect(warnings).toEqual([expect.stringContaining('Cloudflare Pages ignores redirects')]);
});
