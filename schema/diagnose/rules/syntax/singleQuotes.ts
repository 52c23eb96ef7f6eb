import type { MessageRule } from '../../rule.ts';

export const singleQuotes: MessageRule = {
  name: 'single-quotes',
  about: 'Texts and names of fields have double quotation marks around them.',
  examples: [
    { file: 'home.json', right: '"title": "Listen"', wrong: `"title": ⟦'Listen'⟧`, fix: true },
  ],
  describe: () => ({
    message: 'This text has single quotation marks.',
    suggestion: 'Use straight double ones: "like this".',
  }),
};
