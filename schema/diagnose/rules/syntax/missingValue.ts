import type { MessageRule } from '../../rule.ts';

export const missingValue: MessageRule<[name: string]> = {
  name: 'missing-value',
  about: 'Every field has a value after its colon.',
  examples: [
    {
      file: 'home.json',
      right: '"number": 1,',
      wrong: '⟦"number"⟧: ,',
      message: 'The field "number" has no value.',
      suggestion: 'Write "number": and then the value, or take the field out.',
    },
  ],
  describe: (name) => ({
    message: `The field "${name}" has no value.`,
    suggestion: `Write "${name}": and then the value, or take the field out.`,
  }),
};
