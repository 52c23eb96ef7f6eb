import type { MessageRule } from '../../rule.ts';

export const missingComma: MessageRule = {
  name: 'missing-comma',

  describe: () => ({
    message: 'A comma is missing here, before the next entry.',
    suggestion: 'Write a comma after the entry that ends here.',
  }),
};
