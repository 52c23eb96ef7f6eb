import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFolder, notFoundPath } from '../../../schema/browser.ts';
import type { Page, Site } from '../../../schema/index.ts';
import type { Host } from '../../../schema/inspect.ts';
import { inXml } from '../inXml.ts';
import { apacheFile } from './apache.ts';
import { caddyFile, type HostRules, nginxFile, pagesFiles } from './hosting.ts';
import { findOverLimits } from './hostLimits.ts';
import { unsupportedRedirects } from './hostRedirects.ts';

type Source = {
  site: Site;
  pages: readonly Page[];
  files: readonly string[];
  preview?: boolean;
};

/**
 * Writes the files for search engines and the given hosts. `files` are the addresses of the site's other files. With `preview`,
 * the rules for `npm start` are written too. Resolves with a sentence for each rule that a host does not support.
 */
export async function writeHosting(
  folder: string,
  { site, pages, files, preview = false }: Source,
  rules: HostRules,
  hosts: readonly Host[],
): Promise<string[]> {
  // The demo is not one of the company's pages.
  const hidden = files.some((address) => address.startsWith(demoFolder)) ? demoFolder : '';
  return await writeHostFiles(folder, rules, hosts, preview, {
    'robots.txt': `User-agent: *\nDisallow:${hidden && ` ${hidden}`}\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'sitemap.xml': sitemap(site, pages),
  });
}

/** Writes the files for the given hosts, and others. Resolves with a sentence for each rule that a host does not support. */
export async function writeHostFiles(
  folder: string,
  rules: HostRules,
  hosts: readonly Host[],
  preview = false,
  others: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const written = {
    ...((preview || hosts.includes('cloudflare') || hosts.includes('netlify')) &&
      pagesFiles(rules)),
    ...(hosts.includes('apache') && { '.htaccess': apacheFile(rules) }),
    ...(hosts.includes('nginx') && { '_nginx.conf': nginxFile(rules) }),
    ...(hosts.includes('caddy') && { _Caddyfile: caddyFile(rules) }),
    ...others,
  };
  for (const [name, text] of Object.entries(written))
    await writeFile(path.join(folder, name), text);
  return hosts.flatMap((host) => [
    ...unsupportedRedirects(rules.redirects, host),
    ...findOverLimits(written, host),
  ]);
}

/** A sitemap (https://www.sitemaps.org/protocol.html). */
function sitemap(site: Site, pages: readonly Page[]): string {
  const entries = pages
    .filter(({ path: route }) => route !== notFoundPath)
    .map(({ path: route, date }) => {
      const url = new URL(route, site.url).href;
      const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return `<url><loc>${inXml(url)}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
