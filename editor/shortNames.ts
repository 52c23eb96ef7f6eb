import { ownValue } from '../schema/browser.ts';
import { linksIn, valueAt } from '../schema/inspect.ts';

/** A title up to the first separator (| – — ·), without the company's name that follows. */
export function titleAlone(title: string): string {
  return title.split(/ [|–—·] /)[0] || title;
}

/**
 * The names of pages in lists, by path: the text of the first link to the page in the menu or footer, and "Home" for the
 * home page. Omits other pages without a link. `site` is the value of a site.json, valid or not, `home` the address of its home page.
 */
export function menuNames(site: unknown, home = '/'): Map<string, string> {
  const names = new Map<string, string>([[home, 'Home']]);
  if (typeof site !== 'object' || site === null) return names;
  for (const { path, href, kind } of linksIn(site)) {
    const text = ownValue(valueAt(site, path.slice(0, -1)), 'text');
    const isEntry = typeof path.at(-2) === 'number';
    if (kind !== 'link' || !isEntry || typeof text !== 'string' || text === '') continue;
    if (!names.has(href)) names.set(href, text);
  }
  return names;
}
