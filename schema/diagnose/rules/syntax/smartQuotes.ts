import type { SpokenRule } from '../../rule.ts';

export const smartQuotes: SpokenRule = {
  name: 'smart-quotes',
  severity: 'error',
  about:
    'Texts and names of fields stand in straight quotation marks. Curly ones may be used inside a text, for visitors to read.',
  examples: [
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: '⟦“Listen”⟧',
      fix: true,
    },
  ],
  say: () => ({
    message: 'These are curly quotation marks, as word processors write them.',
    suggestion: 'Use straight double ones: "like this".',
  }),
};
