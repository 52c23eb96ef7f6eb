import type { MessageRule } from '../../rule.ts';

export const innerQuote: MessageRule = {
  name: 'inner-quote',
  about:
    'A quotation mark ends a text. One for visitors to read has a backslash before it, or is a typographic one (“ ”).',
  examples: [
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ⟦"⟧ear" alone, from the middle."',
      fix: '"By \\"ear\\" alone, from the middle."',
    },
  ],
  describe: () => ({
    message: 'A quotation mark inside a text ends the text.',
    suggestion: 'Write \\" for one that visitors read, as in "a \\"good\\" room".',
  }),
};
