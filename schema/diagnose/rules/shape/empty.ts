import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const empty: MessageRule<[subject: Phrase, orElse: 'omit' | 'decorative' | undefined]> = {
  name: 'empty',

  describe: (subject, orElse) => ({
    message: phrase`${subject} is empty.`,
    suggestion:
      orElse === 'decorative'
        ? {
            inFile:
              'Say what the picture shows, or write "decorative": true instead where it only adorns.',
            inForm: 'Say what it shows, or choose "Decorative" where it only adorns.',
          }
        : {
            inFile:
              orElse === 'omit' ? 'Write the text, or take the field out.' : 'Write the text.',
            inForm: 'Write the text.',
          },
  }),
};
