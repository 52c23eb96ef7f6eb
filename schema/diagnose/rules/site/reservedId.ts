import { reservedIds } from '../../../reservedIds.ts';
import { anchorsIn } from '../../anchors.ts';
import type { DocumentRule } from '../../rule.ts';

export const reservedId: DocumentRule = {
  name: 'reserved-id',
  about:
    'Every page uses some ids itself: "main" for its content, "lead-form" for the form dialog. A link could not reach a block with one of them.',
  examples: [
    {
      file: 'restoration.json',
      right: '"type": "list"',
      wrong: '"type": "list",\n      "id": "⟦main⟧"',
      message: 'The page itself uses the id "main".',
      suggestion: 'Give the block another one, such as "main-section".',
    },
  ],
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
