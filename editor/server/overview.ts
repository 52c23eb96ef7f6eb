import { isGroup, once, ownValue } from '../../schema/browser.ts';
import { launchRules } from '../../schema/diagnose/index.ts';
import type { SourceFile } from '../../schema/index.ts';
import { type Health, type Overview, type PageEntry, type Problem, siteName } from '../api.ts';
import { iconsIn, placesIn } from '../links/places.ts';
import { documentNames } from './documentNames.ts';
import { type Documents, isError, type Listing } from './documents.ts';
import { diskMessage } from './files/diskMessage.ts';
import type { OpenFolder } from './openFolder.ts';
import { drawingsAmong, readSite } from './site.ts';
import { documentOf, hashOf, textOf } from './source.ts';

/** The data of the list of pages. `listing` has drafts in place of their files; `changed` are the files that differ from the published ones. */
export async function overviewOf(
  { documents, drafts, versions }: OpenFolder,
  listing: Listing,
  changed: ReadonlyMap<string, 'new' | 'changed'> = new Map(),
): Promise<Omit<Overview, 'id' | 'canPublish'>> {
  const problems = documents.problemsOf(documents.check(listing).diagnostics, listing);
  const siteFile = listing.files.get(siteName);
  const nameOf = documentNames(siteFile);
  const pages = Array.from(listing.files, ([name, file]): PageEntry => {
    const own = problems.filter((problem) => problem.file === name);
    const errors = own.filter(isError).length;
    const texts = textsToWrite(own);
    const title = textOf(file, 'title');
    const short = nameOf(name, file);
    return {
      ...{ name, path: textOf(file, 'path'), title },
      ...(short !== title && { short }),
      ...(ownValue(documentOf(file), 'published') === false && { isUnpublished: true }),
      ...(changed.has(name) && { isChanged: true }),
      ...(changed.get(name) === 'new' && { isNew: true }),
      ...(texts > 0 && { texts }),
      ...{ errors, warnings: own.length - errors - texts },
      ...contentOf(file),
    };
  });
  const site = readSite(documentOf(siteFile), drawingsAmong(listing.pictures));
  const reports: string[] = [];
  const reported = <Read>(reading: Promise<Read[]>, words: string) =>
    reading.catch((error: unknown): Read[] => {
      reports.push(`${words} ${diskMessage(error)}`);
      return [];
    });
  const deleted = await reported(
    versions.ofMissing(listing.files),
    'Deleted pages can’t be listed.',
  );
  const drafted = await reported(
    drafts.latest().then((latest) => [...latest.keys()]),
    'Unsaved drafts can’t be read.',
  );
  return {
    ...(site && { site }),
    pages: pages
      .filter(({ name }) => name !== siteName)
      .sort((a, b) => a.path.localeCompare(b.path)),
    downloads: listing.downloads
      .filter(({ problem }) => problem === undefined)
      .map(({ address, bytes }) => ({ address, bytes })),
    problems,
    ...{ deleted, drafted, reports },
  };
}

/** The parts and icons of a page, which other pages offer as link targets and used icons. */
const contentOf = once((file: SourceFile): Pick<PageEntry, 'places' | 'icons'> => {
  const document = documentOf(file);
  if (!isGroup(document)) return {};
  const places = placesIn(document).map(({ title, id }) => ({ title, ...(id && { id }) }));
  return { places, icons: iconsIn(document) };
});

/** How many of a page's problems are example texts that nobody has replaced. */
function textsToWrite(problems: readonly Problem[]): number {
  return problems.filter((problem) => problem.rule === 'example-text' && !isError(problem)).length;
}

const ofLaunch = new Set<string>(launchRules.map(({ name }) => name));

/** The errors and warnings of a site, and what must not go live. `listing` has drafts in place of their files. */
export function healthOf(documents: Documents, listing: Listing): Health {
  const found = (launch: boolean): Problem[] =>
    documents.problemsOf(documents.check(listing, { launch }).diagnostics, listing);
  const problems = found(false).filter(({ rule }) => !ofLaunch.has(rule));
  return {
    problems,
    // Not known while there are other errors.
    launch: problems.some(isError) ? [] : found(true).filter(({ rule }) => ofLaunch.has(rule)),
    ...(listing.linkCheck && { linksChecked: listing.linkCheck.time }),
    hashes: Object.fromEntries(Array.from(listing.files, ([name, file]) => [name, hashOf(file)])),
  };
}
