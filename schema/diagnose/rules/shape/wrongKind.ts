import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const wrongKind: MessageRule<
  [subject: Phrase, wanted: Phrase | undefined, given: Phrase, help?: Phrase]
> = {
  name: 'wrong-kind',

  describe: (subject, wanted, given, help) => ({
    message:
      wanted === undefined
        ? phrase`${subject} cannot be ${given}.`
        : phrase`${subject} must be ${wanted}, but it is ${given}.`,
    suggestion: help,
  }),
};
