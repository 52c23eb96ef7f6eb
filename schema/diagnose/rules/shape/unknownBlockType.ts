import { suggestName } from '../../nearest.ts';
import type { SpokenRule } from '../../rule.ts';

export const unknownBlockType: SpokenRule<
  [block: string, given: string, written: string, types: readonly string[]]
> = {
  name: 'unknown-block-type',
  severity: 'error',
  about: 'A page is made of the block types of docs/pages.md.',
  examples: [
    {
      file: 'home.json',
      right: '"type": "hero"',
      wrong: '"type": "⟦heros⟧"',
      message: 'Block 1 has an unknown block type "heros".',
      suggestion: 'Did you mean "hero"?',
      fix: true,
    },
    {
      file: 'home.json',
      right: '"type": "hero"',
      wrong: '"type": "⟦carousel⟧"',
      message: 'Block 1 has an unknown block type "carousel".',
      suggestion:
        'Write one of: banner, hero, card-grid, process, testimonials, cta-band, faq, stats, pain-points, before-after, packages, list, prose, legal, ….',
    },
  ],
  say: (block, given, written, types) => ({
    message: `${block} has an unknown block type ${given}.`,
    suggestion: suggestName(written, types),
  }),
};
