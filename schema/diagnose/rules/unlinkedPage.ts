import { notFoundPath } from '../../paths.ts';
import { stringsIn } from '../strings.ts';
import type { Rule } from '../types.ts';

/** A page that no menu, footer or other page links to: visitors can only find it by its address. */
export const unlinkedPage: Rule = {
  name: 'unlinked-page',
  severity: 'warning',
  check({ pages, site }) {
    const linked = new Map<string, Set<string>>();
    const collect = (document: unknown, from: string) => {
      for (const { path, text } of stringsIn(document)) {
        const key = path.at(-1);
        if (key !== 'href' && key !== 'page') continue;
        const target = text.split('#')[0] ?? '';
        linked.set(target, (linked.get(target) ?? new Set()).add(from));
      }
    };
    collect(site, 'site.json');
    for (const { page } of pages) collect(page, page.path);

    return pages
      .filter(({ page }) => page.path !== '/' && page.path !== notFoundPath)
      .filter(({ page }) => [...(linked.get(page.path) ?? [])].every((from) => from === page.path))
      .map(({ page, source }) => ({
        source,
        path: ['path'],
        message: `No menu, footer or other page links to "${page.path}".`,
        suggestion:
          'Add it to header.services or footer.columns in site.json, or link it from a page.',
      }));
  },
};
