import type { MessageRule } from '../../rule.ts';

export const duplicateKey: MessageRule<[name: string]> = {
  name: 'duplicate-key',
  about:
    'A field stands once in its group. Of two, a program would take one and forget the other silently.',
  examples: [
    {
      file: 'home.json',
      right: '"title": "Listen",',
      wrong: '"title": "Listen",\n          ⟦"title"⟧: "Hear",',
      message: 'The field "title" stands twice in the same place.',
      suggestion: 'Keep one of the two.',
    },
  ],
  describe: (name) => ({
    message: `The field "${name}" stands twice in the same place.`,
    suggestion: 'Keep one of the two.',
  }),
};
