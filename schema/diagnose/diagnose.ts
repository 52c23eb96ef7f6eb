import { factsOf } from '../facts.ts';
import { type Versions, versionsOf } from '../languages.ts';
import { isPublished, type Page, pageFields } from '../page.ts';
import { blockErrors } from '../pageChecks.ts';
import type { Folder } from '../paths.ts';
import { dayIn, timeZoneOf } from '../shownDays.ts';
import type { Site } from '../site.ts';
import { pageCheck } from './checkPage.ts';
import { copiesAmong } from './copies.ts';
import { diagnosticOf, severityOf } from './diagnosticOf.ts';
import { withoutExceptions } from './exceptions.ts';
import { withKnownFile } from './knownFiles.ts';
import { knownPage, knownPages, knownSite } from './knownParts.ts';
import {
  isInherited,
  type LanguageSources,
  languagesAmong,
  withTranslatedLinks,
} from './languages.ts';
import { withKnownLinks } from './rules/brokenLinks.ts';
import {
  addressRules,
  launchRules,
  pathRules,
  preLaunchWarnings,
  siteRules,
} from './rules/index.ts';
import { sourceOf } from './sourceTree.ts';
import type {
  Diagnostic,
  Documents,
  DownloadFile,
  Finding,
  FontFile,
  KnownPage,
  LinkResults,
  PageSource,
  PictureFile,
  SourceFile,
  SourceTree,
  WellKnownFile,
} from './types.ts';

/** The documents of a language, with their facts filled in. Unpublished pages are only shown in previews. */
export type LanguageContent = { folder: Folder; site: Site; pages: Page[]; unpublished: Page[] };

/** The documents of a site without errors. */
export type Content = Omit<LanguageContent, 'folder'> & {
  /** The other languages, each with what its site.json inherits. */
  languages: LanguageContent[];
  /** The versions of each published page in several languages, by its address. */
  versions: ReadonlyMap<string, Versions>;
};

export type Diagnosis = {
  /** Sorted by file and location. */
  diagnostics: Diagnostic[];
  /** How many warnings there are. */
  warnings: number;
  /** The content to build; undefined when a diagnostic is an error. */
  content: Content | undefined;
};

export type Options = {
  /** Also runs the rules for content that must not go live. */
  launch?: boolean;
  /** Reports only errors and just counts warnings. */
  brief?: boolean;
  /** The addresses of all static files. Omitted: no file is reported as missing. */
  files?: readonly string[];
  /** The files in the folders pictures and drawings. Omitted: nothing is reported about them. */
  pictures?: readonly PictureFile[];
  /** The files in the folder fonts. Omitted: nothing is reported about them. */
  fonts?: readonly FontFile[];
  /** The files in the folder downloads. Omitted: nothing is reported about them. */
  downloads?: readonly DownloadFile[];
  /** The files in the folder well-known. Omitted: nothing is reported about them. */
  wellKnown?: readonly WellKnownFile[];
  /** The results of requests to other sites. Omitted: nothing is reported about them. */
  links?: LinkResults | undefined;
  /** The current time, in milliseconds since 1970. Omitted: nothing is reported about the past and the future. */
  now?: number | undefined;
};

/**
 * Checks the documents of a site: first each against its schema, then all of them together. Pure: text in, diagnostics out.
 * `site` is the text of site.json. A file passed in again as the same object is not checked again. Never throws.
 */
