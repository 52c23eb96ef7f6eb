import type { SpokenRule } from '../../rule.ts';

export const doubledComma: SpokenRule = {
  name: 'doubled-comma',
  severity: 'error',
  about: 'Between two entries stands one comma.',
  examples: [
    {
      file: 'home.json',
      right: '"number": 1,',
      wrong: '"number": 1,⟦,⟧',
      fix: true,
    },
    {
      file: 'restoration.json',
      right: '["Actions',
      wrong: '[⟦,⟧"Actions',
      fix: true,
    },
  ],
  say: () => ({ message: 'This comma is one too many.', suggestion: 'Take it out.' }),
};
