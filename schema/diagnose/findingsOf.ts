import { once } from '../once.ts';
import type { Page } from '../page.ts';
import type { DocumentRule } from './rule.ts';
import type { Documents, Finding } from './types.ts';

/** What a rule found on each page, as long as the other documents that it depends on are the same. */
type Known = Pick<Documents, 'pictures' | 'links'> & { found: WeakMap<Page, Finding[]> };

const knownOf = once((_rule: DocumentRule) => new WeakMap<object, Known>());

/**
 * The findings of a rule. A local rule does not check a page again while the page, site.json, the pictures and the results of
 * links are the same.
 */
export function findingsOf(rule: DocumentRule, documents: Documents): Finding[] {
  if (!rule.isLocal) return rule.check(documents);
  const { pages, site, pictures, links } = documents;
  const before = knownOf(rule).get(site);
  const isSame = before?.pictures === pictures && before?.links === links;
  const known = before && isSame ? before : { pictures, links, found: new WeakMap() };
  knownOf(rule).set(site, known);
  const unknown = pages.filter(({ page }) => !known.found.has(page));
  const bySource = new Map(unknown.map(({ page, source }) => [source, page]));
  for (const { page } of unknown) known.found.set(page, []);
  const ofSite: Finding[] = [];
  for (const finding of rule.check({ ...documents, pages: unknown })) {
    const page = bySource.get(finding.source);
    if (page) known.found.get(page)?.push(finding);
    else ofSite.push(finding);
  }
  return [...pages.flatMap(({ page }) => known.found.get(page) ?? []), ...ofSite];
}
