import { dayNumber } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import { listed, listsOn, pagesBelow, pageWithAll } from '../../schema/inspect.ts';
import { dateText } from '../company/hoursText.ts';
import type { Feed, ListEntry, ShownBlock, ShownPage } from '../shown/types.ts';

/** Between the parts of a line with a date and a name. */
export const bylineSeparator = ' · ';

/**
 * Pages with what others add to them: the entries of their lists, the feeds of these, and on a page with a date its day and author
 * above the headline and links to the pages before and after it. A page that shows nothing of others is the same object again. A
 * list without pages is left out.
 */
export function withLists(pages: readonly Page[], language: string): ShownPage[] {
  const belows = new Set(pages.flatMap(listsOn).map(({ below }) => below));
  const hasDates = pages.some(({ date }) => date !== undefined);
  if (belows.size === 0 && !hasDates) return [...pages];
  return pages.map((page): ShownPage => {
    const isAbove = (below: string) => page.path === below || page.path.startsWith(`${below}/`);
    const above = [...belows].filter(isAbove);
    const lists = listsOn(page);
    if (lists.length === 0 && above.length === 0 && page.date === undefined) return page;
    const blocks = page.blocks.flatMap((block): ShownBlock[] => {
      if (block.type === 'page-list') return shownList(block, page, pages, language);
      return block.type === 'hero'
        ? [{ ...block, ...byline(page, block.eyebrow, language) }]
        : [block];
    });
    const own = new Set([...lists.map(({ below }) => below), ...above]);
    const feeds = feedsOf(pages, own);
    return {
      ...page,
      blocks: [...blocks, ...neighbors(page, pages, above)],
      ...(feeds.length > 0 && { feeds }),
    };
  });
}

/** The day and author of a page, after the words above its headline. */
function byline({ date, author }: Page, eyebrow: string | undefined, language: string) {
  const parts = [eyebrow, date && dayText(date, language), author].filter(Boolean);
  return parts.length > 0 ? { eyebrow: parts.join(bylineSeparator) } : {};
}

const dayText = (date: string, language: string) => dateText(dayNumber(date), language);

function shownList(
  block: ShownBlock & { type: 'page-list' },
  { path }: Page,
  pages: readonly Page[],
  language: string,
): ShownBlock[] {
  const { shown, hasMore } = listed(block, pages, path);
  if (shown.length === 0) return [];
  const all = hasMore ? pageWithAll(block.below, pages) : undefined;
  const more = all && all.path !== path ? { more: { path: all.path, title: all.title } } : {};
  return [{ ...block, entries: shown.map((page) => entryOf(page, language)), ...more }];
}

/** A page in a list. */
export function entryOf(
  { path, title, description, date, picture }: Omit<Page, 'blocks'>,
  language: string,
): ListEntry {
  return {
    ...{ path, title, description },
    ...(date !== undefined && { date: { day: date, text: dayText(date, language) } }),
    ...(picture && { picture }),
  };
}

/** The links from a page with a date to those before and after it, in the innermost list that has it. */
function neighbors(page: Page, pages: readonly Page[], above: readonly string[]): ShownBlock[] {
  const [below] = above.filter((path) => path !== page.path).sort((a, b) => b.length - a.length);
  if (page.date === undefined || below === undefined) return [];
  const dated = pagesBelow(below, pages).filter(({ date }) => date !== undefined);
  const index = dated.indexOf(page);
  const linked = (other: Page | undefined) => other && { path: other.path, title: other.title };
  const [next, previous] = [linked(dated[index - 1]), linked(dated[index + 1])];
  const all = linked(pageWithAll(below, pages));
  if (!next && !previous && !all) return [];
  return [
    {
      ...{ type: 'page-list', below },
      neighbors: { ...(previous && { previous }), ...(next && { next }) },
      ...(all && { more: all }),
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
