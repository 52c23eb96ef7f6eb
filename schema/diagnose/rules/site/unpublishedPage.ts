import { isPublished } from '../../../page.ts';
import { notFoundPath } from '../../../paths.ts';
import { editsOf } from '../../change.ts';
import { linksIn } from '../../links.ts';
import { onlyInFile } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding, PageSource, SourceTree } from '../../types.ts';

/** The paths of pages that every site has. */
const required = ['/', notFoundPath];

/** A link of the published site to an unpublished page, and a required page that is unpublished. */
export const unpublishedPage: DocumentRule = {
  name: 'unpublished-page',

  check({ pages, site, siteSource }) {
    const all = pages.filter(({ page }) => !isPublished(page));
    const unpublished = new Map(
      all
        .filter(({ page }) => !required.includes(page.path))
        .map((own) => [own.page.path, own] as const),
    );
    const find = (document: object, source: SourceTree): Finding[] =>
      linksIn(document).flatMap(({ path, href }) => {
        const target = unpublished.get(href.split('#')[0] ?? '');
        if (!target) return [];
        const { page, source: own } = target;
        return [
          {
            source,
            path,
            message: `The page “${page.title}” is not published, so visitors cannot follow this link.`,
            suggestion: onlyInFile(
              `Publish it too: remove "published" in ${own.name}. Or link to another page.`,
            ),
            publish: togetherWith(target, unpublished).map(({ source: { name } }) => name),
          },
        ];
      });
    return [
      ...all
        .filter(({ page }) => required.includes(page.path))
        .map(({ source }) => alwaysThere(source)),
      ...pages
        .filter(({ page }) => isPublished(page))
        .flatMap(({ page, source }) => find(page, source)),
      ...find(site, siteSource),
    ];
  },
};

function alwaysThere(source: SourceTree): Finding {
  return {
    source,
    path: ['published'],
    message: 'Every site has this page, so it is always published.',
    suggestion: onlyInFile('Remove "published".'),
    suggest: editsOf(source, ['published'], 'remove'),
  };
}

/** A page and all unpublished pages that it leads to: none of them can be published without the others. */
function togetherWith(
  first: PageSource,
  unpublished: ReadonlyMap<string, PageSource>,
): PageSource[] {
  const found = new Set([first]);
  for (const { page } of found) {
    for (const { href } of linksIn(page)) {
      const next = unpublished.get(href.split('#')[0] ?? '');
      if (next) found.add(next);
    }
  }
  return [...found];
}
