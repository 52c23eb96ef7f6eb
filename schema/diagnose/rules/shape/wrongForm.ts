import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const wrongForm: MessageRule<
  [subject: Phrase, problem: Phrase, suggestion: Phrase | undefined]
> = {
  name: 'wrong-form',

  describe: (subject, problem, suggestion) => ({
    message: phrase`${subject} ${problem}.`,
    suggestion,
  }),
};
