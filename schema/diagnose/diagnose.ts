import { bracesIn, type Facts, factsOf } from '../facts.ts';
import { once } from '../once.ts';
import { isPublished, type Page, pageFields, pageSchema } from '../page.ts';
import { blockErrors } from '../pageChecks.ts';
import { dayIn, timeZoneOf } from '../shownDays.ts';
import { type Site, siteSchema } from '../site.ts';
import { ownValue } from '../values.ts';
import { checkShape } from './checkShape.ts';
import { copiesAmong } from './copies.ts';
import { diagnosticOf, severityOf } from './diagnosticOf.ts';
import { withoutExceptions } from './exceptions.ts';
import { withKnownFile } from './knownFiles.ts';
import { knownPage, knownSite } from './knownParts.ts';
import { textsWithBraces } from './prose.ts';
import { launchRules, pathRules, preLaunchWarnings, siteRules } from './rules/index.ts';
import { withKnownLinks } from './rules/links.ts';
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

/** The documents of a site without errors, with their facts filled in. Unpublished pages are only shown in previews. */
export type Content = { site: Site; pages: Page[]; unpublished: Page[] };

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

// Cached by file: an unchanged file keeps its tree and its result.
const checkSite = once((source: SourceTree) => checkShape(source, siteSchema, source.value));
type Checked = ReturnType<typeof checkShape<typeof pageSchema>>;
const checkedPages = new WeakMap<SourceTree, { reads: string; checked: Checked }>();

/** Returns a function that checks a page. Its result is kept while what it reads of site.json is the same. */
function pageCheck({ value: site }: SourceTree): (source: SourceTree) => Checked {
  const facts = factsOf(site);
  // The suggestions for errors name facts and the language.
  const all = JSON.stringify([facts, ownValue(site, 'language')]);
  return (source) => {
    const readsOf = (checked: Checked) => ('value' in checked ? filledIn(source, facts) : all);
    const known = checkedPages.get(source);
    if (known && known.reads === readsOf(known.checked)) return known.checked;
    const checked = checkShape(source, pageSchema, site);
    checkedPages.set(source, { reads: readsOf(checked), checked });
    return checked;
  };
}

/** The facts that are filled into a page. */
function filledIn(source: SourceTree, facts: Facts): string {
  return JSON.stringify(namedIn(source).map((name) => ownValue(facts, name)));
}

/** The names in braces in a page. */
const namedIn = once((source: SourceTree) =>
  textsWithBraces(source.value, pageFields).flatMap(({ text }) =>
    bracesIn(text).flatMap(({ name }) => name ?? []),
  ),
);

/**
 * Checks the documents of a site: first each against its schema, then all of them together. Pure: text in, diagnostics out.
 * `site` is the text of site.json. A file passed in again as the same object is not checked again. Never throws.
 */
