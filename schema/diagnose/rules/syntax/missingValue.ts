import type { MessageRule } from '../../rule.ts';

export const missingValue: MessageRule<[name: string]> = {
  name: 'missing-value',

  describe: (name) => ({
    message: `The field "${name}" has no value.`,
    suggestion: `Write "${name}": and then the value, or take the field out.`,
  }),
};
