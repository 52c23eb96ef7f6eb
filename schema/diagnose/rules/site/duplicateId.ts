import { anchorsIn } from '../../anchors.ts';
import { phrase } from '../../phrase.ts';
import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';
import { inside } from '../../words.ts';

/** Two places of a page with the same id: a link could only reach the first. */
export const duplicateId: DocumentRule = {
  name: 'duplicate-id',
  about: 'An id belongs to one block of a page; a link could only reach the first of two.',
  examples: [
    {
      file: 'restoration.json',
      right: '"type": "list"',
      wrong: '"type": "list",\n      "id": "hero-form"',
      at: 'restoration.json:37:14',
      message: 'The id "hero-form" belongs to block 2 (list) already.',
      suggestion: 'Give this one a name of its own.',
    },
  ],
  check: ({ pages }) =>
    pages.flatMap(({ page, source }) =>
      repeatsIn(anchorsIn(page), ({ id }) => id).map(({ item: { id, path }, first }) => ({
        source,
        path,
        message: phrase`The ${{ inFile: 'id', inForm: 'name for links' }} "${id}" belongs to ${inside(first.path.slice(0, -1), page)} already.`,
        suggestion: 'Give this one a name of its own.',
      })),
    ),
};
