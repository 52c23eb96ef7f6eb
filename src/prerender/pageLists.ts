import { dayNumber } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import { listed, listsOn, type PageList, pagesBelow, pageWithAll } from '../../schema/inspect.ts';
import { dateText } from '../company/hoursText.ts';
import type {
  Feed,
  ListEntry,
  ListOfBlock,
  ResolvedBlock,
  ResolvedPage,
} from '../resolved/types.ts';

/** A page as the lists of others need it. */
export type ListedPage = Pick<Page, 'path' | 'title' | 'description' | 'date' | 'picture'> &
  Parameters<typeof listsOn>[0];

/**
 * Pages with what others add to them: the entries of their lists, the feeds of these, and on a page with a date its day and author
 * above the headline and links to the pages before and after it. A page that shows nothing of others is the same object again. A
 * list without pages is left out.
 */
export function withLists(pages: readonly Page[], language: string): ResolvedPage[] {
  const belows = new Set(pages.flatMap(listsOn).map(({ below }) => below));
  return pages.map((page): ResolvedPage => {
    const lists = listsOn(page).map(({ below }) => below);
    const above = [...belows].filter((below) => isAt(page.path, below));
    if (lists.length === 0 && above.length === 0 && page.date === undefined) return page;
    const blocks = page.blocks.flatMap((block): ResolvedBlock[] => {
      if (block.type === 'hero') return [{ ...block, ...byline(page, block.eyebrow, language) }];
      if (block.type !== 'page-list') return [block];
      const list = listOf(block, page.path, pages, language);
      return list.entries.length > 0 ? [{ ...block, ...list }] : [];
    });
    const feeds = feedsOf(pages, new Set([...lists, ...above]));
    return {
      ...page,
      blocks: [...blocks, ...neighborsOf(page, pages)],
      ...(feeds.length > 0 && { feeds }),
    };
  });
}

/** Whether a path is that of a folder or below it. */
const isAt = (path: string, below: string) => path === below || path.startsWith(`${below}/`);

/** The words above the headline of a page, followed by its day and author. */
export function byline(
  { date, author }: Pick<Page, 'date' | 'author'>,
  eyebrow: string | undefined,
  language: string,
): { eyebrow?: string } {
  const parts = [eyebrow, date && dayText(date, language), author].filter(Boolean);
  return parts.length > 0 ? { eyebrow: parts.join(' · ') } : {};
}

const dayText = (date: string, language: string) => dateText(dayNumber(date), language);

/** What a list on the page with a path shows. */
export function listOf(
  list: PageList,
  path: string,
  pages: readonly ListedPage[],
  language: string,
): Required<Pick<ListOfBlock, 'entries'>> & ListOfBlock {
  const { items, hasMore } = listed(list, pages, path);
  const all = hasMore ? pageWithAll(list.below, pages) : undefined;
  return {
    entries: items.map((page) => entryOf(page, language)),
    ...(all && all.path !== path && { more: linkTo(all) }),
  };
}

const linkTo = ({ path, title }: Pick<Page, 'path' | 'title'>) => ({ path, title });

/** A page in a list. */
export function entryOf(
  { path, title, description, date, picture }: Omit<ListedPage, 'blocks'>,
  language: string,
): ListEntry {
  return {
    ...{ path, title, description },
    ...(date !== undefined && { date: { day: date, text: dayText(date, language) } }),
    ...(picture && { picture }),
  };
}

/** The links from a page with a date to those before and after it, in the innermost list that has it, as a block. */
export function neighborsOf(
  { path, date }: Pick<Page, 'path' | 'date'>,
  pages: readonly ListedPage[],
): ResolvedBlock[] {
  const [below] = pages
    .flatMap(listsOn)
    .map((list) => list.below)
    .filter((folder) => path !== folder && isAt(path, folder))
    .sort((a, b) => b.length - a.length);
  if (date === undefined || below === undefined) return [];
  const dated = pagesBelow(below, pages).filter((page) => page.date !== undefined);
  const index = dated.findIndex((page) => page.path === path);
  const [next, previous] = [dated[index - 1], dated[index + 1]];
  const all = pageWithAll(below, pages);
  if (!next && !previous && !all) return [];
  return [
    {
      ...{ type: 'page-list', below },
      neighbors: {
        ...(previous && { previous: linkTo(previous) }),
        ...(next && { next: linkTo(next) }),
      },
      ...(all && { more: linkTo(all) }),
    },
  ];
}

/** The feeds of the pages below these addresses. Only pages with a date are in a feed. */
function feedsOf(pages: readonly Page[], belows: Iterable<string>): Feed[] {
  return Array.from(belows).flatMap((below) => {
    const isFed = pagesBelow(below, pages).some(({ date }) => date !== undefined);
    const title = pageWithAll(below, pages)?.title;
    return isFed && title !== undefined ? [{ href: `${below}/feed.xml`, title }] : [];
  });
}
