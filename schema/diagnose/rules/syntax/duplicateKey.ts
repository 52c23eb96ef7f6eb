import type { MessageRule } from '../../rule.ts';

export const duplicateKey: MessageRule<[name: string]> = {
  name: 'duplicate-key',
  about:
    'A group has each field once. Of two with the same name, a program would keep one and lose the other.',
  examples: [
    {
      file: 'home.json',
      right: '"title": "Listen",',
      wrong: '"title": "Listen",\n          ⟦"title"⟧: "Hear",',
      message: 'The field "title" is in this group twice.',
      suggestion: 'Keep one of the two.',
    },
  ],
  describe: (name) => ({
    message: `The field "${name}" is in this group twice.`,
    suggestion: 'Keep one of the two.',
  }),
};
