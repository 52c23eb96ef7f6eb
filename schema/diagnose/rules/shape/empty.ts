import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const empty: MessageRule<[subject: Phrase, canOmit: boolean]> = {
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
  ],
  describe: (subject, canOmit) => ({
    message: phrase`${subject} is empty.`,
    suggestion: {
      inFile: canOmit ? 'Write the text, or take the field out.' : 'Write the text.',
      inForm: 'Write the text.',
    },
  }),
};
