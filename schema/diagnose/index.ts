import type { Page } from '../page.ts';
import { pageSchema } from '../page.ts';
import type { Site } from '../site.ts';
import { siteSchema } from '../site.ts';
import { checkShape } from './checkShape.ts';
import { brokenLink } from './rules/brokenLink.ts';
import { duplicateId } from './rules/duplicateId.ts';
import { duplicatePath } from './rules/duplicatePath.ts';
import { duplicateText } from './rules/duplicateText.ts';
import { oneHero } from './rules/oneHero.ts';
import { requiredPages } from './rules/requiredPages.ts';
import { unknownFact } from './rules/unknownFact.ts';
import { readSource } from './sourceTree.ts';
import type { Diagnostic, PageSource, Rule, SourceFile } from './types.ts';

export type { Diagnostic, SourceFile } from './types.ts';

const rules: readonly Rule[] = [
  duplicatePath,
  duplicateText,
  duplicateId,
  oneHero,
  requiredPages,
  unknownFact,
  brokenLink,
];

export type Diagnosis = {
  diagnostics: Diagnostic[];
  /** What can be built: there only when no diagnostic is an error. */
  content: { site: Site; pages: Page[] } | undefined;
};

/**
 * Checks the documents of a site: each by its schema, then all of them together. Pure: text in,
 * diagnostics out, in the order of files and places. `site` is the text of site.json. Never throws.
 */
export function diagnose(pages: readonly SourceFile[], site: SourceFile): Diagnosis {
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

  // Links into a page that is broken itself would all be reported as well: first things first.
  if (diagnostics.length === 0 && 'value' in checkedSite) {
    const documents = { pages: valid, site: checkedSite.value, siteSource };
    for (const { name, severity, check } of rules) {
      for (const { source, path, atKey, message, suggestion } of check(documents)) {
        diagnostics.push({
          ...source.placeOf(path, atKey),
          severity,
          rule: name,
          message,
          ...(suggestion !== undefined && { suggestion }),
        });
      }
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

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
