import { linksIn, withTextsAt } from '../../schema/inspect.ts';

/** The path of the page that a link points to; empty for a block of the same page. */
export function pageOf(href: string): string {
  return href.split('#')[0] ?? '';
}

/**
 * A document with its links to the page `from` pointing to `to`; the same object if it has none. A link to a block keeps
 * its fragment; with `toPage` it points to the page itself.
 */
export function withLinks<Document extends object>(
  document: Document,
  from: string,
  to: string,
  { toPage = false } = {},
): Document {
  const links = linksIn(document).filter(({ href }) => pageOf(href) === from);
  return withTextsAt(
    document,
    links.map(({ path, href }) => ({ path, text: toPage ? to : to + href.slice(from.length) })),
  );
}