export function diagnose(
  pages: readonly SourceFile[],
  site: SourceFile,
  { launch = false, brief = false, now, ...beside }: Options = {},
): Diagnosis {
  const siteSource = sourceOf(site);
  const checkedSite = checkSite(siteSource);
  const files = {
    pictures: beside.pictures?.map(({ src }) => src),
    downloads: beside.downloads?.map(({ address }) => address),
  };
  const named = (diagnostic: Diagnostic) => withKnownFile(diagnostic, files);
  const diagnostics = 'diagnostics' in checkedSite ? checkedSite.diagnostics.map(named) : [];
  const hasErrors = () => diagnostics.some(({ severity }) => severity === 'error');

  // Facts are read even from a site.json with errors, so that text lengths match what visitors see.
  const checkPage = pageCheck(siteSource);
  const valid: PageSource[] = [];
  const wrong: SourceTree[] = [];
  const sources = pages.map(sourceOf);
  // A copy has no other errors: each would only repeat those of its original.
  const copies = copiesAmong(sources, siteSource);
  diagnostics.push(...copies.values());
  for (const source of sources.filter((one) => !copies.has(one))) {
    const checked = checkPage(source);
    if ('value' in checked) valid.push({ page: checked.value, source });
    else {
      diagnostics.push(...checked.diagnostics.map(named));
      if (checked.diagnostics.some(({ severity }) => severity === 'error')) wrong.push(source);
    }
  }

  let warnings = 0;
  const facts = factsOf(siteSource.value);
  const known =
    'value' in checkedSite
      ? { site: checkedSite.value, isSiteComplete: true }
      : knownSite(siteSource);
  const complete = [...valid];
  const broken: KnownPage[] = [];
  for (const source of wrong) {
    const page = knownPage(source, facts);
    if ('complete' in page) complete.push({ page: page.complete, source });
    else {
      broken.push({ page: page.parts, source });
      const errors = blockErrors(page.parts, pageFields);
      diagnostics.push(
        ...errors.map(({ path = [], says }) => diagnosticOf({ source, path, says })),
      );
    }
  }
  const documents: Documents = {
    ...{ pages: complete, broken, ...known, siteSource },
    ...beside,
    ...(now !== undefined && { today: dayIn(timeZoneOf(known.site), now) }),
  };
  const isComplete = broken.length === 0 && known.isSiteComplete;
  const hasPaths =
    broken.every(({ page }) => page.path !== undefined) &&
    !diagnostics.some(({ rule }) => pathNames.has(rule));
  if (hasPaths) diagnostics.splice(0, Infinity, ...diagnostics.map(withKnownLinks(documents)));
  const found = checkTogether(documents, launch, { hasPaths, isComplete });
  for (const finding of withoutExceptions(found, documents)) {
    const severity = severityOf(finding.says.rule, launch);
    if (severity === 'warning') warnings += 1;
    // Locating a finding in the text takes time, and a brief check only counts warnings.
    if (severity !== 'warning' || !brief) diagnostics.push(diagnosticOf(finding, launch));
  }

  const isSound = 'value' in checkedSite && !hasErrors();
  const content = isSound ? contentOf(checkedSite.value, valid) : undefined;
  return { diagnostics: diagnostics.sort(byPlace), warnings, content };
}

function contentOf(site: Site, valid: readonly PageSource[]): Content {
  const pages = valid.map(({ page }) => page);
  return {
    site,
    pages: pages.filter(isPublished),
    unpublished: pages.filter((page) => !isPublished(page)),
  };
}

const pathNames: ReadonlySet<string> = new Set(pathRules.map(({ name }) => name));

/**
 * Runs the rules that look at all documents. A rule that needs to know every page only runs if it can: otherwise a wrong path
 * would turn every link to it into an error.
 */
function checkTogether(
  all: Documents,
  launch: boolean,
  { hasPaths, isComplete }: { hasPaths: boolean; isComplete: boolean },
): Finding[] {
  const found: Finding[] = [];
  // Unpublished pages do not go live.
  const live = {
    ...all,
    pages: all.pages.filter(({ page }) => isPublished(page)),
    unpublished: all.pages.filter(({ page }) => !isPublished(page)),
  };
  for (const rules of [pathRules, siteRules, launch ? launchRules : preLaunchWarnings]) {
    const paths = hasPaths && !found.some(({ says }) => pathNames.has(says.rule));
    const isKnown = { paths, texts: paths && isComplete, site: all.isSiteComplete };
    for (const rule of rules) {
      if (rule.needs && !isKnown[rule.needs]) continue;
      const findings = rule.check(rules === launchRules ? live : all);
      found.push(...findings.filter((finding) => !isInWrongField(finding, all)));
    }
  }
  return found;
}

/** Whether a finding is in a field of site.json that has another error. */
function isInWrongField({ source, path: [field] }: Finding, { site, siteSource }: Documents) {
  return source === siteSource && field !== undefined && !Object.hasOwn(site, field);
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
