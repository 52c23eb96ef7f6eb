import type { MessageRule } from '../../rule.ts';

/** Names that have a meaning in JavaScript itself. */
export const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export const forbiddenKey: MessageRule<[name: string]> = {
  name: 'forbidden-key',

  describe: (name) => ({
    message: `"${name}" cannot be the name of a field.`,
    suggestion: 'Take the field out.',
  }),
};
