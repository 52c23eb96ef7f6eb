import { blockLabel } from '../../../blocks/label.ts';
import { suggestName } from '../../nearest.ts';
import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const unknownBlockType: MessageRule<
  [block: Phrase, given: Phrase, written: string, types: readonly string[]]
> = {
  name: 'unknown-block-type',

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
