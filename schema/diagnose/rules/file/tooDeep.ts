import type { MessageRule } from '../../rule.ts';

/** The maximum depth of nested brackets. A page needs seven. */
export const deepest = 50;

export const tooDeep: MessageRule = {
  name: 'too-deep',

  describe: () => ({
    message: `There are more than ${deepest} brackets inside each other here.`,
    suggestion: 'No page needs so many; take some out.',
  }),
};
