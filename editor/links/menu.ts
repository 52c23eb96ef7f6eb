import { type Group, isGroup } from '../../schema/browser.ts';
import { valueAt } from '../../schema/inspect.ts';
import { withField, withValue } from '../changes/merge.ts';

const groups = ['header', 'services', 'groups'];

/** The title of the site's menu; undefined if site.json has none. */
export function menuTitle(site: unknown): string | undefined {
  const title = valueAt(site, ['header', 'services', 'title']);
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** Whether an entry of the menu links to a path. */
export function isInMenu(site: unknown, path: string): boolean {
  return groupsOf(site)
    .flatMap(linksOf)
    .some((link) => isGroup(link) && link.href === path);
}

function groupsOf(site: unknown): unknown[] {
  const all = valueAt(site, groups);
  return Array.isArray(all) ? all : [];
}

function linksOf(group: unknown): unknown[] {
  const links = isGroup(group) ? group.links : undefined;
  return Array.isArray(links) ? links : [];
}

/**
 * site.json with an entry for a page at the end of a group of the menu. The same object if the menu already links to the
 * page, or has no such group. `complete`: the site.json of a language, with the menu that it inherits.
 */
export function withMenuEntry(
  site: Group,
  { path, group, text, description }: Record<'path' | 'group' | 'text' | 'description', string>,
  complete: unknown = site,
): Group {
  const all = groupsOf(complete);
  const index = all.findIndex((one) => isGroup(one) && one.title === group);
  if (isInMenu(complete, path) || index < 0) return site;
  const links = [...linksOf(all[index]), { text, description, href: path }];
  return withField(site, groups, withValue(all, [index, 'links'], links));
}
