import type { Page } from '../../../page.ts';
import { pageSchema } from '../../../page.ts';
import { linksIn, textsOfKind } from '../../links.ts';
import type { DocumentRule } from '../../rule.ts';
import type { ValuePath } from '../../types.ts';

/** Buttons of one page that do the same under different names (WCAG 2.2, 3.2.4 Consistent Identification). */
export const differentLabels: DocumentRule = {
  name: 'different-labels',

  check({ pages }) {
    return pages.flatMap(({ page, source }) =>
      Array.from(labelsByTarget(page)).flatMap(([href, labels]) => {
        const names = [...labels.keys()];
        const [, second] = labels.values();
        if (!second) return [];
        const listed = names.map((name) => `"${name}"`);
        return [
          {
            source,
            path: second,
            message: `The buttons of this page have ${names.length} names for "${href}": ${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}.`,
            suggestion: {
              inFile: 'Give all of them the same "ctaText".',
              inForm: 'Give all of them the same text.',
            },
          },
        ];
      }),
    );
  },
};

/** The labels of buttons by their target on the page itself, each label with the path of the first button that has it. */
function labelsByTarget(page: Page): Map<string, Map<string, ValuePath>> {
  const hrefs = new Map(
    linksIn(page)
      .filter(({ kind, href }) => kind === 'link' && href.startsWith('#'))
      .map(({ path, href }) => [groupOf(path), href]),
  );
  const targets = new Map<string, Map<string, ValuePath>>();
  for (const { path, text } of textsOfKind('label', pageSchema, page)) {
    const href = hrefs.get(groupOf(path));
    if (href === undefined) continue;
    const labels = targets.get(href) ?? new Map<string, ValuePath>();
    if (!labels.has(text)) labels.set(text, path);
    targets.set(href, labels);
  }
  return targets;
}

/** A key of the group that a field is in. */
function groupOf(path: ValuePath): string {
  return JSON.stringify(path.slice(0, -1));
}
