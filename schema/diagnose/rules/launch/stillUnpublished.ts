import type { DocumentRule } from '../../rule.ts';
import { listed } from '../../words.ts';

export const stillUnpublished: DocumentRule = {
  name: 'still-unpublished',

  check: ({ unpublished = [], siteSource: source }) =>
    unpublished.length === 0
      ? []
      : [
          {
            source,
            path: [],
            isOfSite: true,
            message: `Not published: ${listed(unpublished.map(({ page }) => page.path))}.`,
            suggestion: {
              inFile: 'Remove "published" from the pages that should go live.',
              inForm: 'Publish the pages that should go live.',
            },
          },
        ],
};
