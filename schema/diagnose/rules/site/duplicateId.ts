import { anchorsIn } from '../../anchors.ts';
import { phrase } from '../../phrase.ts';
import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';
import { inside } from '../../words.ts';

/** Two places of a page with the same id: a link could only reach the first. */
export const duplicateId: DocumentRule = {
  name: 'duplicate-id',

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
