import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';

/** Two pages that a search engine would show with the same title or description. */
export const duplicateText: DocumentRule = {
  name: 'duplicate-text',

  check: ({ pages }) =>
    (['title', 'description'] as const).flatMap((field) =>
      repeatsIn(pages, ({ page }) => page[field].trim().toLowerCase()).map(
        ({ item: { source }, first }) => ({
          source,
          path: [field],
          message: {
            inFile: `The ${field} is the same as in ${first.source.name}.`,
            inForm: `The page ${first.page.path} has the same ${field}.`,
          },
          suggestion: 'Say what only this page offers.',
        }),
      ),
    ),
};