export function diagnose(
  pages: readonly SourceFile[],
  site: SourceFile,
  { launch = false, brief = false, now, ...contentFiles }: Options = {},
): Diagnosis {
  const languages = languagesAmong(pages.map(sourceOf), sourceOf(site));
  const [{ siteSource }] = languages;
  const files = {
    pictures: contentFiles.pictures?.map(({ src }) => src),
    downloads: contentFiles.downloads?.map(({ address }) => address),
  };
  const named = (diagnostic: Diagnostic) => withKnownFile(diagnostic, files);
  const diagnostics = languages.flatMap(({ checkedSite }) =>
    'diagnostics' in checkedSite ? checkedSite.diagnostics.map(named) : [],
  );
  const hasErrors = () => diagnostics.some(({ severity }) => severity === 'error');

  // A copy has no other errors: each would only repeat those of its original.
  const copies = copiesAmong(languages);
  diagnostics.push(...copies.values());
  let warnings = 0;
  const checked = languages.map((language) => {
    const { diagnostics: ofPages, ...pages } = checkPages(language, copies);
    diagnostics.push(...ofPages.map(named));
    return { ...language, ...pages };
  });
  const all = documentsByLanguage(checked, contentFiles, now);
  const isComplete = all.every(
    ({ broken, isSiteComplete }) => broken.length === 0 && isSiteComplete,
  );
  const hasPaths =
    all.every(({ broken }) => broken.every(({ page }) => page.path !== undefined)) &&
    !diagnostics.some(({ rule }) => pathNames.has(rule));
  if (hasPaths) {
    for (const documents of all) {
      diagnostics.splice(0, Infinity, ...diagnostics.map(withKnownLinks(documents)));
    }
  }
  const found = checkTogether(all, launch, { hasPaths, isComplete });
  for (const finding of withoutExceptions(found, all)) {
    const severity = severityOf(finding.sentence.rule, launch);
    if (severity === 'warning') warnings += 1;
    // Locating a finding in the text takes time, and a brief check only counts warnings.
    if (severity !== 'warning' || !brief) diagnostics.push(diagnosticOf(finding, launch));
  }
  const content = hasErrors() ? undefined : contentOf(checked, siteSource.name);
  return { diagnostics: diagnostics.sort(byPlace), warnings, content };
}

/** Checks the pages of a language one by one, except copies. */
function checkPages(
  { siteValue, pages }: LanguageSources,
  copies: ReadonlyMap<SourceTree, unknown>,
) {
  // Facts are read even from a site.json with errors, so that text lengths match what visitors see.
  const checkPage = pageCheck(siteValue);
  const facts = factsOf(siteValue);
  const diagnostics: Diagnostic[] = [];
  const valid: PageSource[] = [];
  const complete: PageSource[] = [];
  const broken: KnownPage[] = [];
  for (const source of pages.filter((one) => !copies.has(one))) {
    const checked = checkPage(source);
    if ('value' in checked) {
      valid.push({ page: checked.value, source });
      continue;
    }
    diagnostics.push(...checked.diagnostics);
    if (checked.diagnostics.every(({ severity }) => severity !== 'error')) continue;
    const page = knownPage(source, facts);
    if ('complete' in page) complete.push({ page: page.complete, source });
    else {
      broken.push({ page: page.parts, source });
      const errors = blockErrors(page.parts, pageFields);
      diagnostics.push(
        ...errors.map(({ path = [], sentence }) => diagnosticOf({ source, path, sentence })),
      );
    }
  }
  return { diagnostics, valid, complete: [...valid, ...complete], broken };
}

/** A language whose documents have been checked one by one. `valid` are its pages without errors. */
type CheckedLanguage = LanguageSources & {
  valid: readonly PageSource[];
  complete: readonly PageSource[];
  broken: readonly KnownPage[];
};

/** The documents of each language, for the rules. The first are those of the main language. */
function documentsByLanguage(
  checked: readonly CheckedLanguage[],
  contentFiles: Omit<Options, 'launch' | 'brief' | 'now'>,
  now: number | undefined,
): Documents[] {
  const known = checked.map(({ folder, siteSource, siteValue, checkedSite, complete, broken }) => ({
    ...{ folder, siteSource, siteValue, pages: complete, broken },
    ...('value' in checkedSite
      ? { site: checkedSite.value, isSiteComplete: true }
      : knownSite({ ...siteSource, value: siteValue })),
  }));
  const folders = known.slice(1).map(({ folder }) => folder);
  const { name } = known[0]?.siteSource ?? { name: '' };
  const versions = versionsAmong(
    known.flatMap(({ folder, ...pages }) =>
      knownPages(pages).map(({ page, source }) => ({ folder, page, source })),
    ),
    name,
  );
  const timeZone = timeZoneOf(known[0]?.site ?? {});
  const today = now !== undefined && { today: dayIn(timeZone, now) };
  return known.map((documents) => ({
    ...today,
    ...{ ...documents, versions, folders, languages: [], ...contentFiles },
    others: known.filter((other) => other !== documents),
  }));
}

