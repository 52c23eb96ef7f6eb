import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { folderOf } from '../../languages.ts';
import { listsOn } from '../../pageLists.ts';
import {
  documentUrl,
  embedPath,
  homeOf,
  isAddressIn,
  isCode,
  notFoundOf,
  notFoundPath,
} from '../../paths.ts';
import {
  covers,
  type OldAddress,
  type ReadRedirect,
  readOldAddress,
  readRedirects,
  redirectFor,
  requestPath,
} from '../../redirects.ts';
import { repeatsIn } from '../../repeats.ts';
import { knownPages } from '../knownParts.ts';
import type { DocumentRule } from '../rule.ts';
import type { Documents, SourceTree } from '../types.ts';

/** The pages whose address is known. */
function addressesIn(documents: Documents) {
  return knownPages(documents).flatMap(({ page, source }) =>
    page.path === undefined ? [] : [{ path: page.path, page, source }],
  );
}

/** Two documents that claim the same address: one of them would be lost. */
const duplicatePath: DocumentRule = {
  name: 'duplicate-path',
  isForAll: true,
  check: (documents) =>
    repeatsIn(addressesIn(documents).filter(isInLanguage(documents)), ({ path }) => path).map(
      ({ item, first }) => {
        // The copy of a page is the file with another name than its address.
        const [original, copy] = isNamedAfterPath(item) ? [item, first] : [first, item];
        const { path, source } = copy;
        return {
          ...{ source, path: ['path'] },
          sentence: sentenceOf('duplicate-path', {
            path,
            title: original.page.title ?? original.source.name,
          }),
        };
      },
    ),
};

/** Whether the address of a page is in its language. If not, language-address reports it. */
function isInLanguage({ folders, siteSource }: Documents) {
  return ({ path, source }: { path: string; source: SourceTree }) =>
    isAddressIn(folderOf(source.name, siteSource.name, folders), path, folders);
}

function isNamedAfterPath({ path, source }: { path: string; source: SourceTree }): boolean {
  return `${path.split('/').at(-1)}.json` === source.name.split('/').at(-1);
}

/** The pages without which a site cannot be built. */
const requiredPages: DocumentRule = {
  name: 'required-pages',
  needs: 'paths',
  check: (documents) =>
    [homeOf(documents.folder), notFoundOf(documents.folder)]
      .filter((path) => !knownPages(documents).some(({ page }) => page.path === path))
      .map((path) => ({
        ...{ source: documents.siteSource, path: [], isOfSite: true },
        sentence: sentenceOf(
          path.endsWith(notFoundPath) ? 'required-pages' : 'required-pages/home',
          { path },
        ),
      })),
};

/** A page whose address is that of a file of the site. */
const reservedPath: DocumentRule = {
  name: 'reserved-path',
  check: ({ files = [], ...documents }) =>
    addressesIn(documents).flatMap(({ path, source }) => {
      const file = files.find((name) => [`${path}.html`, documentUrl(path)].includes(name));
      if (file === undefined) return [];
      return [
        { source, path: ['path'], sentence: sentenceOf('reserved-path/file', { path, file }) },
      ];
    }),
};

/** A redirect that hides a page, is a duplicate, or leads to another redirect. */
const redirectConflict: DocumentRule = {
  name: 'redirect-conflict',
  needs: 'paths',
  isForAll: true,
  check(documents) {
    const redirects = documents.site.redirects ?? [];
    const read = readRedirects(redirects);
    const seen = new Map<string, string>();
    return redirects.flatMap(({ from, to }, index) => {
      const address = readOldAddress(from);
      if (!address) return [];
      const key = keyOf(address);
      const other = seen.get(key);
      const sentence =
        hidden(from, to, address, documents) ??
        (other === undefined
          ? undefined
          : sentenceOf('redirect-conflict/twice', { from, other })) ??
        chain(from, to, documents, read);
      if (other === undefined) seen.set(key, from);
      const path = ['redirects', index, 'from'];
      return sentence ? [{ source: documents.siteSource, path, sentence }] : [];
    });
  },
};

/** A redirect that hides a page or a file. A redirect with a query hides nothing, because no page has a query. */
function hidden(
  from: string,
  to: string,
  address: OldAddress,
  { files = [], downloads = [], ...all }: Documents,
): Sentence | undefined {
  if (address.query.length > 0) return undefined;
  const paths = addressesIn(all).map((page) => page.path);
  const page = paths.find((path) => path === address.path || covers(address, path));
  const isSwapped =
    page !== undefined && to.startsWith('/') && !paths.includes(to.split('#')[0] ?? to);
  if (isSwapped) return sentenceOf('redirect-conflict/swapped', { from, to });
  if (page !== undefined) return sentenceOf('redirect-conflict', { from, page });
  const input = [
    '/assets/styles',
    '/share/home.png',
    '/404.html',
    '/robots.txt',
    '/sitemap.xml',
    '/version.json',
  ];
  const documents = paths.map(documentUrl);
  const given = downloads.map((file) => file.address);
  const codes = [
    ...[all.site.leadForm?.src ?? '', all.site.blog?.src ?? ''].filter(isCode),
    ...knownPages(all).flatMap(({ page }) =>
      page.blocks.flatMap((block) => (block?.type === 'embed' ? (block.code ?? []) : [])),
    ),
  ].map(embedPath);
  const feeds = knownPages(all).flatMap(({ page }) =>
    listsOn(page).map(({ below }) => `${below}/feed.xml`),
  );
  const file = [...files, ...given, ...input, ...documents, ...codes, ...feeds].find((name) =>
    covers(address, name),
  );
  if (file !== undefined) return sentenceOf('redirect-conflict/file', { from, file });
  const isFolder = to.endsWith('/*');
  return isFolder && !address.isFolder
    ? sentenceOf('redirect-conflict/folder', { from, to })
    : undefined;
}

/** A key for an address: the same for two that match the same requests, which may differ in the order of their parameters. */
function keyOf({ path, isFolder, query }: OldAddress): string {
  const params = query.map(([name, value]) => JSON.stringify([name, value])).sort();
  return JSON.stringify([path, isFolder, ...params]);
}

/** A redirect to a full address of this site that is redirected itself. No page has such an address: see `hidden`. */
function chain(
  from: string,
  to: string,
  { site: { url } }: Documents,
  redirects: readonly ReadRedirect[],
): Sentence | undefined {
  if (to.startsWith('/') || url === undefined) return undefined;
  const { origin, pathname, search } = new URL(to);
  if (origin !== new URL(url).origin) return undefined;
  // For a folder, any page below it will do.
  const path = requestPath(pathname.replace(/\*$/, 'page'));
  const next = path === undefined ? undefined : redirectFor(redirects, path, search);
  return next === undefined ? undefined : sentenceOf('redirect-conflict/chain', { from });
}

/** While a document breaks one of these rules, it is not known which pages exist. */
export const pathRules: readonly DocumentRule[] = [duplicatePath, requiredPages, reservedPath];

export const redirectRules: readonly DocumentRule[] = [redirectConflict];
