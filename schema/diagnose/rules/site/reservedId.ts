import { reservedIds } from '../../../reservedIds.ts';
import { anchorsIn } from '../../anchors.ts';
import type { DocumentRule } from '../../rule.ts';

export const reservedId: DocumentRule = {
  name: 'reserved-id',

  check: ({ pages }) =>
    pages.flatMap(({ page, source }) =>
      anchorsIn(page)
        .filter(({ id }) => reservedIds.includes(id))
        .map(({ id, path }) => ({
          source,
          path,
          message: {
            inFile: `The page itself uses the id "${id}".`,
            inForm: `The page itself uses the name “${id}”.`,
          },
          suggestion: `Give the block another one, such as "${id}-section".`,
        })),
    ),
};
