import type { MessageRule } from '../../rule.ts';
import { amount } from '../../words.ts';

export const tooLong: MessageRule<
  [field: string, within: string, length: number, most: number, isText: boolean]
> = {
  name: 'too-long',
  about:
    'Each text has room for so many characters that it looks good on a phone and is not cut off in search results. Facts in braces count as what they stand for.',
  examples: [
    {
      file: 'home.json',
      right: '"How a tuning goes"',
      wrong: `"⟦${'How a tuning goes, step by step, '.repeat(2)}and more…⟧"`,
      message: '"headline" in block 2 (process) is 5 characters too long: it has 75, and 70 fit.',
      suggestion: 'Say it in fewer words.',
    },
  ],
  describe: (field, within, length, most, isText) => ({
    message: `${field}${within} is ${amount(length - most, 'character')} too long: it has ${length}, and ${most} fit.`,
    suggestion: isText ? 'Say it in fewer words.' : 'Write a shorter one.',
  }),
};
