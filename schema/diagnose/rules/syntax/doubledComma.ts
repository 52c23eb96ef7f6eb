import type { MessageRule } from '../../rule.ts';

export const doubledComma: MessageRule = {
  name: 'doubled-comma',

  describe: () => ({ message: 'This comma is one too many.', suggestion: 'Take it out.' }),
};
