import type { MessageRule } from '../../rule.ts';

export const missingComma: MessageRule = {
  name: 'missing-comma',
  about: 'A comma separates two entries.',
  examples: [{ file: 'home.json', right: '"path": "/",\n', wrong: '"path": "/"⟦\n⟧', fix: true }],
  describe: () => ({
    message: 'A comma is missing here, before the next entry.',
    suggestion: 'Write a comma after the entry that ends here.',
  }),
};
