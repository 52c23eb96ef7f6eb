import type { MessageRule } from '../../rule.ts';

export const empty: MessageRule<[field: string, within: string, canOmit: boolean]> = {
  name: 'empty',
  about:
    'A text that is there says something. Spaces and invisible characters alone say nothing. What is not needed is omitted with its name.',
  examples: [
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: '⟦""⟧',
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
      right: '"Listen"',
      wrong: '"⟦\u2800\u3000⟧"',
      message: '"title" in block 2 (process), item 1 is empty.',
    },
  ],
  describe: (field, within, canOmit) => ({
    message: `${field}${within} is empty.`,
    suggestion: canOmit ? 'Write the text, or take the field out.' : 'Write the text.',
  }),
};
