import type { DocumentRule } from '../../rule.ts';
import { listed } from '../../words.ts';

export const stillUnpublished: DocumentRule = {
  name: 'still-unpublished',
  severity: 'warning',
  about:
    'A page with "published": false does not go live. One line names all of these, in case one should.',
  examples: [
    {
      file: 'strings.json',
      wrong: `{
  "$schema": "../../schema/page.schema.json",
  "path": "/strings",
  "published": false,
  "title": "New strings",
  "description": "When strings are too old to hold a tuning: what new ones cost in time, and how they sound.",
  "blocks": [{ "type": "hero", "headline": "New strings" }]
}
`,
      at: 'site.json:1:1',
      message: 'Not published: /strings.',
      suggestion: 'Remove "published" from the pages that should go live.',
    },
  ],
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
