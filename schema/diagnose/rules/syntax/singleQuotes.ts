import type { MessageRule } from '../../rule.ts';

export const singleQuotes: MessageRule = {
  name: 'single-quotes',

  describe: () => ({
    message: 'This text has single quotation marks.',
    suggestion: 'Use straight double ones: "like this".',
  }),
};
