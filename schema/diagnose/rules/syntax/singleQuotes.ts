import type { SpokenRule } from '../../rule.ts';

export const singleQuotes: SpokenRule = {
  name: 'single-quotes',
  severity: 'error',
  about: 'Texts and names of fields stand in double quotation marks.',
  examples: [
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: "⟦'Listen'⟧",
      fix: true,
    },
  ],
  say: () => ({
    message: 'This text stands in single quotation marks.',
    suggestion: 'Use straight double ones: "like this".',
  }),
};
