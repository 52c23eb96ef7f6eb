import type { MessageRule } from '../../rule.ts';

export const smartQuotes: MessageRule = {
  name: 'smart-quotes',

  describe: () => ({
    message: 'These are curly quotation marks, as word processors write them.',
    suggestion: 'Use straight double ones: "like this".',
  }),
};
