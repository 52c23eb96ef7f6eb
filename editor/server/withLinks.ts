import { linksIn } from '../../schema/diagnose/links.ts';
import { valueAt } from '../../schema/diagnose/schemaAt.ts';

/** The path of the page that a link leads to; empty for a block of the same page. */
export function pageOf(href: string): string {
  return href.split('#')[0] ?? '';
}

/** A document whose links to one page lead to another; the same object where it has none. */
export function withLinks<Document extends object>(
  document: Document,
  from: string,
  to: string,
): Document {
  const links = linksIn(document).filter(({ href }) => pageOf(href) === from);
  if (links.length === 0) return document;
  const copy = structuredClone(document);
  for (const { path, href } of links) {
    const around = valueAt(copy, path.slice(0, -1));
    const field = path.at(-1);
    if (typeof around === 'object' && around !== null && field !== undefined) {
      Reflect.set(around, field, to + href.slice(from.length));
    }
  }
  return copy;
}
