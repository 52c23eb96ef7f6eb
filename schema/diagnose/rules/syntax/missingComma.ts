import type { SpokenRule } from '../../rule.ts';

export const missingComma: SpokenRule = {
  name: 'missing-comma',
  severity: 'error',
  about: 'Between two entries stands a comma.',
  examples: [
    {
      file: 'home.json',
      right: '"path": "/",\n',
      wrong: '"path": "/"⟦\n⟧',
      fix: true,
    },
  ],
  say: () => ({
    message: 'A comma is missing here, before the next entry.',
    suggestion: 'Write a comma after the entry that ends here.',
  }),
};
