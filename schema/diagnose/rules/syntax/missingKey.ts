import type { MessageRule } from '../../rule.ts';

export const missingKey: MessageRule = {
  name: 'missing-key',

  describe: () => ({
    message: 'A field needs a name before its value.',
    suggestion: 'Write it as in "headline": "…". A number with decimals has a point, as in 4.5.',
  }),
};
