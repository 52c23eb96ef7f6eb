import type { MessageRule } from '../../rule.ts';

export const extraQuote: MessageRule = {
  name: 'extra-quote',

  describe: () => ({
    message: 'This quotation mark is one too many.',
    suggestion: 'Take it out, or write \\" where visitors are to read it.',
  }),
};
