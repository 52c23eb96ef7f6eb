import { documentUrl } from '../../../paths.ts';
import {
  covers,
  type OldAddress,
  type ReadRedirect,
  readOldAddress,
  readRedirects,
  redirectFor,
  requestPath,
} from '../../../redirects.ts';
import type { Phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Documents } from '../../types.ts';

export const redirectConflict: DocumentRule = {
  name: 'redirect-conflict',
  needs: 'paths',

  check(documents) {
    const redirects = documents.site.redirects ?? [];
    const read = readRedirects(redirects);
    const seen: Known[] = [];
    return redirects.flatMap(({ from, to }, index) => {
      const address = readOldAddress(from);
      if (!address) return [];
      const words =
        hidden(from, to, address, documents) ??
        second(from, to, address, seen) ??
        chain(from, to, documents.site.url, read);
      seen.push({ from, to, address });
      const place = { source: documents.siteSource, path: ['redirects', index, 'from'] };
      return words ? [{ ...place, ...words }] : [];
    });
  },
};

type Words = { message: string; suggestion: Phrase };
type Known = { from: string; to: string; address: OldAddress };

/** A redirect that hides a page or a file. A redirect for a query hides nothing, because no page has a query. */
function hidden(
  from: string,
  to: string,
  address: OldAddress,
  { pages, files = [], downloads = [] }: Documents,
): Words | undefined {
  if (address.query.length > 0) return undefined;
  const paths = pages.map(({ page }) => page.path);
  if (paths.includes(address.path) && !address.isFolder) {
    return {
      message: `"${from}" is the address of a page, so nobody would see that page.`,
      suggestion: {
        inFile: 'Delete the redirect, or give the page another path.',
        inForm: 'Remove the redirect, or give the page another address.',
      },
    };
  }
  const suggestion = address.isFolder
    ? 'Redirect the old addresses in this folder one by one.'
    : 'Delete the redirect.';
  const page = paths.find((path) => covers(address, path));
  if (page !== undefined) {
    const message = `"${from}" covers the page "${page}", so nobody would see that page.`;
    return { message, suggestion };
  }
  const written = ['/assets/styles', '/share/home.png', '/404.html', '/robots.txt', '/sitemap.xml'];
  const documents = paths.map(documentUrl);
  const given = downloads.map((file) => file.address);
  const file = [...files, ...given, ...written, ...documents].find((name) => covers(address, name));
  if (file !== undefined) {
    const message = `"${from}" covers the file "${file}" of the site, so nobody could open it.`;
    return { message, suggestion };
  }
  if (to.endsWith('/*') && !address.isFolder) {
    return {
      message: `"${from}" is one address, and "${to}" is for a whole folder.`,
      suggestion: `Write "${from.replace(/\/$/, '')}/*", or a page to lead to.`,
    };
  }
  return undefined;
}

/** A redirect whose old address an earlier redirect has too. */
function second(
  from: string,
  to: string,
  address: OldAddress,
  seen: readonly Known[],
): Words | undefined {
  const same = seen.find((known) => keyOf(known.address) === keyOf(address));
  if (same) {
    const message =
      same.from === from
        ? `"${from}" has a redirect already.`
        : `"${from}" is the same address as "${same.from}", which has a redirect.`;
    return { message, suggestion: 'Keep one of the two.' };
  }
  const key = keyOf(address).toLowerCase();
  const alike = seen.find((known) => known.to !== to && keyOf(known.address).toLowerCase() === key);
  if (!alike) return undefined;
  return {
    message: `"${from}" differs from "${alike.from}" in capitals alone, and leads somewhere else.`,
    suggestion: 'Lead both to the same place.',
  };
}

/** A key of an address, the same for all spellings of it. */
function keyOf({ path, isFolder, query }: OldAddress): string {
  const params = query.map(([name, value]) => JSON.stringify([name, value])).sort();
  return [path, isFolder ? '/*' : '', ...params].join(' ');
}

/** A redirect to a full address of this site that is redirected itself. No page has such an address: see `hidden`. */
function chain(
  from: string,
  to: string,
  siteUrl: string,
  redirects: readonly ReadRedirect[],
): Words | undefined {
  if (to.startsWith('/')) return undefined;
  const { origin, pathname, search } = new URL(to);
  if (origin !== new URL(siteUrl).origin) return undefined;
  // For a folder, any page below it will do.
  const path = requestPath(pathname.replace(/\*$/, 'page'));
  if (path === undefined || redirectFor(redirects, path, search) === undefined) return undefined;
  return {
    message: `"${from}" leads to an address that is redirected itself.`,
    suggestion: 'Write the page that visitors are to see in the end.',
  };
}
