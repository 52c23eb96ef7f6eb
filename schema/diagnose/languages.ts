import { folderOf, inherit, languageFolders, languageSiteFields } from '../languages.ts';
import { once } from '../once.ts';
import type { Page } from '../page.ts';
import type { Folder } from '../paths.ts';
import { isInMenu } from '../shownDays.ts';
import { type Site, siteSchema } from '../site.ts';
import { isGroup, ownValue } from '../values.ts';
import { checkShape } from './checkShape.ts';
import { linksIn } from './links.ts';
import { withTextsAt } from './strings.ts';
import type { Diagnostic, SourceTree, ValuePath } from './types.ts';

/** The documents of one language as read. */
export type LanguageSources = {
  folder: Folder;
  siteSource: SourceTree;
  /** What its site.json says, with what it inherits. */
  siteValue: unknown;
  checkedSite: { value: Site } | { diagnostics: Diagnostic[] };
  pages: readonly SourceTree[];
};

// Cached by file: an unchanged file keeps its tree and its result.
const checkSite = once((source: SourceTree) => checkShape(source, siteSchema, source.value));

/** Sorts documents by language, and checks the site.json of each. The first language is that of the site. */
export function languagesAmong(
  pages: readonly SourceTree[],
  site: SourceTree,
): [LanguageSources, ...LanguageSources[]] {
  const names = pages.map(({ name }) => name);
  const folders = languageFolders(names, site.name);
  const main = {
    folder: '',
    siteSource: site,
    siteValue: site.value,
    checkedSite: checkSite(site),
  };
  if (folders.length === 0) return [{ ...main, pages }];
  const byFolder = new Map<Folder, SourceTree[]>();
  const sites = new Map<Folder, SourceTree>();
  for (const source of pages) {
    const folder = folderOf(source.name, site.name, folders);
    const isSite = folder !== '' && source.name.endsWith(`${folder}/site.json`);
    if (isSite && !sites.has(folder)) sites.set(folder, source);
    else byFolder.set(folder, [...(byFolder.get(folder) ?? []), source]);
  }
  const others = Array.from(sites, ([folder, siteSource]) => {
    const checked = checkInheriting(site)(siteSource);
    return { folder, siteSource, ...checked, pages: byFolder.get(folder) ?? [] };
  });
  return [{ ...main, pages: byFolder.get('') ?? [] }, ...others];
}

/** Checks the site.json of a language: first what it says, then that together with what it inherits. */
const checkInheriting = once((site: SourceTree) =>
  once((overrides: SourceTree): Pick<LanguageSources, 'siteValue' | 'checkedSite'> => {
    const siteValue = inherit(site.value, overrides.value);
    const said = checkShape(overrides, languageSiteFields, siteValue);
    if ('diagnostics' in said) return { siteValue, checkedSite: said };
    const all = checkShape({ ...overrides, value: siteValue }, siteSchema, siteValue);
    if ('value' in all) return { siteValue, checkedSite: all };
    const main = checkSite(site);
    const reported = 'diagnostics' in main ? main.diagnostics.map(placeOf) : [];
    // What is missing is missing in the site, which may not have been readable.
    const isOfSite = (one: Diagnostic) =>
      'diagnostics' in main && (one.rule === 'missing-field' || reported.includes(placeOf(one)));
    const diagnostics = all.diagnostics.filter(
      (one) => !isInherited(one.path, overrides.value, site.value) && !isOfSite(one),
    );
    // Without errors of its own, only those of the site keep it from being shown.
    const isUnexplained = diagnostics.length === 0 && 'value' in main;
    return { siteValue, checkedSite: isUnexplained ? all : { diagnostics } };
  }),
);

const placeOf = ({ rule, path }: Diagnostic) => JSON.stringify([rule, path]);

/** Whether a language inherits the value at a path. A problem with it is reported where it is written. */
export function isInherited(path: ValuePath, overrides: unknown, site: unknown): boolean {
  // A document that is not a group of fields says nothing.
  return isUnsaid(path, isGroup(overrides) ? overrides : {}, site);
}

function isUnsaid([step, ...rest]: ValuePath, overrides: unknown, site: unknown): boolean {
  // A list replaces the one of the site as a whole.
  if (step === undefined || !isGroup(overrides)) return false;
  const [said, before] = [ownValue(overrides, step), ownValue(site, step)];
  return said === undefined ? before !== undefined : isUnsaid(rest, said, before);
}

/**
 * The site.json of a language whose inherited links lead to its pages. `overrides` is what it says, `versionOf` returns
 * the page in its language. A link stays as it is if it would lead nowhere: to an anchor that the version does not have, or, outside
 * of menus, to a version that is not always shown. The same object if the versions are the same.
 */
export function withTranslatedLinks(
  site: Site,
  overrides: unknown,
  versionOf: (path: string) => Page | undefined,
): Site {
  const texts = linksIn(site).flatMap(({ path, href, kind }) => {
    const [to = '', anchor] = href.split('#');
    const version = kind === 'link' ? versionOf(to) : undefined;
    if (!version || version.path === to || !isInherited(path, overrides, site)) return [];
    const anchored = version.blocks.filter(({ id }) => id === anchor);
    if (anchor !== undefined && anchored.length === 0) return [];
    // The entries of menus are hidden with what they lead to.
    const targets = isInMenu(path) ? [] : [version, ...(anchor === undefined ? [] : anchored)];
    if (targets.some(({ showFrom, showUntil }) => showFrom ?? showUntil)) return [];
    return [{ path: [...path], text: [version.path, anchor].filter(Boolean).join('#') }];
  });
  if (texts.length === 0) return site;
  const key = JSON.stringify(texts);
  const known = translated.get(site);
  if (known?.key === key) return known.site;
  const result = withTextsAt(site, texts);
  translated.set(site, { key, site: result });
  return result;
}
const translated = new WeakMap<Site, { key: string; site: Site }>();
