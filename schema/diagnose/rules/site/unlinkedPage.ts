import { isPublished } from '../../../page.ts';
import { notFoundPath } from '../../../paths.ts';
import { linksIn } from '../../links.ts';
import type { DocumentRule } from '../../rule.ts';

/** A page that visitors cannot reach by links from the home page, but only by its address. */
export const unlinkedPage: DocumentRule = {
  name: 'unlinked-page',
  needs: 'texts',

  check({ pages, site }) {
    const targets = (document: object) =>
      linksIn(document)
        // A redirect is no link that visitors can see.
        .filter(({ kind }) => kind !== 'destination')
        .map(({ href }) => href.split('#')[0] ?? '');
    const published = pages.filter(({ page }) => isPublished(page));
    const linksOf = new Map(published.map(({ page }) => [page.path, targets(page)]));
    const linked = new Set<string>(targets(site));
    for (const [path, paths] of linksOf) {
      for (const target of paths) if (target !== path) linked.add(target);
    }
    // Menus and footer are on every page.
    const reached = new Set(['/', notFoundPath, ...targets(site)]);
    for (const path of reached) for (const target of linksOf.get(path) ?? []) reached.add(target);

    return published
      .filter(({ page }) => !reached.has(page.path))
      .map(({ page, source }) => ({
        source,
        path: ['path'],
        message: linked.has(page.path)
          ? `No way of links leads from the home page, a menu or the footer to "${page.path}".`
          : `No menu, footer or other page links to "${page.path}".`,
        suggestion: {
          inFile:
            'Add a link to the menu or the footer in site.json ("services" in "header", "columns" in "footer"), or to a page.',
          inForm: 'Visitors cannot find it. Add a link to the menu, to the footer or to a page.',
        },
      }));
  },
};
