import type { MessageRule } from '../../rule.ts';

export const extraQuote: MessageRule = {
  name: 'extra-quote',
  about:
    'A text has one quotation mark before it and one after it. Which of more is the right one only the author knows.',
  examples: [
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: '"⟦"⟧Listen"',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: '"Listen"⟦"⟧',
      suggest: true,
    },
  ],
  describe: () => ({
    message: 'This quotation mark is one too many.',
    suggestion: 'Take it out, or write \\" where visitors shall read it.',
  }),
};
