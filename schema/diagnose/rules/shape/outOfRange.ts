import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const outOfRange: MessageRule<
  [subject: Phrase, given: string, bound: 'at least' | 'at most', limit: number]
> = {
  name: 'out-of-range',
  about:
    'Numbers have limits: a rating has one to five stars, the steps of a process count from 1.',
  examples: [
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": ⟦9⟧',
      message: '"rating" in block 3 (testimonials), item 1 is 9 and must be at most 5.',
      suggestion: 'Write 5 or less.',
    },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": ⟦0⟧',
      message: '"rating" in block 3 (testimonials), item 1 is 0 and must be at least 1.',
      suggestion: 'Write 1 or more.',
    },
  ],
  describe: (subject, given, bound, limit) => ({
    message: phrase`${subject} is ${given} and must be ${bound} ${limit}.`,
    suggestion: `Write ${limit} or ${bound === 'at most' ? 'less' : 'more'}.`,
  }),
};
