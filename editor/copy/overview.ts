import type { z } from 'zod';
import { fillFacts, type Group, isGroup, once, ownValue } from '../../schema/browser.ts';
import { groupBy, launchRules } from '../../schema/diagnose/index.ts';
import { blockSchema, pageFields, type SourceFile } from '../../schema/index.ts';
import { pagesBelow } from '../../schema/inspect.ts';
import { type Health, type Overview, type PageEntry, type Problem, siteName } from '../api.ts';
import { isSettings } from '../languages.ts';
import { iconsIn, placesIn } from '../links/places.ts';
import { documentNames } from './documentNames.ts';
import { isError, type Listing, problemsIn } from './documents.ts';
import { factsIn } from './factsIn.ts';
import { drawingsAmong, readSite } from './site.ts';
import { documentOf, textOf } from './source.ts';
import { languagesIn, translationsIn } from './translations.ts';

/** The data of the list of pages that the documents have, with these problems. Their texts have facts filled in. */
export function overviewOf(
  listing: Listing,
  problems: Problem[],
): Pick<Overview, 'site' | 'languages' | 'pages' | 'downloads' | 'problems'> {
  const found = groupBy(problems, ({ file }) => file);
  const siteFile = listing.files.get(siteName);
  const nameOf = documentNames(listing.files);
  const translationsOf = translationsIn(listing.files);
  const languages = languagesIn(listing.files);
  const factsOf = factsIn(listing.files);
  const pages = Array.from(listing.files, ([name, file]): PageEntry => {
    const pageProblems = found.get(name) ?? [];
    const errors = pageProblems.filter(isError).length;
    const texts = textsToWrite(pageProblems);
    const title = textOf(file, 'title');
    const short = nameOf(name, file);
    const entry = {
      ...{ name, path: textOf(file, 'path'), title },
      ...(short !== title && { short }),
      ...(ownValue(documentOf(file), 'published') === false && { isUnpublished: true }),
      ...(texts > 0 && { texts }),
      ...{ errors, warnings: pageProblems.length - errors - texts },
      ...translationsOf(name),
      ...contentOf(file),
    };
    return fillFacts(entry, factsOf(name));
  });
  const site = readSite(documentOf(siteFile), drawingsAmong(listing.pictures));
  return {
    ...(site && { site }),
    ...(languages && { languages }),
    pages: inOrder(pages.filter(({ name }) => !isSettings(name))),
    downloads: listing.downloads
      .filter(({ problem }) => problem === undefined)
      .map(({ address, bytes }) => ({ address, bytes })),
    problems,
  };
}

/** The parts and icons of a page, which other pages offer as link targets and used icons. */
const contentOf = once((file: SourceFile): Partial<PageEntry> => {
  const document = documentOf(file);
  if (!isGroup(document)) return {};
  const places = placesIn(document).map(({ title, id }) => ({ title, ...(id && { id }) }));
  return { places, icons: iconsIn(document), ...listingOf(document) };
});

const { description, date, picture, showFrom, showUntil } = pageFields.shape;

/** What lists of pages need to know of a page, as far as it is valid. */
function listingOf(document: Group): Partial<PageEntry> {
  const valid = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined =>
    schema.safeParse(ownValue(document, name)).data;
  const days = {
    ...{ date: valid('date', date), showFrom: valid('showFrom', showFrom) },
    showUntil: valid('showUntil', showUntil),
  };
  const blocks: readonly unknown[] = Array.isArray(document.blocks) ? document.blocks : [];
  const lists = blocks.flatMap((block) => {
    if (ownValue(block, 'type') !== 'page-list') return [];
    const { data } = blockSchema.safeParse(block);
    return data?.type === 'page-list' ? [{ below: data.below, limit: data.limit }] : [];
  });
  const teaser = {
    description: valid('description', description) ?? '',
    picture: valid('picture', picture),
  };
  const entries = Object.entries({ ...days, teaser }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), ...(lists.length > 0 && { lists }) };
}

/** Pages by path, except that those with a date are in the places of their folder in the order of lists: the newest first. */
function inOrder(pages: readonly PageEntry[]): PageEntry[] {
  const sorted = [...pages].sort((a, b) => a.path.localeCompare(b.path));
  const folderOf = ({ path }: PageEntry) => path.slice(0, path.lastIndexOf('/'));
  const dated = groupBy(
    sorted.filter((page) => page.date !== undefined),
    folderOf,
  );
  const queues = new Map(
    Array.from(dated, ([folder, pages]) => [folder, pagesBelow(folder, pages)] as const),
  );
  return sorted.map((page) =>
    page.date === undefined ? page : (queues.get(folderOf(page))?.shift() ?? page),
  );
}

/** How many of a page's problems are example texts that nobody has replaced. */
function textsToWrite(problems: readonly Problem[]): number {
  return problems.filter((problem) => problem.rule === 'example-text' && !isError(problem)).length;
}

const ofLaunch = new Set<string>(launchRules.map(({ name }) => name));

/** The errors and warnings of a site, and what must not go live. */
export function healthOf(listing: Listing): Health {
  const problems = problemsIn(listing).filter(({ rule }) => !ofLaunch.has(rule));
  return {
    problems,
    // Not known while there are other errors.
    launch: problems.some(isError)
      ? []
      : problemsIn(listing, { launch: true }).filter(({ rule }) => ofLaunch.has(rule)),
    ...(listing.linkCheck && { linksChecked: listing.linkCheck.time }),
  };
}
