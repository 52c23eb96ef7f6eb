import type { RuleName } from '../catalog/index.ts';
import type { Folder } from '../paths.ts';
import { type DocumentAt, documentsOf, type InputAt } from './documents.ts';
import { registerSaved } from './savedResults.ts';
import type { Documents, Finding, PageSource } from './types.ts';

/** A rule that looks at all documents. */
export type DocumentRule = {
  name: RuleName;
  /**
   * What the rule needs to know: the path of every page, every field of all documents, or those of site.json. It does not run
   * while that is unknown because of errors. Default: nothing.
   */
  needs?: 'paths' | 'texts' | 'site';
  /** Whether it looks at all languages together, as those of one site: at addresses and files. Default: at each for itself. */
  isForAll?: true;
  check(documents: Documents): Finding[];
};

type Check = DocumentRule['check'];

/** For `inPages` and `inDocuments`: the findings depend on nothing but the document. */
export const nothing = () => undefined;

/** What a check may depend on besides its document. It is compared as JSON. */
type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

/**
 * A check of each page for itself. `find` gets what `read` selects from the other documents and files, and may depend on
 * nothing else: an unchanged page is not checked again while that is the same. The name is unique.
 */
export function inPages<Around extends Json>(
  name: string,
  read: (documents: Documents) => Around,
  find: (page: PageSource, around: Around) => Finding[],
): Check {
  const findOnce = cached(name, find, pageOf, pageOf);
  return (documents) => findOnce(documents.pages, read(documents), documents.folder);
}

/** The same for all pages and site.json. */
export function inDocuments<Around extends Json>(
  name: string,
  read: (documents: Documents) => Around,
  find: (document: DocumentAt, around: Around) => Finding[],
): Check {
  const findOnce = cached(name, find, ({ document }) => document, pageOf);
  return (documents) => findOnce(documentsOf(documents), read(documents), documents.folder);
}

/** The same for the texts as they are written, without the facts in them. */
export function inTexts<Around extends Json>(
  name: string,
  read: (documents: Documents) => Around,
  find: (document: InputAt, around: Around) => Finding[],
): Check {
  const findOnce = cached(
    name,
    find,
    ({ source }) => source,
    ({ source }) => source,
  );
  return (documents) => findOnce(documentsOf(documents), read(documents), documents.folder);
}

const pageOf = ({ page }: PageSource) => page;

/**
 * Calls `find` for each item. Keeps its results by the objects that `keyOf` returns while `around` is equal in its language.
 * `keyOfPage` returns the same for a page. Saved are the pages without findings.
 */
function cached<Item, Around extends Json>(
  name: string,
  find: (item: Item, around: Around) => Finding[],
  keyOf: (item: Item) => object,
  keyOfPage: (page: PageSource) => object,
) {
  type Known = { around: string; found: WeakMap<object, Finding[]> };
  const byLanguage = new Map<Folder, Known>();
  registerSaved(name, {
    save: (pages) => {
      const languages = Array.from(byLanguage, ([folder, { around, found }]) => {
        const clean = pages.map((page) => found.get(keyOfPage(page))?.length === 0);
        return { folder, around, clean };
      });
      return JSON.stringify(languages);
    },
    restore(json, pages) {
      const saved: { folder: Folder; around: string; clean: boolean[] }[] = JSON.parse(json);
      for (const { folder, around, clean } of saved) {
        const found = new WeakMap<object, Finding[]>();
        for (const [index, page] of pages.entries()) {
          if (page && clean[index]) found.set(keyOfPage(page), []);
        }
        byLanguage.set(folder, { around, found });
      }
    },
  });
  return (items: readonly Item[], values: Around, folder: Folder): Finding[] => {
    const around = JSON.stringify([values]);
    const last = byLanguage.get(folder);
    const known = last?.around === around ? last : { around, found: new WeakMap() };
    byLanguage.set(folder, known);
    return items.flatMap((item) => {
      const before = known.found.get(keyOf(item));
      if (before) return before;
      const found = find(item, values);
      known.found.set(keyOf(item), found);
      return found;
    });
  };
}
