import type { SpokenRule } from '../../rule.ts';

export const empty: SpokenRule<[field: string, within: string]> = {
  name: 'empty',
  severity: 'error',
  about: 'A text that is there says something. What is not needed is left out with its name.',
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
      right: '"eyebrow": "A workshop since 1961"',
      wrong: '"eyebrow": "⟦   ⟧"',
      message: '"eyebrow" in block 1 (hero) is empty.',
    },
  ],
  say: (field, within) => ({
    message: `${field}${within} is empty.`,
    suggestion: 'Write the text.',
  }),
};
