import { bracesIn, type Facts, factsOf } from '../facts.ts';
import { type Page, pageFields, pageSchema } from '../page.ts';
import { ownValue } from '../values.ts';
import { checkShape } from './checkShape.ts';
import { textsWithBraces } from './prose.ts';
import { onceSaved, restoreSaved, savedResults } from './savedResults.ts';
import { sourceOf } from './sourceTree.ts';
import type { PageSource, SourceFile, SourceTree } from './types.ts';

type Checked = ReturnType<typeof checkShape<typeof pageSchema>>;
// Cached by file: an unchanged file keeps its tree and its result.
const checkedPages = new WeakMap<SourceTree, { reads: string; checked: Checked }>();

/** Returns a function that checks a page. Its result is kept while what it reads of site.json is the same. */
export function pageCheck(site: unknown): (source: SourceTree) => Checked {
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
const namedIn = onceSaved(
  'facts',
  ({ source }) => source,
  (source: SourceTree) =>
    textsWithBraces(source.value, pageFields).flatMap(({ text }) =>
      bracesIn(text).flatMap(({ name }) => name ?? []),
    ),
);

const pagesName = 'pages';
type SavedPage = { id: string; reads: string; page: Page };

/**
 * The results of a check that others can use again, as JSON by name: those of the pages without errors of shape. `idOf` returns
 * another text for each name and text of a file.
 */
export function saveResults(
  files: readonly SourceFile[],
  idOf: (file: SourceFile) => string,
): Map<string, string> {
  const pages: PageSource[] = [];
  const saved: SavedPage[] = [];
  for (const file of files) {
    const source = sourceOf(file);
    const { reads, checked } = checkedPages.get(source) ?? {};
    if (reads === undefined || !checked || !('value' in checked)) continue;
    pages.push({ page: checked.value, source });
    saved.push({ id: idOf(file), reads, page: checked.value });
  }
  return new Map([[pagesName, JSON.stringify(saved)], ...savedResults(pages)]);
}

/** Uses results that were saved by the same code. Those of other files are ignored. */
export function restoreResults(
  files: readonly SourceFile[],
  idOf: (file: SourceFile) => string,
  jsonOf: (name: string) => string | undefined,
): void {
  const byId = new Map(files.map((file) => [idOf(file), file]));
  const saved: SavedPage[] = JSON.parse(jsonOf(pagesName) ?? '[]');
  const pages = saved.map(({ id, reads, page }) => {
    const file = byId.get(id);
    if (!file) return undefined;
    const source = sourceOf(file);
    checkedPages.set(source, { reads, checked: { value: page } });
    return { page, source };
  });
  restoreSaved(jsonOf, pages);
}
