import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const outOfRange: MessageRule<
  [subject: Phrase, given: string, bound: 'at least' | 'at most', limit: number]
> = {
  name: 'out-of-range',

  describe: (subject, given, bound, limit) => ({
    message: phrase`${subject} is ${given} and must be ${bound} ${limit}.`,
    suggestion: `Write ${limit} or ${bound === 'at most' ? 'less' : 'more'}.`,
  }),
};
