import type { Page } from '../page.ts';
import { pageSchema } from '../page.ts';
import type { Site } from '../site.ts';
import { siteSchema } from '../site.ts';
import { checkShape } from './checkShape.ts';
import { brokenLink } from './rules/brokenLink.ts';
import { duplicateId } from './rules/duplicateId.ts';
import { duplicatePath } from './rules/duplicatePath.ts';
import { duplicateText } from './rules/duplicateText.ts';
import { launchRules } from './rules/launch.ts';
import { oneHero } from './rules/oneHero.ts';
import { requiredPages } from './rules/requiredPages.ts';
import { unknownFact } from './rules/unknownFact.ts';
import { unlinkedPage } from './rules/unlinkedPage.ts';
import { readSource } from './sourceTree.ts';
import type { Diagnostic, Documents, PageSource, Rule, SourceFile } from './types.ts';

export type { Diagnostic, SourceFile } from './types.ts';

// Links are looked at only where it is clear which pages there are: a wrong path would make each link to
// it a mistake as well.
const stages: readonly (readonly Rule[])[] = [
  [duplicatePath, requiredPages],
  [duplicateText, duplicateId, oneHero, unknownFact, brokenLink, unlinkedPage],
];

export type Diagnosis = {
  diagnostics: Diagnostic[];
  /** What can be built: there only when no diagnostic is an error. */
  content: { site: Site; pages: Page[] } | undefined;
};

/**
 * Checks the documents of a site: each by its schema, then all of them together. Pure: text in,
 * diagnostics out, in the order of files and places. `site` is the text of site.json. With `launch` it also
 * finds what must not go live. Never throws.
 */
export function diagnose(
  pages: readonly SourceFile[],
  site: SourceFile,
  { launch = false }: { launch?: boolean } = {},
): Diagnosis {
  const siteSource = readSource(site);
  const checkedSite = checkShape(siteSource, siteSchema);
  const diagnostics: Diagnostic[] = 'diagnostics' in checkedSite ? checkedSite.diagnostics : [];

  const valid: PageSource[] = [];
  for (const file of pages) {
    const source = readSource(file);
    const checked = checkShape(source, pageSchema);
    if ('value' in checked) valid.push({ page: checked.value, source });
    else diagnostics.push(...checked.diagnostics);
  }

  if ('value' in checkedSite) {
    const documents = { pages: valid, site: checkedSite.value, siteSource };
    for (const rules of launch ? [...stages, launchRules] : stages) {
      // What follows from a mistake would only hide it.
      if (diagnostics.length > 0) break;
      diagnostics.push(...rules.flatMap((rule) => applyRule(rule, documents)));
    }
  }

  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return {
    diagnostics: diagnostics.sort(byPlace),
    content:
      failed || !('value' in checkedSite)
        ? undefined
        : { site: checkedSite.value, pages: valid.map(({ page }) => page) },
  };
}

function applyRule({ name, severity, check }: Rule, documents: Documents): Diagnostic[] {
  return check(documents).map(({ source, path, atKey, message, suggestion }) => ({
    ...source.placeOf(path, atKey),
    severity,
    rule: name,
    message,
    ...(suggestion !== undefined && { suggestion }),
  }));
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
