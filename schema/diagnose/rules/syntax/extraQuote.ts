import type { MessageRule } from '../../rule.ts';

export const extraQuote: MessageRule = {
  name: 'extra-quote',
  about:
    'A text has one quotation mark before it and one after it. Where there are three, only the author knows which one is extra.',
  examples: [
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": "⟦"⟧Listen"', suggest: true },
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": "Listen"⟦"⟧', suggest: true },
  ],
  describe: () => ({
    message: 'This quotation mark is one too many.',
    suggestion: 'Take it out, or write \\" where visitors are to read it.',
  }),
};
