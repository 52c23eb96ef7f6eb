import type { MessageRule } from '../../rule.ts';

export const missingKey: MessageRule = {
  name: 'missing-key',
  about: 'In braces, every value has a name before it, and a colon between.',
  examples: [{ file: 'home.json', right: '"number": 1,', wrong: '⟦1⟧,' }],
  describe: () => ({
    message: 'A field needs a name before its value.',
    suggestion: 'Write it as in "headline": "…". A number with decimals has a point, as in 4.5.',
  }),
};
