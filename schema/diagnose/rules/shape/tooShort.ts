import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';
import { amount } from '../../words.ts';

export const tooShort: MessageRule<[subject: Phrase, length: number, least: number]> = {
  name: 'too-short',

  describe: (subject, length, least) => ({
    message: phrase`${subject} is too short: it has ${amount(length, 'character')} and needs at least ${least}.`,
    suggestion: `Write ${amount(least - length, 'character')} more.`,
  }),
};
