import type { MessageRule } from '../../rule.ts';

export const oddSpace: MessageRule = {
  name: 'odd-space',

  describe: () => ({
    message: 'This looks like a space but is another character, which JSON does not allow here.',
    suggestion: 'Replace it by an ordinary space.',
  }),
};
