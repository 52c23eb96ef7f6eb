import { dequal } from 'dequal';
import type { RuleName } from '../catalog/index.ts';
import type { Folder } from '../paths.ts';
import { type DocumentAt, documentsOf, type WrittenAt } from './documents.ts';
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

/**
 * A check of each page for itself. `find` gets what `read` selects from the other documents and files, and may depend on
 * nothing else: an unchanged page is not checked again while that is the same.
 */
export function inPages<Around>(
  read: (documents: Documents) => Around,
  find: (page: PageSource, around: Around) => Finding[],
): Check {
  const findOnce = kept(find, ({ page }) => page);
  return (documents) => findOnce(documents.pages, read(documents), documents.folder);
}

/** The same for all pages and site.json. */
export function inDocuments<Around>(
  read: (documents: Documents) => Around,
  find: (document: DocumentAt, around: Around) => Finding[],
): Check {
  const findOnce = kept(find, ({ document }) => document);
  return (documents) => findOnce(documentsOf(documents), read(documents), documents.folder);
}

/** The same for the texts as they are written, without the facts in them. */
export function inTexts<Around>(
  read: (documents: Documents) => Around,
  find: (document: WrittenAt, around: Around) => Finding[],
): Check {
  const findOnce = kept(find, ({ source }) => source);
  return (documents) => findOnce(documentsOf(documents), read(documents), documents.folder);
}

/** Calls `find` for each item. Keeps its results by the objects that `keyOf` returns while `around` is equal in its language. */
function kept<Item, Around>(
  find: (item: Item, around: Around) => Finding[],
  keyOf: (item: Item) => object,
) {
  type Known = { around: Around; found: WeakMap<object, Finding[]> };
  const byLanguage = new Map<Folder, Known>();
  return (items: readonly Item[], around: Around, folder: Folder): Finding[] => {
    const last = byLanguage.get(folder);
    const known = last && dequal(last.around, around) ? last.found : new WeakMap();
    byLanguage.set(folder, { around, found: known });
    return items.flatMap((item) => {
      const before = known.get(keyOf(item));
      if (before) return before;
      const found = find(item, around);
      known.set(keyOf(item), found);
      return found;
    });
  };
}
