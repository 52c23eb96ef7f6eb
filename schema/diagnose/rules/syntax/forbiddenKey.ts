import type { SpokenRule } from '../../rule.ts';

/** Names that mean something to JavaScript itself. */
export const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export const forbiddenKey: SpokenRule<[name: string]> = {
  name: 'forbidden-key',
  severity: 'error',
  about:
    'Three names (__proto__, constructor, prototype) mean something to programs and cannot be fields.',
  examples: [
    {
      file: 'home.json',
      right: '"title": "Listen",',
      wrong: '"title": "Listen", ⟦"__proto__"⟧: {},',
      message: '"__proto__" cannot be the name of a field.',
      suggestion: 'Take the field out.',
    },
  ],
  say: (name) => ({
    message: `"${name}" cannot be the name of a field.`,
    suggestion: 'Take the field out.',
  }),
};
