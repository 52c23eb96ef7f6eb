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
  check({ pages }) {
    const owners = new Map<string, string>();
    return pages.flatMap(({ page, source }) =>
      (['title', 'description'] as const).flatMap((field) => {
        const key = `${field} ${page[field]}`;
        const owner = owners.get(key);
        if (owner === undefined) {
          owners.set(key, source.name);
          return [];
        }
        return [
          {
            source,
            path: [field],
            message: `The ${field} is the same as in ${owner}.`,
            suggestion: 'Say what only this page offers.',
          },
        ];
      }),
    );
  },
};
