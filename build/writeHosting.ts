import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Page, Site } from '../schema/index.ts';
import { demoFolder, notFoundPath } from '../schema/paths.ts';
import { caddyFile, type HostRules, nginxFile, pagesFiles } from './hosting.ts';
import { findOverLimits } from './hostLimits.ts';
import { unsupportedRedirects } from './hostRedirects.ts';

/**
 * Writes the files that hosts and search engines read beside the pages. `files` are the addresses of the other files of the
 * site. Files whose names begin with `_` are for hosts and are not served. Resolves with a sentence for each rule that some
 * host does not support. This is only a warning, because a site is published to one of the hosts.
 */
export async function writeHosting(
  folder: string,
  { site, pages, files }: { site: Site; pages: readonly Page[]; files: readonly string[] },
  rules: HostRules,
): Promise<string[]> {
  // A demonstration is not a page of the company.
  const hidden = files.some((address) => address.startsWith(demoFolder)) ? demoFolder : '';
  const written = {
    ...pagesFiles(rules),
    '_nginx.conf': nginxFile(rules),
    _Caddyfile: caddyFile(rules),
    'robots.txt': `User-agent: *\nDisallow:${hidden && ` ${hidden}`}\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'sitemap.xml': await sitemap(site, pages),
  };
  for (const [name, text] of Object.entries(written))
    await writeFile(path.join(folder, name), text);
  return [...unsupportedRedirects(rules.redirects), ...findOverLimits(written)];
}

async function sitemap(site: Site, pages: readonly Page[]): Promise<string> {
  const links = pages
    .filter(({ path: route }) => route !== notFoundPath)
    .map(({ path: route }) => ({ url: route }));
  const stream = Readable.from(links).pipe(new SitemapStream({ hostname: site.url }));
  return String(await streamToPromise(stream));
}
