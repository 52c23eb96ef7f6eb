import { anchorsIn } from '../../anchors.ts';
import type { DocumentRule } from '../../rule.ts';
import { containerWords } from '../../words.ts';

/** Two places of a page with the same id: a link could only reach the first. */
export const duplicateId: DocumentRule = {
  name: 'duplicate-id',
  about: 'An id belongs to one block of a page; a link could only reach the first of two.',
  examples: [
    {
      file: 'restoration.json',
      right: '"type": "list"',
      wrong: '"type": "list",\n      "id": "hero-form"',
      at: 'restoration.json:33:14',
      message: 'The id "hero-form" belongs to block 2 (list) already.',
      suggestion: 'Give this one a name of its own.',
    },
  ],
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
