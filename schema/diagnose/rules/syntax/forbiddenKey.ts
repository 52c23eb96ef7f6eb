import type { MessageRule } from '../../rule.ts';

/** Names that have a meaning in JavaScript itself. */
export const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export const forbiddenKey: MessageRule<[name: string]> = {
  name: 'forbidden-key',
  about:
    'Three names have a meaning in programs and cannot be names of fields: __proto__, constructor and prototype.',
  examples: [
    {
      file: 'home.json',
      right: '"title": "Listen",',
      wrong: '"title": "Listen", ⟦"__proto__"⟧: {},',
      message: '"__proto__" cannot be the name of a field.',
      suggestion: 'Take the field out.',
    },
  ],
  describe: (name) => ({
    message: `"${name}" cannot be the name of a field.`,
    suggestion: 'Take the field out.',
  }),
};
