import type { MessageRule } from '../../rule.ts';

export const doubledComma: MessageRule = {
  name: 'doubled-comma',
  about: 'One comma separates two entries.',
  examples: [
    { file: 'home.json', right: '"number": 1,', wrong: '"number": 1,⟦,⟧', fix: true },
    { file: 'restoration.json', right: '["Actions', wrong: '[⟦,⟧"Actions', fix: true },
  ],
  describe: () => ({ message: 'This comma is one too many.', suggestion: 'Take it out.' }),
};
