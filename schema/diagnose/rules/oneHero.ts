import type { Rule } from '../types.ts';

/** A page has one main headline, and the hero holds it. */
export const oneHero: Rule = {
  name: 'one-hero',
  severity: 'error',
  check({ pages }) {
    return pages.flatMap(({ page, source }) => {
      const heroes = page.blocks.flatMap(({ type }, index) => (type === 'hero' ? [index] : []));
      if (heroes.length === 0) {
        return [
          {
            source,
            path: ['blocks'],
            message: 'The page has no hero block, so it has no main headline.',
            suggestion: 'Add a block with "type": "hero" and a "headline".',
          },
        ];
      }
      return heroes.slice(1).map((index) => ({
        source,
        path: ['blocks', index, 'type'],
        message: `Block ${index + 1} is a second hero; a page has one main headline.`,
        suggestion: 'Use another block type, such as prose or cta-band.',
      }));
    });
  },
};
