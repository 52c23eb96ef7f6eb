import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Page, Site } from '../schema/index.ts';
import { notFoundPath } from '../schema/paths.ts';
import { caddyFile, type HostRules, nginxFile, pagesFiles } from './hosting.ts';
import { findOverLimits } from './hostLimits.ts';
import { unsupportedRedirects } from './hostRedirects.ts';

/**
 * Writes the files that hosts and search engines read beside the pages. Those whose names begin with `_` are for hosts and
 * are not served. Resolves with a sentence for each rule that some host does not support: only a warning, because a site is
 * published to one of the hosts.
 */
export async function writeHosting(
  folder: string,
  { site, pages }: { site: Site; pages: readonly Page[] },
  rules: HostRules,
): Promise<string[]> {
  const files = {
    ...pagesFiles(rules),
    '_nginx.conf': nginxFile(rules),
    _Caddyfile: caddyFile(rules),
    'robots.txt': `User-agent: *\nDisallow: /demo/\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'sitemap.xml': await sitemap(site, pages),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return [...unsupportedRedirects(rules.redirects), ...findOverLimits(files)];
}

async function sitemap(site: Site, pages: readonly Page[]): Promise<string> {
  const links = pages
    .filter(({ path: route }) => route !== notFoundPath)
    .map(({ path: route }) => ({ url: route }));
  const stream = Readable.from(links).pipe(new SitemapStream({ hostname: site.url }));
  return String(await streamToPromise(stream));
}
