import { valueAt } from '../schema/diagnose/schemaAt.ts';
import { type Group, isGroup } from '../schema/values.ts';
import type { Requests } from './api.ts';
import { withValue } from './merge.ts';

const groups = ['header', 'services', 'groups'];

/** The title of the site's menu; undefined if site.json has none. */
export function menuTitle(site: unknown): string | undefined {
  const title = valueAt(site, ['header', 'services', 'title']);
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/**
 * site.json with an entry for a page at the end of a group of the menu. The same object where the menu leads to the page
 * already, or has no such group.
 */
export function withMenuEntry(
  site: Group,
  { path, group, text, description }: Requests['addToMenu'],
): Group {
  const all = valueAt(site, groups);
  if (!Array.isArray(all)) return site;
  const linksOf = (one: unknown): unknown[] => {
    const links = isGroup(one) ? one.links : undefined;
    return Array.isArray(links) ? links : [];
  };
  const isThere = all.flatMap(linksOf).some((link) => isGroup(link) && link.href === path);
  const index = all.findIndex((one) => isGroup(one) && one.title === group);
  if (isThere || index < 0) return site;
  const links = [...linksOf(all[index]), { text, description, href: path }];
  const changed = withValue(site, [...groups, index, 'links'], links);
  return isGroup(changed) ? changed : site;
}
