import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';

/** Two pages that a search engine would show with the same title or description. */
export const duplicateText: DocumentRule = {
  name: 'duplicate-text',
  about: 'Title and description tell pages apart in search results.',
  examples: [
    {
      file: 'visit.json',
      right: '"title": "Visit the workshop"',
      wrong: '"title": "⟦Piano restoration⟧"',
      message: 'The title is the same as in restoration.json.',
      suggestion: 'Say what only this page offers.',
    },
    {
      file: 'visit.json',
      right:
        'Where the workshop is, when somebody is at the bench, and how to ask for a tuning at your home.',
      wrong:
        '⟦Actions rebuilt, strings replaced and cases polished: what a full restoration of an upright or a grand takes.⟧',
      message: 'The description is the same as in restoration.json.',
    },
  ],
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
