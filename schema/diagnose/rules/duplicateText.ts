import type { Rule } from '../types.ts';

/** Two pages that a search engine would show with the same title or description. */
export const duplicateText: Rule = {
  name: 'duplicate-text',
  severity: 'error',
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
