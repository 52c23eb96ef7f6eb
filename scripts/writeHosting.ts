import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Page, Site } from '../schema/index.ts';
import { notFoundPath } from '../schema/paths.ts';
import { caddyFile, type HostRules, nginxFile, pagesFiles } from './hosting.ts';

/** Writes what hosts and search engines read beside the pages. Names with a `_` are for hosts and not served. */
export async function writeHosting(
  folder: string,
  { site, pages }: { site: Site; pages: readonly Page[] },
  rules: HostRules,
): Promise<void> {
  const files = {
    ...pagesFiles(rules),
    '_nginx.conf': nginxFile(rules),
    _Caddyfile: caddyFile(rules),
    'robots.txt': `User-agent: *\nDisallow: /demo/\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'sitemap.xml': await sitemap(site, pages),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

async function sitemap(site: Site, pages: readonly Page[]): Promise<string> {
  const links = pages
    .filter(({ path: route }) => route !== notFoundPath)
    .map(({ path: route }) => ({ url: route }));
  const stream = Readable.from(links).pipe(new SitemapStream({ hostname: site.url }));
  return String(await streamToPromise(stream));
}
