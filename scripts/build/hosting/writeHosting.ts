import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFolder, notFoundAt } from '../../../schema/browser.ts';
import type { Site } from '../../../schema/index.ts';
import type { Host } from '../../../schema/inspect.ts';
import type { ResolvedPage } from '../../../src/resolved/types.ts';
import { inXml } from '../inXml.ts';
import { apacheFile } from './apache.ts';
import { caddyFile, type HostRules, nginxFile, pagesFiles } from './hosting.ts';
import { findOverLimits } from './hostLimits.ts';
import { unsupportedRedirects } from './hostRedirects.ts';

type Source = {
  site: Site;
  pages: readonly ResolvedPage[];
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
    'sitemap.xml': sitemap(site, pages, rules.homes),
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
      pagesFiles(rules, hosts)),
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

/**
 * A sitemap (https://www.sitemaps.org/protocol.html), with the versions of each page in other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function sitemap(
  site: Site,
  pages: readonly ResolvedPage[],
  homes: readonly string[] = [],
): string {
  const hidden = ['/', ...homes].map(notFoundAt);
  const inSite = (path: string) => inXml(new URL(path, site.url).href);
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${inSite(path)}"/>`;
  const entries = pages
    .filter(({ path: route }) => !hidden.includes(route))
    .map(({ path: route, date, versions = {} }) => {
      const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      const main = versions[site.language];
      const links = Object.entries(versions).map(([language, path]) => link(language, path));
      if (main !== undefined) links.push(link('x-default', main));
      return `<url><loc>${inSite(route)}</loc>${lastmod}${links.join('')}</url>`;
    });
  const xhtml = homes.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${entries.join('\n')}
</urlset>
`;
}
