import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { group } from '../../words.ts';

/** Only the place of the hero is checked. The rendering puts the headings within and between the other blocks in order. */
export const headingOrder: DocumentRule = {
  name: 'heading-order',
  severity: 'warning',
  about:
    'The main headline comes before all others, as in a book: who listens to a page goes from headline to headline, and search engines take the first for the name of the page. A banner may be above it.',
  examples: [
    {
      file: 'restoration.json',
      right: '"blocks": [',
      wrong:
        '"blocks": [\n    { "type": "prose", "headline": "⟦Before anything else⟧", "paragraphs": ["Call first."] },',
      message: 'Block 1 (prose) has a headline, and the main headline of the page comes after it.',
      suggestion: 'Move the hero to the top.',
    },
  ],
  check: ({ pages }) =>
    pages.flatMap(({ page, source }) => {
      const hero = page.blocks.findIndex(({ type }) => type === 'hero');
      return page.blocks.slice(0, Math.max(0, hero)).flatMap((block, index) =>
        'headline' in block && block.headline
          ? [
              {
                source,
                path: ['blocks', index, 'headline'],
                message: phrase`${group(['blocks', index], page)} has a headline, and the main headline of the page comes after it.`,
                suggestion: 'Move the hero to the top.',
              },
            ]
          : [],
      );
    }),
};
