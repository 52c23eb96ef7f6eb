import type { MessageRule } from '../../rule.ts';

export const singleQuotes: MessageRule = {
  name: 'single-quotes',
  about: 'Texts and names of fields stand in double quotation marks.',
  examples: [
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: "⟦'Listen'⟧",
      fix: true,
    },
  ],
  describe: () => ({
    message: 'This text stands in single quotation marks.',
    suggestion: 'Use straight double ones: "like this".',
  }),
};
