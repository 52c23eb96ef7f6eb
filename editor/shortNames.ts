import { linksIn } from '../schema/diagnose/links.ts';
import { valueAt } from '../schema/diagnose/schemaAt.ts';
import { ownValue } from '../schema/values.ts';

/** A title without the name of the company, or what else follows it after a line or a dot. */
export function titleAlone(title: string): string {
  return title.split(/ [|–—·] /)[0] || title;
}

/**
 * What lists call pages, by their paths: the words of the menu or the footer that lead to a page, the first of them, as
 * visitors read them. A page that none leads to is not in it. `site` is the value of site.json, valid or not.
 */
export function menuNames(site: unknown): Map<string, string> {
  const names = new Map<string, string>([['/', 'Home']]);
  if (typeof site !== 'object' || site === null) return names;
  for (const { path, href, kind } of linksIn(site)) {
    const text = ownValue(valueAt(site, path.slice(0, -1)), 'text');
    const isEntry = typeof path.at(-2) === 'number';
    if (kind !== 'link' || !isEntry || typeof text !== 'string' || text === '') continue;
    if (!names.has(href)) names.set(href, text);
  }
  return names;
}
