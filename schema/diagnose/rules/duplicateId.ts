import { anchorsIn } from '../anchors.ts';
import type { Rule } from '../types.ts';
import { containerWords } from '../words.ts';

/** Two places of a page with the same id: a link could only reach the first. */
export const duplicateId: Rule = {
  name: 'duplicate-id',
  severity: 'error',
  check({ pages }) {
    return pages.flatMap(({ page, source }) => {
      const owners = new Map<string, string>();
      return anchorsIn(page).flatMap(({ id, path }) => {
        const owner = owners.get(id);
        if (owner === undefined) {
          owners.set(id, containerWords(path.slice(0, -1), page));
          return [];
        }
        return [
          {
            source,
            path,
            message: `The id "${id}" belongs to ${owner} already.`,
            suggestion: 'Give this one a name of its own.',
          },
        ];
      });
    });
  },
};
