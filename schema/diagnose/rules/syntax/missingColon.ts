import type { SpokenRule } from '../../rule.ts';

export const missingColon: SpokenRule<[name: string]> = {
  name: 'missing-colon',
  severity: 'error',
  about: 'Between the name of a field and its value stands a colon.',
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
  say: (name) => ({
    message: `A colon is missing after "${name}".`,
    suggestion: `Write "${name}": and then the value.`,
  }),
};
