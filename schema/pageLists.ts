import type { Block } from './blocks/index.ts';

// Lists made of pages: blocks "page-list".

/** A page as lists need it. */
export type Listable = {
  path: string;
  date?: string | undefined;
  blocks: readonly (Block | undefined)[];
};

/** A block "page-list", as lists need it. */
export type PageList = { below: string; limit?: number | undefined };

/** The pages below an address in the order of lists: those with a date first, the newest first; the others by address. */
export function pagesBelow<Page extends Pick<Listable, 'path' | 'date'>>(
  below: string,
  pages: readonly Page[],
): Page[] {
  return pages.filter(({ path }) => path.startsWith(`${below}/`)).sort(inListOrder);
}

function inListOrder(
  { path, date = '' }: Pick<Listable, 'path' | 'date'>,
  other: Pick<Listable, 'path' | 'date'>,
): number {
  const otherDate = other.date ?? '';
  if (date !== otherDate) return date > otherDate ? -1 : 1;
  return path < other.path ? -1 : 1;
}

/** The pages that a list on the page `from` shows, of all pages that it could show. */
export function listed<Page extends Listable>(
  { below, limit }: PageList,
  pages: readonly Page[],
  from: string,
): { items: Page[]; hasMore: boolean } {
  const all = pagesBelow(below, pages).filter(({ path }) => path !== from);
  return { items: all.slice(0, limit), hasMore: limit !== undefined && all.length > limit };
}

/** The lists on a page. */
export function listsOn({ blocks }: Pick<Listable, 'blocks'>): PageList[] {
  return blocks.flatMap((block) => (block?.type === 'page-list' ? [block] : []));
}

/**
 * The page with the complete list of the pages below an address, or else the page at this address; undefined if there is none.
 */
export function pageWithAll<Page extends Listable>(
  below: string,
  pages: readonly Page[],
): Page | undefined {
  const pageAt = pages.find(({ path }) => path === below);
  const hasAll = (page: Page) =>
    listsOn(page).some((list) => list.below === below && list.limit === undefined);
  return pageAt && hasAll(pageAt) ? pageAt : (pages.find(hasAll) ?? pageAt);
}
