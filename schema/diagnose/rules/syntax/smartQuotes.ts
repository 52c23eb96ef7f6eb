import type { MessageRule } from '../../rule.ts';

export const smartQuotes: MessageRule = {
  name: 'smart-quotes',
  about:
    'Texts and names of fields have straight quotation marks around them. Curly ones can be used inside a text, for visitors to read.',
  examples: [
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": ⟦“Listen”⟧', fix: true },
  ],
  describe: () => ({
    message: 'These are curly quotation marks, as word processors write them.',
    suggestion: 'Use straight double ones: "like this".',
  }),
};
