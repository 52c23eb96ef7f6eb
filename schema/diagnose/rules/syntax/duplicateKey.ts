import type { MessageRule } from '../../rule.ts';

export const duplicateKey: MessageRule<[name: string]> = {
  name: 'duplicate-key',

  describe: (name) => ({
    message: `The field "${name}" is in this group twice.`,
    suggestion: 'Keep one of the two.',
  }),
};
