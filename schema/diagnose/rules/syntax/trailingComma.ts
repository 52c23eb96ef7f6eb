import type { SpokenRule } from '../../rule.ts';

export const trailingComma: SpokenRule<[closing: '}' | ']']> = {
  name: 'trailing-comma',
  severity: 'error',
  about: 'A comma stands between two entries, and none after the last one.',
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
  say: (closing) => ({
    message: `The comma before the closing ${closing} is one too many.`,
    suggestion: 'Take it out.',
  }),
};