/** The versions of pages in several languages, by their addresses. */
function versionsAmong(
  pages: readonly (KnownPage & { folder: Folder })[],
  siteName: string,
): Documents['versions'] {
  if (pages.every(({ folder }) => folder === '')) return new Map();
  const root = siteName.replace(/[^/]*$/, '').length;
  return versionsOf(
    pages.flatMap(({ folder, page: { path, translates }, source: { name } }) => {
      const file = name.slice(root + (folder && `${folder}/`).length);
      return path === undefined ? [] : [{ folder, file, path, translates }];
    }),
  );
}

function contentOf(checked: readonly CheckedLanguage[], siteName: string): Content | undefined {
  const published = checked.flatMap(({ folder, valid }) =>
    valid.filter(({ page }) => isPublished(page)).map((one) => ({ ...one, folder })),
  );
  const versions = versionsAmong(published, siteName);
  const byPath = new Map(published.map(({ page }) => [page.path, page]));
  const versionIn = (folder: Folder) => (to: string) =>
    byPath.get(versions.get(to)?.[folder] ?? '');
  const [main, ...languages] = checked.flatMap(({ folder, checkedSite, siteSource, valid }) => {
    if (!('value' in checkedSite)) return [];
    const pages = valid.map(({ page }) => page);
    const overrides = siteSource.value;
    const site =
      folder === ''
        ? checkedSite.value
        : withTranslatedLinks(checkedSite.value, overrides, versionIn(folder));
    return {
      ...{ folder, site },
      pages: pages.filter(isPublished),
      unpublished: pages.filter((page) => !isPublished(page)),
    };
  });
  if (!main || languages.length < checked.length - 1) return undefined;
  const { folder: _, ...content } = main;
  return { ...content, languages, versions };
}

const pathNames: ReadonlySet<string> = new Set(
  [...addressRules, ...pathRules].map(({ name }) => name),
);

/**
 * Runs the rules that look at all documents. A rule that needs to know every page only runs if it can: otherwise a wrong path
 * would turn every link to it into an error.
 */
function checkTogether(
  languages: readonly Documents[],
  launch: boolean,
  { hasPaths, isComplete }: { hasPaths: boolean; isComplete: boolean },
): Finding[] {
  const found: Finding[] = [];
  // Unpublished pages do not go live.
  const live = languages.map((documents) => ({
    ...documents,
    pages: documents.pages.filter(({ page }) => isPublished(page)),
    unpublished: documents.pages.filter(({ page }) => !isPublished(page)),
  }));
  const [before, atLaunch] = [[together(languages)], [together(live)]];
  for (const rules of [
    addressRules,
    pathRules,
    siteRules,
    launch ? launchRules : preLaunchWarnings,
  ]) {
    const paths = hasPaths && !found.some(({ sentence }) => pathNames.has(sentence.rule));
    const isLaunch = rules === launchRules;
    for (const rule of rules) {
      const groups = rule.isForAll ? (isLaunch ? atLaunch : before) : isLaunch ? live : languages;
      for (const documents of groups) {
        const { isSiteComplete: site } = documents;
        const isKnown = { paths, texts: paths && isComplete, site };
        if (rule.needs && !isKnown[rule.needs]) continue;
        const findings = rule.check(documents);
        found.push(...findings.filter((finding) => !isInWrongField(finding, languages)));
      }
    }
  }
  return found;
}

/** The documents of all languages as those of one site, for the rules about addresses and files. */
function together(languages: readonly Documents[]): Documents {
  const [main, ...others] = languages;
  if (!main) throw new Error('A site has a language.');
  if (others.length === 0) return main;
  return {
    ...{ ...main, languages: others, others: [] },
    pages: languages.flatMap(({ pages }) => pages),
    broken: languages.flatMap(({ broken }) => broken),
    unpublished: languages.flatMap(({ unpublished = [] }) => unpublished),
  };
}

/** Whether a finding is in a field of site.json that has another error, or that a language inherits. */
function isInWrongField({ source, path, isOfSite }: Finding, languages: readonly Documents[]) {
  const [field] = path;
  const owner = languages.find(({ siteSource }) => siteSource === source);
  if (!owner || field === undefined || isOfSite) return false;
  if (!Object.hasOwn(owner.site, field)) return true;
  return owner.folder !== '' && isInherited(path, source.value, languages[0]?.siteValue);
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
