import type { SpokenRule } from '../../rule.ts';

export const duplicateKey: SpokenRule<[name: string]> = {
  name: 'duplicate-key',
  severity: 'error',
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
  say: (name) => ({
    message: `The field "${name}" stands twice in the same place.`,
    suggestion: 'Keep one of the two.',
  }),
};
