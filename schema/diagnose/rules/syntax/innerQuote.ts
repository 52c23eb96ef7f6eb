import type { MessageRule } from '../../rule.ts';

export const innerQuote: MessageRule = {
  name: 'inner-quote',

  describe: () => ({
    message: 'A quotation mark inside a text ends the text.',
    suggestion: 'Write \\" for one that visitors read, as in "a \\"good\\" room".',
  }),
};
