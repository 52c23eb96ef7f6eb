import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { group } from '../../words.ts';

/** Only the place of the hero is checked. The rendering puts the headings within and between the other blocks in order. */
export const headingOrder: DocumentRule = {
  name: 'heading-order',

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
