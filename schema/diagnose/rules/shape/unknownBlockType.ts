import { blockLabel } from '../../../blocks/label.ts';
import { suggestName } from '../../nearest.ts';
import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const unknownBlockType: MessageRule<
  [block: Phrase, given: Phrase, written: string, types: readonly string[]]
> = {
  name: 'unknown-block-type',
  about: 'A page is made of the block types of docs/pages.md.',
  examples: [
    {
      file: 'home.json',
      right: '"type": "hero"',
      wrong: '"type": "⟦heros⟧"',
      message: 'Block 1 has an unknown block type "heros".',
      suggestion: 'Did you mean "hero"?',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"type": "hero"',
      wrong: '"type": "⟦Hero⟧"',
      message: 'Block 1 has an unknown block type "Hero".',
      suggestion: 'Did you mean "hero"?',
      fix: true,
    },
    {
      file: 'home.json',
      right: '"type": "process"',
      wrong: '"type": "⟦proccess⟧"',
      message: 'Block 2 has an unknown block type "proccess".',
      suggestion: 'Did you mean "process"?',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"type": "hero"',
      wrong: '"type": "⟦carousel⟧"',
      message: 'Block 1 has an unknown block type "carousel".',
      suggestion:
        'The nearest of 23: prose, banner, hero, card-grid, process. All of them are in docs/pages.md, under "The blocks".',
    },
  ],
  describe: (block, given, written, types) => ({
    message: phrase`${block} has an unknown block type ${given}.`,
    suggestion: suggestName(
      written,
      types,
      'All of them are in docs/pages.md, under "The blocks".',
      blockLabel,
    ),
  }),
};
