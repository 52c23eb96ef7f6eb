import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';
import { amount } from '../../words.ts';

export const tooShort: MessageRule<[subject: Phrase, length: number, least: number]> = {
  name: 'too-short',
  about:
    'People read the description in search results before they choose a page. A few words are not enough.',
  examples: [
    {
      file: 'visit.json',
      right:
        '"Where the workshop is, when somebody is at the bench, and how to ask for a tuning at your home."',
      wrong: '"⟦Where we are.⟧"',
      message: '"description" is too short: it has 13 characters and needs at least 70.',
      suggestion: 'Write 57 characters more.',
    },
  ],
  describe: (subject, length, least) => ({
    message: phrase`${subject} is too short: it has ${amount(length, 'character')} and needs at least ${least}.`,
    suggestion: `Write ${amount(least - length, 'character')} more.`,
  }),
};
