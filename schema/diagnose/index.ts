import { type Facts, factsOf } from '../facts.ts';
import { once } from '../once.ts';
import type { Page } from '../page.ts';
import { pageSchema } from '../page.ts';
import type { Site } from '../site.ts';
import { siteSchema } from '../site.ts';
import { checkShape } from './checkShape.ts';
import { visible } from './invisible.ts';
import type { CheckedFile, RuleInfo } from './rule.ts';
import { launchRules, pathRules, siteRules, styleRules } from './rules/index.ts';
import { sourceOf } from './sourceTree.ts';
import type { Diagnostic, Finding, PageSource, SourceFile, SourceTree } from './types.ts';

export type { Diagnostic, SourceFile } from './types.ts';

export type Diagnosis = {
  diagnostics: Diagnostic[];
  /** How many warnings there are. */
  warnings: number;
  /** What can be built, with the facts filled in: there only when no diagnostic is an error. */
  content: { site: Site; pages: Page[] } | undefined;
};

// What does not change from one check to the next is not done again: a file keeps its tree, and a page its
// result as long as the company's facts are the same.
const checkSite = once((source: SourceTree) =>
  checkShape(source, siteSchema, factsOf(source.value)),
);
const pageCheck = once((facts: Facts) =>
  once((source: SourceTree) => checkShape(source, pageSchema, facts)),
);

const pageStyle = once((source: SourceTree) => checkStyle({ source, kind: 'page' }));
const siteStyle = once((source: SourceTree) => checkStyle({ source, kind: 'site' }));

function checkStyle(file: CheckedFile): Diagnostic[] {
  return styleRules.flatMap((rule) => rule.check(file).map((finding) => placed(rule, finding)));
}

export type Options = {
  /** Also finds what must not go live. */
  launch?: boolean;
  /** Finds what keeps the site from being built, and only counts the rest; does not look at order, which no visitor sees. */
  brief?: boolean;
  /** The addresses of the files that are served beside the pages; none is missed where this is not known. */
  files?: readonly string[];
};

/**
 * Checks the documents of a site: each by its schema, then all of them together. Pure: text in,
 * diagnostics out, in the order of files and places. `site` is the text of site.json. A file that is
 * handed in again, the very same object, is not checked again. Never throws.
 */
export function diagnose(
  pages: readonly SourceFile[],
  site: SourceFile,
  { launch = false, brief = false, files }: Options = {},
): Diagnosis {
  const siteSource = sourceOf(site);
  const checkedSite = checkSite(siteSource);
  const diagnostics = 'diagnostics' in checkedSite ? [...checkedSite.diagnostics] : [];

  // A site.json with a mistake has its facts all the same, so that pages are as long as visitors see them.
  const checkPage = pageCheck(factsOf(siteSource.value));
  const valid: PageSource[] = [];
  for (const file of pages) {
    const source = sourceOf(file);
    const checked = checkPage(source);
    if ('value' in checked) valid.push({ page: checked.value, source });
    else diagnostics.push(...checked.diagnostics);
  }

  let warnings = 0;
  const hasErrors = () => diagnostics.some(({ severity }) => severity === 'error');
  if ('value' in checkedSite) {
    const documents = { pages: valid, site: checkedSite.value, siteSource, files };
    // Each stage rests on the one before: a wrong path would make every link to it a mistake as well.
    for (const rules of [pathRules, siteRules, launch ? launchRules : []]) {
      if (hasErrors()) break;
      for (const rule of rules) {
        const findings = rule.check(documents);
        if (rule.severity === 'warning') warnings += findings.length;
        // To say where something stands, its document is read once more.
        if (rule.severity === 'warning' && brief) continue;
        diagnostics.push(...findings.map((finding) => placed(rule, finding)));
      }
    }
  }

  if (!brief) {
    // An error in one file holds back nothing in the others; in a file with an error the order is left alone.
    const wrong = new Set(diagnostics.map(({ file, severity }) => severity === 'error' && file));
    const found = valid
      .filter(({ source }) => !wrong.has(source.name))
      .flatMap(({ source }) => pageStyle(source));
    if ('value' in checkedSite && !wrong.has(site.name)) found.push(...siteStyle(siteSource));
    warnings += found.length;
    diagnostics.push(...found);
  }

  return {
    diagnostics: diagnostics.map(inOneLine).sort(byPlace),
    warnings,
    content:
      hasErrors() || !('value' in checkedSite)
        ? undefined
        : { site: checkedSite.value, pages: valid.map(({ page }) => page) },
  };
}

function placed({ name, severity = 'error' }: RuleInfo, finding: Finding): Diagnostic {
  const { source, path, atKey, at, message, suggestion, fix, suggest } = finding;
  return {
    ...(at ? source.placeAt(at.offset, at.length) : source.placeOf(path, atKey)),
    severity,
    rule: name,
    message,
    ...(suggestion !== undefined && { suggestion }),
    path,
    ...(fix !== undefined && { fix }),
    ...(suggest !== undefined && { suggest }),
  };
}

const longestMessage = 600;

/** Messages quote what stands in a file; on a terminal it must stay text, and short. */
function inOneLine(diagnostic: Diagnostic): Diagnostic {
  const { message, suggestion } = diagnostic;
  const short = (words: string) =>
    visible(words.length > longestMessage ? `${words.slice(0, longestMessage)}…` : words);
  return {
    ...diagnostic,
    message: short(message),
    ...(suggestion !== undefined && { suggestion: short(suggestion) }),
  };
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
