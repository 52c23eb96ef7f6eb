import type { MessageRule } from '../../rule.ts';

export const trailingComma: MessageRule<[closing: '}' | ']']> = {
  name: 'trailing-comma',
  about: 'A comma separates two entries. There is none after the last one.',
  examples: [
    {
      file: 'visit.json',
      right: '"height": 600',
      wrong: '"height": 600⟦,⟧',
      message: 'The comma before the closing } is one too many.',
      suggestion: 'Take it out.',
      fix: true,
    },
    {
      file: 'restoration.json',
      right: '"Cases and keys"]',
      wrong: '"Cases and keys"⟦,⟧]',
      message: 'The comma before the closing ] is one too many.',
      fix: true,
    },
  ],
  describe: (closing) => ({
    message: `The comma before the closing ${closing} is one too many.`,
    suggestion: 'Take it out.',
  }),
};
