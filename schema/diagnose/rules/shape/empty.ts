import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const empty: MessageRule<[subject: Phrase, orElse: 'omit' | 'decorative' | undefined]> = {
  name: 'empty',
  about:
    'A text has words in it, and not spaces and invisible characters alone. Omit an optional field together with its name.',
  examples: [
    {
      file: 'home.json',
      right: '"title": "Listen"',
      wrong: '"title": ⟦""⟧',
      message: '"title" in block 2 (process), item 1 is empty.',
      suggestion: 'Write the text.',
    },
    {
      file: 'home.json',
      right: '"type": "hero",\n      "eyebrow": "A workshop since 1961",',
      wrong: '"type": "hero",\n      "eyebrow": "⟦   ⟧",',
      message: '"eyebrow" in block 1 (hero) is empty.',
      suggestion: 'Write the text, or take the field out.',
      suggest: '"type": "hero",',
    },
    {
      file: 'home.json',
      right: '"title": "Listen"',
      wrong: '"title": "⟦\u2800\u3000⟧"',
      message: '"title" in block 2 (process), item 1 is empty.',
    },
    {
      file: 'restoration.json',
      right: '"alt": "A keyboard on a bench under a window, in the morning"',
      wrong: '"alt": ⟦""⟧',
      message: '"alt" in block 1 (hero), "picture" is empty.',
      suggestion:
        'Say what the picture shows, or write "decorative": true instead where it only adorns.',
      suggest: '"decorative": true',
    },
  ],
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
