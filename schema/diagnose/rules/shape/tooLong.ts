import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';
import { amount } from '../../words.ts';

export const tooLong: MessageRule<
  [subject: Phrase, length: number, most: number, isText: boolean]
> = {
  name: 'too-long',

  describe: (subject, length, most, isText) => ({
    message: phrase`${subject} is ${amount(length - most, 'character')} too long: it has ${length}, and ${most} fit.`,
    suggestion: isText ? 'Say it in fewer words.' : 'Write a shorter one.',
  }),
};
