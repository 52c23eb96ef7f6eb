import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';
import { amount } from '../../words.ts';

export const tooLong: MessageRule<
  [subject: Phrase, length: number, most: number, isText: boolean]
> = {
  name: 'too-long',
  about:
    'Each text has a maximum length, so that it looks good on a phone and search results show the whole of it. Facts in braces count with the length of their text.',
  examples: [
    {
      file: 'home.json',
      right: '"headline": "How a tuning goes"',
      wrong: `"headline": "⟦${'How a tuning goes, step by step, '.repeat(2)}and more…⟧"`,
      message: '"headline" in block 2 (process) is 5 characters too long: it has 75, and 70 fit.',
      suggestion: 'Say it in fewer words.',
    },
  ],
  describe: (subject, length, most, isText) => ({
    message: phrase`${subject} is ${amount(length - most, 'character')} too long: it has ${length}, and ${most} fit.`,
    suggestion: isText ? 'Say it in fewer words.' : 'Write a shorter one.',
  }),
};
