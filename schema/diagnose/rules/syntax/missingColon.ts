import type { MessageRule } from '../../rule.ts';

export const missingColon: MessageRule<[name: string]> = {
  name: 'missing-colon',
  about: 'A colon separates the name of a field from its value.',
  examples: [
    {
      file: 'home.json',
      right: '"title": "Listen"',
      wrong: '"title"⟦ ⟧"Listen"',
      message: 'A colon is missing after "title".',
      suggestion: 'Write "title": and then the value.',
      fix: true,
    },
  ],
  describe: (name) => ({
    message: `A colon is missing after "${name}".`,
    suggestion: `Write "${name}": and then the value.`,
  }),
};
