import { blockLabel } from '../../../blocks/label.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding } from '../../types.ts';

/** A page has one main headline, and the hero holds it. */
export const oneHero: DocumentRule = {
  name: 'one-hero',

  check({ pages }) {
    return pages.flatMap(({ page, source }): Finding[] => {
      const heroes = page.blocks.flatMap(({ type }, index) => (type === 'hero' ? [index] : []));
      if (heroes.length === 0) {
        return [
          {
            source,
            path: ['blocks'],
            message: 'The page has no hero block, so it has no main headline.',
            suggestion: {
              inFile: 'Add a block with "type": "hero" and a "headline".',
              inForm: 'Add a block "Hero".',
            },
          },
        ];
      }
      return heroes.slice(1).map((index) => ({
        source,
        path: ['blocks', index, 'type'],
        message: {
          inFile: `Block ${index + 1} is a second hero; a page has one main headline.`,
          inForm: `This is one more hero at place ${index + 1}; a page has one main headline.`,
        },
        suggestion: {
          inFile: 'Use another block type, such as prose or cta-band.',
          inForm: `Delete it, and add a block "${blockLabel('prose')}" or "${blockLabel('cta-band')}" in its place.`,
        },
      }));
    });
  },
};
