import { notFoundPath } from '../../../paths.ts';
import { linksIn } from '../../links.ts';
import type { DocumentRule } from '../../rule.ts';

/** A page that no menu, footer or other page links to: visitors can only find it by its address. */
export const unlinkedPage: DocumentRule = {
  name: 'unlinked-page',
  severity: 'warning',
  about:
    'Visitors find a page through a menu, the footer or another page. One that nothing links to is often forgotten.',
  examples: [
    {
      file: 'strings.json',
      wrong: `{
  "$schema": "../../schema/page.schema.json",
  "path": "⟦/strings⟧",
  "title": "New strings",
  "description": "When strings are too old to hold a tuning: what new ones cost in time, and how they sound.",
  "blocks": [{ "type": "hero", "headline": "New strings" }]
}
`,
      message: 'No menu, footer or other page links to "/strings".',
      suggestion:
        'Add a link to the menu or the footer in site.json ("services" in "header", "columns" in "footer"), or to a page.',
    },
  ],
  check({ pages, site }) {
    const linked = new Map<string, Set<string>>();
    const collect = (document: object, from: string) => {
      for (const { href, kind } of linksIn(document)) {
        // Visitors do not see a redirect.
        if (kind === 'destination') continue;
        const target = href.split('#')[0] ?? '';
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
          'Add a link to the menu or the footer in site.json ("services" in "header", "columns" in "footer"), or to a page.',
      }));
  },
};
