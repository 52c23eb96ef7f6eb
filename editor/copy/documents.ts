import { once } from '../../schema/browser.ts';
import { type Diagnosis, type Diagnostic, diagnose, type SourceFile } from '../../schema/index.ts';
import { type Problem, siteName } from '../api.ts';
import { siteValueFor } from '../documentSchema.ts';
import type { SiteFiles } from '../home/home.ts';
import { settingsFor } from '../languages.ts';
import { menuTitle } from '../links/menu.ts';
import { Refused, reasonFor } from '../refused.ts';
import { documentNames } from './documentNames.ts';
import { maxOffered, problemOf } from './problems.ts';
import { documentOf } from './source.ts';

/** The documents of a site by name, including site.json, and the files beside them. Each file has the name of its document. */
export type Listing = SiteFiles & { files: ReadonlyMap<string, SourceFile> };

const checkOnce = (launch: boolean) =>
  once((listing: Listing): Diagnosis => {
    const { pages, site } = documentsOf(listing);
    return diagnose(pages, site, { ...optionsOf(listing), launch, now: Date.now() });
  });
const checks = { draft: checkOnce(false), launch: checkOnce(true) };

/**
 * Checks all documents. A listing is checked once, and a file that is the same object as in another listing is not checked
 * again.
 */
export function check(listing: Listing, { launch = false } = {}): Diagnosis {
  return (launch ? checks.launch : checks.draft)(listing);
}

/** The pages and site.json. Refuses a site without it. */
export function documentsOf({ files }: Listing): { pages: SourceFile[]; site: SourceFile } {
  const site = files.get(siteName);
  if (!site) throw new Refused(`There is no ${siteName}.`);
  return { site, pages: [...files.values()].filter((file) => file !== site) };
}

/** What a check needs to know of the files beside the documents. */
export function optionsOf({ served, linkCheck, pictures, fonts, downloads, wellKnown }: Listing) {
  return { files: served, links: linkCheck?.results, pictures, fonts, downloads, wellKnown };
}

/** Converts diagnostics to the problems that the editor shows. */
export function problemsOf(diagnostics: readonly Diagnostic[], { files }: Listing): Problem[] {
  const menus = new Map<string, string | undefined>();
  const menuOf = (settings: string) => {
    if (!menus.has(settings)) {
      menus.set(settings, menuTitle(siteValueFor(settings, (name) => documentOf(files.get(name)))));
    }
    return menus.get(settings);
  };
  const nameOf = documentNames(files);
  const pageOf = (name: string) => {
    const page = files.get(name);
    return page && { name, title: nameOf(name, page) };
  };
  const counts = new Map<string, number>();
  return diagnostics.flatMap((diagnostic) => {
    const name = diagnostic.file;
    const file = files.get(name);
    if (!file) return [];
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const settings = settingsFor(name, (other) => files.has(other));
    const around = { pageOf, nameOf, settings, menu: menuOf(settings) };
    return [problemOf(diagnostic, name, file, count < maxOffered, around)];
  });
}

/** The problems of a site. */
export function problemsIn(listing: Listing, { launch = false } = {}): Problem[] {
  return problemsOf(check(listing, { launch }).diagnostics, listing);
}

/**
 * The errors that a change causes: in the changed documents, and in others if there were no errors before. An error can
 * hide others until it is fixed, so with errors before, new ones in other documents say nothing about the change.
 */
export function errorsCaused(
  before: Listing,
  after: Listing,
  changed: Pick<ReadonlySet<string>, 'has'>,
): Diagnostic[] {
  const old = check(before).diagnostics.filter(isError);
  const known = new Set(old.map(keyOf));
  return check(after)
    .diagnostics.filter(isError)
    .filter((error) => (old.length === 0 || changed.has(error.file)) && !known.has(keyOf(error)));
}

/** The same for an error that is at another place now. */
const keyOf = ({ file, id, message }: Diagnostic) => JSON.stringify([file, id, message]);

/** Refuses a change that causes errors. */
export function refuseErrors(
  before: Listing,
  after: Listing,
  changed: Pick<ReadonlySet<string>, 'has'>,
): void {
  const errors = errorsCaused(before, after, changed);
  // Errors in other documents often follow from these.
  const first = errors.filter(({ file }) => changed.has(file));
  const problems = problemsOf(first.length > 0 ? first : errors, after);
  if (problems.length > 0) throw new Refused(reasonFor(problems), { problems });
}

/** A listing with new texts for some of its files. Files with an undefined text are removed. */
export function withTexts(
  listing: Listing,
  texts: ReadonlyMap<string, string | undefined>,
): Listing {
  const files = new Map(listing.files);
  for (const [name, text] of texts) {
    if (text === undefined) files.delete(name);
    else if (files.get(name)?.text !== text) files.set(name, { name, text });
  }
  return { ...listing, files };
}

/** The document with this name. Throws `Refused` if it does not exist. */
export function existingFile({ files }: Pick<Listing, 'files'>, name: string): SourceFile {
  const file = files.get(name);
  if (!file) throw new Refused(`There is no document "${name}".`);
  return file;
}

/** Like `existingFile`; a file that cannot be read is refused with the reason. */
export function readableFile(listing: Listing, name: string): SourceFile {
  const file = existingFile(listing, name);
  if (file.problem === undefined) return file;
  const problems = problemsIn(listing).filter((problem) => problem.file === name);
  throw new Refused(reasonFor(problems), { problems });
}

export function isError({ severity }: { severity: 'error' | 'warning' }): boolean {
  return severity === 'error';
}
