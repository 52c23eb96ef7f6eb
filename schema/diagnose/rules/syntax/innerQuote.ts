import type { MessageRule } from '../../rule.ts';

export const innerQuote: MessageRule = {
  name: 'inner-quote',
  about:
    'A quotation mark ends a text. One that visitors shall read has a backslash before it, or is a typographic one (“ ”).',
  examples: [
    {
      file: 'home.json',
      right: 'By ear, from',
      wrong: 'By ⟦"⟧ear" alone, from',
      fix: 'By \\"ear\\" alone, from',
    },
  ],
  describe: () => ({
    message: 'A quotation mark inside a text ends the text.',
    suggestion: 'Write \\" for one that is read, as in "a \\"good\\" room".',
  }),
};
