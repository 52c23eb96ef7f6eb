import type { MessageRule } from '../../rule.ts';

export const trailingComma: MessageRule<[closing: '}' | ']']> = {
  name: 'trailing-comma',

  describe: (closing) => ({
    message: `The comma before the closing ${closing} is one too many.`,
    suggestion: 'Take it out.',
  }),
};
