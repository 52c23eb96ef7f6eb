import type { MessageRule } from '../../rule.ts';

export const missingColon: MessageRule<[name: string]> = {
  name: 'missing-colon',

  describe: (name) => ({
    message: `A colon is missing after "${name}".`,
    suggestion: `Write "${name}": and then the value.`,
  }),
};
