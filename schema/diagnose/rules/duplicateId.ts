import type { Rule } from '../types.ts';

/** Two blocks of a page with the same id: a link could only reach the first. */
export const duplicateId: Rule = {
  name: 'duplicate-id',
  severity: 'error',
  check({ pages }) {
    return pages.flatMap(({ page, source }) => {
      const seen = new Map<string, number>();
      return page.blocks.flatMap(({ id }, index) => {
        if (id === undefined) return [];
        const first = seen.get(id);
        if (first === undefined) {
          seen.set(id, index);
          return [];
        }
        return [
          {
            source,
            path: ['blocks', index, 'id'],
            message: `Block ${index + 1} has the id "${id}", which block ${first + 1} has already.`,
          },
        ];
      });
    });
  },
};
